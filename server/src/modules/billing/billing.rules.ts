import {
  type Discount,
  defaultPackageKey,
  type Package,
  type PackageOption,
} from '@fieldhouse/contract/billing'
import { packageContents } from '@fieldhouse/contract/billing.contents'
import { formatUsd } from '../../platform/money.ts'
import type { PromoCodeRow } from '../affiliates/index.ts'
import type { PackageOptionRow, PackageRow } from './billing.queries.ts'

/** Twelve months less 20%, to the nearest cent. */
export const yearPrice = (monthCents: number): number => Math.round((monthCents * 12 * 80) / 100)

/** The price per month for people who pay by the year. */
export const annualMonthlyPrice = (monthCents: number): number => Math.round(yearPrice(monthCents) / 12)

/** A package as people see it. Hidden options are included only if `seesHidden`. */
export const offeredPackage = (
  { key, slug, name, tagline, month_price }: PackageRow,
  options: readonly PackageOptionRow[],
  seesHidden: boolean,
): Package => {
  const those = (isHidden: boolean): PackageOption[] =>
    options
      .filter(({ is_hidden }) => is_hidden === isHidden)
      .map(({ package_keys, ...option }) => ({ ...option, is_included: package_keys.includes(key) }))
  return {
    key,
    slug,
    name,
    tagline,
    month_price,
    year_price: yearPrice(month_price),
    currency: 'USD',
    formatted_price: {
      month_price: formatUsd(month_price),
      annual_monthly_price: formatUsd(annualMonthlyPrice(month_price)),
      year_price: formatUsd(yearPrice(month_price)),
    },
    opens: [...packageContents[key]],
    options: those(false),
    hidden_options: seesHidden ? those(true) : [],
    // Promo codes are applied at checkout.
    package_discount_ptc: 0,
    is_default: key === defaultPackageKey,
  }
}

type Worth = Pick<PromoCodeRow, 'kind' | 'percent' | 'amount_cents'>

/** What is left to pay. A percentage is rounded to the nearest cent, and the price is never negative. */
export const discountedPrice = (cents: number, { kind, percent, amount_cents }: Worth): number => {
  const off = kind === 'percent' ? Math.round((cents * (percent ?? 0)) / 100) : (amount_cents ?? 0)
  return Math.max(0, cents - off)
}

/** The prices of a package with a promo code. */
export const discountOf = (
  { key, month_price }: Pick<PackageRow, 'key' | 'month_price'>,
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
