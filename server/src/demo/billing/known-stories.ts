import { addDays, addMonths, type Day, planStart, promoOf } from '../../modules/billing/index.ts'
import type { PackageState } from '../package-accounts.ts'
import { type DemoCode, demoCodes } from '../promo-codes.ts'
import type { Story } from './life.ts'
import { shippedPrices } from './prices.ts'

const elite = { package_key: 'package-2', cycle: 'monthly' } as const
const allStar = { package_key: 'package-3', cycle: 'monthly' } as const

/** PayPal came first, the card later. */
export const amaraStory = (today: Day): Story => {
  const back = (days: number) => addDays(today, -days)
  return {
    terms: elite,
    begins: back(250),
    deeds: [
      { on: back(145), what: 'pay-with', method: 1 },
      { on: back(137), what: 'change', terms: allStar },
      { on: back(34), what: 'refund', cents: 2500, ends_access: false },
    ],
  }
}

const withCode = (code: DemoCode, begins: Day) => promoOf(code, begins, true)

/** A code for the full price gives the package for its time. */
const byFullCode = (begins: Day): Story => {
  const promo = withCode(demoCodes.full, begins)
  const plan = planStart({ terms: elite, today: begins, prices: shippedPrices }, { promo, hadPackage: false })
  if (plan.kind !== 'full-discount') throw new Error('The code does not cover the full price')
  return { terms: elite, begins, granted_until: plan.ends_on }
}

/** The packages of the athletes who can sign in. */
export const knownStories: Readonly<Record<PackageState, (today: Day) => Story>> = {
  free: (today) => ({ terms: elite, begins: addDays(today, -12) }),
  // There was a tax where she lives. An admin has removed it since.
  annual: (today) => ({
    terms: { ...allStar, cycle: 'annual' },
    begins: addDays(today, -115),
    tax_rate: 5000,
  }),
  // The card expired, and the charge of today failed. At the end of a month, it was a day or two ago.
  failed: (today) => ({ terms: elite, begins: addMonths(today, -3), declined_from: addDays(today, -3) }),
  canceled: (today) => ({
    terms: elite,
    begins: addDays(today, -105),
    deeds: [{ on: addDays(today, -2), what: 'cancel' }],
  }),
  // With the best college match, so its stage after the end can be seen too.
  ended: (today) => ({
    terms: allStar,
    begins: addMonths(addDays(today, -9), -5),
    deeds: [{ on: addDays(today, -20), what: 'cancel' }],
  }),
  granted: (today) => ({ terms: elite, begins: addDays(today, -30), granted_until: addDays(today, 60) }),
  // Paid by PayPal a day ago, so the payment is not settled yet.
  change: (today) => ({
    terms: allStar,
    begins: addMonths(addDays(today, -1), -4),
    deeds: [{ on: addDays(today, -1), what: 'change', terms: elite }],
  }),
  promo: (today) => {
    const begins = addDays(today, -50)
    return { terms: elite, begins, promo: withCode(demoCodes.season, begins) }
  },
  freecode: (today) => byFullCode(addDays(today, -40)),
  // The bank paid three days ago and took it back today.
  returned: (today) => ({
    terms: elite,
    begins: addMonths(addDays(today, -3), -2),
    deeds: [{ on: today, what: 'take-back' }],
  }),
  disputed: (today) => ({
    terms: elite,
    begins: addMonths(addDays(today, -17), -3),
    deeds: [{ on: addDays(today, -4), what: 'dispute' }],
  }),
  // Somebody at the provider called the payment off on the day it was made.
  void: (today) => {
    const begins = addMonths(addDays(today, -6), -1)
    return { terms: elite, begins, deeds: [{ on: addMonths(begins, 1), what: 'call-off' }] }
  },
}
