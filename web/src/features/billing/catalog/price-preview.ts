import type { Package, PackageKey } from '@fieldhouse/contract/billing'
import type { Catalog } from '@fieldhouse/contract/billing.catalog'
import { offeredPackage, priceOn } from '@fieldhouse/contract/billing.offer'
import type { PlannedPrice } from './price-words.ts'

/** What families will see on the first day of a planned price, with whatever else is planned until then. */
export const pricePreview = (
  { packages, options }: Catalog,
  key: PackageKey,
  { month_price, starts_on }: PlannedPrice,
): Package[] =>
  packages.map((row) =>
    offeredPackage(
      { ...row, month_price: row.key === key ? month_price : priceOn(row.prices, starts_on) },
      options,
      false,
    ),
  )
