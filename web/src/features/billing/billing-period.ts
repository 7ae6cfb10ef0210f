import type { Package } from '@fieldhouse/contract/billing'

export type BillingPeriod = 'monthly' | 'annual'

/** The period in the address: `?billing=annual`, and nothing for monthly. */
export interface BillingSearch {
  billing?: 'annual'
  /** The page and section to return to after the payment (PAY-02). */
  return_to?: string
  /** The user id of the athlete it is for, if the page before was about one of several. */
  athlete?: string
}

export const searchOf = (period: BillingPeriod, returnTo?: string, athlete?: string): BillingSearch => ({
  ...(period === 'annual' ? { billing: 'annual' as const } : {}),
  ...(returnTo ? { return_to: returnTo } : {}),
  ...(athlete ? { athlete } : {}),
})

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const readBillingSearch = ({ billing, return_to, athlete }: Record<string, unknown>): BillingSearch =>
  searchOf(billing === 'annual' ? 'annual' : 'monthly', textOf(return_to), textOf(athlete))

export const periodOf = ({ billing = 'monthly' }: { billing?: BillingPeriod }): BillingPeriod => billing

/** The full price as text: the monthly cost, and the amount charged up front. */
export const priceIn = (period: BillingPeriod, { formatted_price }: Pick<Package, 'formatted_price'>) => {
  const { month_price, annual_monthly_price, year_price } = formatted_price
  return period === 'annual'
    ? { aMonth: annual_monthly_price, note: `${year_price} billed once a year`, charge: year_price }
    : { aMonth: month_price, note: `or ${year_price} a year, billed once`, charge: month_price }
}
