import { defaultPackageKey, type Package, type PackageOption } from '@fieldhouse/contract/billing'
import type { PackageOptionRow, PackageRow } from './billing.queries.ts'

/** Twelve months less 20 %, to the nearest cent. */
export const yearPrice = (monthCents: number): number => Math.round((monthCents * 12 * 80) / 100)

/** What a month comes to for who pays by the year. */
export const annualMonthlyPrice = (monthCents: number): number => Math.round(yearPrice(monthCents) / 12)

/** Whole dollars stand without cents; nothing is `$0.00`, so that it reads as an amount. */
export const formatUsd = (cents: number): string => {
  const dollars = Math.floor(cents / 100).toLocaleString('en-US')
  const rest = cents % 100
  return rest === 0 && cents > 0 ? `$${dollars}` : `$${dollars}.${String(rest).padStart(2, '0')}`
}

/** A package as people see it, and what was taken off the pages only where `seesHidden`. */
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
    options: those(false),
    hidden_options: seesHidden ? those(true) : [],
    // Promo codes come with buying.
    package_discount_ptc: 0,
    is_default: key === defaultPackageKey,
  }
}
