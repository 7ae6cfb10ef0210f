import type { Discount } from '@fieldhouse/contract/billing'
import { yearPrice } from '@fieldhouse/contract/billing.offer'
import { formatUsd } from '../../platform/money.ts'
import type { PromoCodeRow } from '../affiliates/index.ts'
import type { OfferedRow } from './billing.queries.ts'

type Worth = Pick<PromoCodeRow, 'kind' | 'percent' | 'amount_cents'>

/** What is left to pay. A percentage is rounded to the nearest cent, and the price is never negative. */
export const discountedPrice = (cents: number, { kind, percent, amount_cents }: Worth): number => {
  const off = kind === 'percent' ? Math.round((cents * (percent ?? 0)) / 100) : (amount_cents ?? 0)
  return Math.max(0, cents - off)
}

/** The prices of a package with a promo code. */
export const discountOf = (
  { key, month_price }: Pick<OfferedRow, 'key' | 'month_price'>,
  worth: Worth & { readonly months: number | null },
): Discount => {
  const discounted_price = discountedPrice(month_price, worth)
  const discounted_year_price = discountedPrice(yearPrice(month_price), worth)
  return {
    'package-key': key,
    discounted_price,
    discounted_year_price,
    months: worth.months,
    currency: 'USD',
    formatted_price: {
      discounted_price: formatUsd(discounted_price),
      discounted_year_price: formatUsd(discounted_year_price),
    },
  }
}
