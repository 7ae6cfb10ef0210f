import type { PackageKey } from '@fieldhouse/contract/billing'
import type { PriceList } from './quote.ts'

const monthPrices: Record<PackageKey, number> = {
  'package-1': 1900,
  'package-2': 4900,
  'package-3': 9900,
  'package-4': 24_900,
}

/** The prices as shipped, without taxes. */
export const pricesOf = (overrides: Partial<PriceList> = {}): PriceList => ({
  monthPrice: (key) => monthPrices[key],
  taxRate: () => 0,
  ...overrides,
})
