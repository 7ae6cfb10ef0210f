import { type BusinessRange, businessRanges } from '@fieldhouse/contract/business'
import { dayIn, oneOf, withoutNothing } from '../../lib/address-parts.ts'

/** The range in the address: `?range=12-weeks`, or `?from=2026-01-01&to=2026-03-31`. */
export interface BusinessSearch {
  range?: BusinessRange
  from?: string
  to?: string
}

type GivenSearch = { readonly [Key in keyof BusinessSearch]?: unknown }

/** Two days go before a range by name. */
export const readBusinessSearch = (given: GivenSearch): BusinessSearch => {
  const [from, to] = [dayIn(given.from), dayIn(given.to)]
  if (from || to) return withoutNothing<BusinessSearch>({ range: undefined, from, to })
  return withoutNothing<BusinessSearch>({
    range: oneOf(businessRanges, given.range),
    from: undefined,
    to: undefined,
  })
}
