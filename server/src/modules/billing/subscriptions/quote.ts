import type { PackageKey } from '@fieldhouse/contract/billing'
import { yearPrice } from '@fieldhouse/contract/billing.offer'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import { taxOn } from '@fieldhouse/contract/billing.tax-rates'
import { discountedPrice } from '../billing.rules.ts'
import type { Day } from '../billing-day.ts'

/** What a family has chosen. */
export interface Terms {
  readonly package_key: PackageKey
  readonly cycle: BillingCycle
}

/** A promo code's discount, for charges due before `until`. Null is without an end. */
export interface Promo {
  readonly kind: 'percent' | 'amount'
  readonly percent: number | null
  readonly amount_cents: number | null
  readonly until: Day | null
}

/** What the database knows about prices. Both depend on the day: a new price never changes a running period. */
export interface PriceList {
  /** Cents. */
  readonly monthPrice: (key: PackageKey, on: Day) => number
  /** Thousandths of a percent, by the state of the billing address. */
  readonly taxRate: (on: Day) => number
}

/** What one period costs. All in cents; `total` is what the card is charged. */
export interface Quote {
  readonly price: number
  readonly discount: number
  /** Paid earlier for time that was not used. */
  readonly credit: number
  readonly tax: number
  readonly total: number
}

export const cycleMonths = { monthly: 1, annual: 12 } as const satisfies Record<BillingCycle, number>

const priceOf = ({ package_key, cycle }: Terms, on: Day, { monthPrice }: PriceList): number => {
  const month = monthPrice(package_key, on)
  return cycle === 'annual' ? yearPrice(month) : month
}

const appliesOn = (promo: Promo, on: Day): boolean => promo.until === null || on < promo.until

interface Bill {
  readonly terms: Terms
  readonly on: Day
  readonly promo: Promo | null
  /** All there is; a quote takes at most what is due. */
  readonly credit: number
}

export const quote = ({ terms, on, promo, credit: available }: Bill, prices: PriceList): Quote => {
  const price = priceOf(terms, on, prices)
  const reduced = promo && appliesOn(promo, on) ? discountedPrice(price, promo) : price
  const credit = Math.min(available, reduced)
  const taxed = reduced - credit
  const tax = taxOn(taxed, prices.taxRate(on))
  return { price, discount: price - reduced, credit, tax, total: taxed + tax }
}

/** What a period is worth to the family: its price without the discount and before credit and tax. */
export const worthOf = ({ price, discount }: Pick<Quote, 'price' | 'discount'>): number => price - discount
