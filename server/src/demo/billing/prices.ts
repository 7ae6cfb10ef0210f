import type { PackageKey } from '@fieldhouse/contract/billing'
import type { PriceList } from '../../modules/billing/index.ts'

/** The packages as shipped. A test compares them with the table. */
export const shippedPackages: Readonly<Record<PackageKey, { name: string; month_price: number }>> = {
  'package-1': { name: 'Starter Showcase', month_price: 1900 },
  'package-2': { name: 'Starter Elite', month_price: 4900 },
  'package-3': { name: 'All-Star Showcase', month_price: 9900 },
  'package-4': { name: 'College Concierge', month_price: 24_900 },
}

/** There are no taxes until an admin enters them. */
export const shippedPrices: PriceList = {
  monthPrice: (key) => shippedPackages[key].month_price,
  taxRate: () => 0,
}
