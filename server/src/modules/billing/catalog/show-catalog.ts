import type { Catalog, CatalogPackage } from '@fieldhouse/contract/billing.catalog'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type OfferedRow, selectPackages } from '../billing.queries.ts'
import { addDays, billingDayOf, type Day } from '../billing-day.ts'
import { countFamilies, findCatalogState, findOptions } from './catalog.queries.ts'

/** The last price that has started is the current one. */
const withStates = (prices: OfferedRow['prices'], today: Day): CatalogPackage['prices'] => {
  const started = prices.filter(({ starts_on }) => starts_on <= today)
  const current = started.at(-1) ?? prices[0]
  return prices.map((price) => {
    if (price === current) return { ...price, state: 'current' }
    return { ...price, state: price.starts_on <= today ? 'past' : 'scheduled' }
  })
}

/** Not today: a family that is paying at this moment has seen the old price. */
export const earliestStart = (today: Day): Day => addDays(today, 1)

/** ADM-03. */
export const showCatalog = async (db: Db): Promise<Catalog> => {
  const today = billingDayOf(clock.now())
  const families = await countFamilies(db)
  const { updated_at, ...state } = await findCatalogState(db)
  const packages = await selectPackages(db)
  return {
    packages: packages.map(({ key, slug, name, tagline, month_price, prices }) => ({
      key,
      slug,
      name,
      tagline,
      month_price,
      prices: withStates(prices, today),
      families: families.get(key) ?? 0,
    })),
    options: await findOptions(db),
    earliest_start: earliestStart(today),
    ...state,
    updated_at: updated_at?.toISOString() ?? null,
  }
}
