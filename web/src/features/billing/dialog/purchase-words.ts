import type { PackageKey } from '@fieldhouse/contract/billing'
import type { SavedMethod } from '@fieldhouse/contract/billing.account'
import type { Invoice } from '@fieldhouse/contract/billing.invoices'
import type { Offer } from '@fieldhouse/contract/billing.subscriptions'
import { billingDate, methodName } from '../payment-words.ts'

/** PAY-05: these two start by themselves. With the others a specialist gets in touch. */
const withoutSpecialist: readonly PackageKey[] = ['package-1', 'package-4']

/** PAY-05: the text after a purchase. */
export const congratulation = (key: PackageKey, packageName: string): string => {
  const short = `${packageName} is yours. Everything in it is open now.`
  return withoutSpecialist.includes(key)
    ? short
    : `${short} One of our specialists will contact you within 48 hours to help you get started.`
}

const ordinal = (day: number): string => {
  const tens = day % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

export interface ChargeDate {
  when: string
  text: string
}

const untilCanceled = ({ billing_cycle, discount_ends: end }: Offer, day: string): ChargeDate[] => [
  {
    when: 'Then',
    text:
      billing_cycle === 'annual'
        ? 'Once a year, until you cancel.'
        : `The ${ordinal(Number(day.slice(8)))} of each month, until you cancel.`,
  },
  ...(end
    ? [{ when: `From ${billingDate(end.on)}`, text: `${end.formatted_total}, without the promo code.` }]
    : []),
]

const reminder = ({ reminder_on: day }: Offer): ChargeDate[] =>
  day === null ? [] : [{ when: billingDate(day), text: 'We email you a reminder.' }]

const today = (text: string): ChargeDate => ({ when: 'Today', text })

const chargeName = (isFirst: boolean): string => (isFirst ? 'First charge' : 'Next charge')

const isSamePackage = ({ change_from: from }: Offer): boolean => from?.size === 'same'

/** What is charged when, with dates. */
export const chargeDatesOf = (offer: Offer): ChargeDate[] => {
  const { kind, formatted, next_charge_on: next, ends_on } = offer
  const charges = (before = ''): ChargeDate[] =>
    next === null
      ? []
      : [
          ...reminder(offer),
          {
            when: billingDate(next),
            text: `${before}${chargeName(offer.is_first_charge)}, ${formatted.next_total}.`,
          },
          ...untilCanceled(offer, next),
        ]
  switch (kind) {
    case 'free-month':
      return [today('$0.00. Everything opens now.'), ...charges()]
    case 'pay-now':
      return [today(`${formatted.due_today}. Everything opens now.`), ...charges()]
    case 'full-discount':
      return [
        today('$0.00. No card needed.'),
        ...(ends_on ? [{ when: billingDate(ends_on), text: 'The last day. It ends by itself.' }] : []),
      ]
    case 'change-free':
      return [
        today(isSamePackage(offer) ? '$0.00. Your package goes on.' : '$0.00. The new package opens now.'),
        ...charges(),
      ]
    case 'change-now':
      return [today(`${formatted.due_today}. The new package opens now.`), ...charges()]
    case 'change-later':
      return [
        today('$0.00. Your package stays as it is.'),
        ...charges(isSamePackage(offer) ? 'Your package goes on. ' : 'The new package starts. '),
      ]
    case 'none':
    case 'refused':
      return []
  }
}

interface PriceLine {
  label: string
  amount: string
}

export interface PriceLines {
  lines: PriceLine[]
  total: PriceLine
}

const totalLabel = ({ kind, is_first_charge: isFirst }: Offer): string => {
  if (kind === 'pay-now' || kind === 'change-now') return 'Due today'
  return kind === 'full-discount' ? 'Total' : chargeName(isFirst)
}

/** What the amount is made of. Null if there is nothing to buy. */
export const priceLinesOf = (offer: Offer): PriceLines | null => {
  const { kind, formatted, discount, credit, promo_code: code } = offer
  if (kind === 'none' || kind === 'refused') return null
  const unit = offer.billing_cycle === 'annual' ? 'a year' : 'a month'
  return {
    lines: [
      { label: `${offer.package_name}, ${unit}`, amount: formatted.price },
      ...(discount > 0
        ? [{ label: code ? `Promo code ${code}` : 'Promo code', amount: `−${formatted.discount}` }]
        : []),
      ...(credit > 0 ? [{ label: 'Credit for unused days', amount: `−${formatted.credit}` }] : []),
      { label: 'Tax', amount: offer.needs_address ? 'After your address' : formatted.tax },
    ],
    total: { label: totalLabel(offer), amount: formatted.total },
  }
}

/** The title of the step. It says what the person is about to do. */
export const payTitle = (offer: Pick<Offer, 'kind'> | undefined): string => {
  switch (offer?.kind) {
    case 'free-month':
    case 'pay-now':
      return 'How you pay'
    case 'change-free':
    case 'change-now':
    case 'change-later':
      return 'Change your package'
    default:
      return 'Your package'
  }
}

/** Nothing is due today, but a later charge goes to the card that is saved. */
export const isPaidLater = ({ kind, next_total }: Pick<Offer, 'kind' | 'next_total'>): boolean =>
  (kind === 'change-free' || kind === 'change-later') && (next_total ?? 0) > 0

/** The card that later charges go to, or what to do without one. */
export const payerMethodWords = (methods: readonly SavedMethod[]): string => {
  const method = methods.find(({ is_default }) => is_default) ?? methods[0]
  if (!method) return 'No card is saved. Add one on your Payment page before the next charge.'
  return method.is_expired
    ? `${methodName(method)} has expired. Add another card on your Payment page before the next charge.`
    : `${methodName(method)} pays the next charge. You can change that on your Payment page.`
}

/** PAY-05: after the purchase, what was paid instead of what is due. */
export const paidLines = ({ package: bought, formatted }: Invoice): PriceLines => ({
  lines: [
    { label: `${bought.name}, ${bought.period.cycle_title.toLowerCase()}`, amount: formatted.amount },
    ...(bought.discount > 0 ? [{ label: 'Promo code', amount: `−${formatted.discount}` }] : []),
    ...(bought.credit > 0 ? [{ label: 'Credit for unused days', amount: `−${formatted.credit}` }] : []),
    { label: 'Tax', amount: formatted.taxes },
  ],
  total: { label: 'Paid today', amount: formatted.total },
})

/** Whether the person has to hand over a card or a PayPal account. */
export const needsMethod = ({ kind }: Pick<Offer, 'kind'>): boolean =>
  kind === 'free-month' || kind === 'pay-now' || kind === 'change-now'

/** A promo code counts for a new package only. */
export const takesPromoCode = ({ kind }: Pick<Offer, 'kind'>): boolean =>
  kind === 'free-month' || kind === 'pay-now' || kind === 'full-discount'

/** Below the button. On a phone, the dates are out of sight by then. */
export const termsOf = ({ is_first_charge: isFirst, next_charge_on: next, formatted }: Offer): string => {
  const how = 'Cancel with one click on your Payment page.'
  if (next === null) return how
  return `The ${chargeName(isFirst).toLowerCase()} is ${formatted.next_total} on ${billingDate(next)}. ${how}`
}

/** As in "Change to Starter Elite", "Change to annual", or "Keep Starter Elite". */
const changeLabel = ({ package_name: name, billing_cycle: cycle, change_from: from }: Offer): string => {
  if (from?.size !== 'same') return `Change to ${name}`
  return from.billing_cycle === cycle ? `Keep ${name}` : `Change to ${cycle}`
}

/** The button that confirms it. It says what is charged today. */
export const confirmLabel = (offer: Offer): string => {
  const { kind, package_name: name, formatted } = offer
  switch (kind) {
    case 'free-month':
    case 'full-discount':
      return `Start ${name}, pay $0.00 today`
    case 'pay-now':
      return `Start ${name}, pay ${formatted.due_today} today`
    case 'change-now':
      return `${changeLabel(offer)}, pay ${formatted.due_today} today`
    case 'change-free':
    case 'change-later':
      return `${changeLabel(offer)}, pay $0.00 today`
    case 'none':
    case 'refused':
      return ''
  }
}
