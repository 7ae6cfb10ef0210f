import { formatUsd } from './billing.amount.ts'
import { packageContents } from './billing.contents.ts'
import { defaultPackageKey, type Package, type PackageKey, type PackageOption } from './billing.ts'

/**
 * What families see of a package. The server answers with it, and the admin's preview draws it from what was typed, so the
 * two can't differ.
 */

/** Twelve months less 20%, to the nearest cent. */
export const yearPrice = (monthCents: number): number => Math.round((monthCents * 12 * 80) / 100)

/** The price per month for people who pay by the year. */
export const annualMonthlyPrice = (monthCents: number): number => Math.round(yearPrice(monthCents) / 12)

/** A price of a package, from the day it starts until the next one starts. Days are as in 2027-01-31. */
export interface DatedPrice {
  readonly starts_on: string
  readonly month_price: number
}

/** The price that is valid on a day. The first price is also valid before its own start. */
export const priceOn = (prices: readonly DatedPrice[], day: string): number => {
  const [first, ...later] = prices.toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))
  if (!first) throw new Error('A package has no price')
  return (later.findLast(({ starts_on }) => starts_on <= day) ?? first).month_price
}

interface OfferedRow {
  readonly key: PackageKey
  readonly slug: string
  readonly name: string
  readonly tagline: string
  readonly month_price: number
}

interface OfferedOption extends Omit<PackageOption, 'is_included'> {
  readonly is_hidden: boolean
  readonly package_keys: readonly PackageKey[]
}

/** A package as people see it. Hidden options are included only if `seesHidden`. */
export const offeredPackage = (
  { key, slug, name, tagline, month_price }: OfferedRow,
  options: readonly OfferedOption[],
  seesHidden: boolean,
): Package => {
  const those = (isHidden: boolean): PackageOption[] =>
    options
      .filter(({ is_hidden }) => is_hidden === isHidden)
      .map((option) => ({
        id: option.id,
        name: option.name,
        description: option.description,
        is_included: option.package_keys.includes(key),
      }))
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
