import type { PackageKey } from '@fieldhouse/contract/billing'
import { type DatedPrice, priceOn } from '@fieldhouse/contract/billing.offer'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { heldOptions, packageOptions, packagePrices, packages } from './billing.tables.ts'
import { billingDayOf } from './billing-day.ts'

/** Every price of a package, in order. */
export const pricesOfPackage = sql<DatedPrice[]>`(select json_agg(json_build_object(
  'starts_on', ${packagePrices.starts_on}, 'month_price', ${packagePrices.month_price}) order by ${packagePrices.starts_on})
  from ${packagePrices} where ${packagePrices.package_key} = ${packages.key})`

/** The packages in order, at the price of today. */
export const selectPackages = async (db: Db) => {
  const today = billingDayOf(clock.now())
  const rows = await db
    .select({ ...getTableColumns(packages), prices: pricesOfPackage })
    .from(packages)
    .orderBy(asc(packages.position))
  return rows.map((row) => ({ ...row, month_price: priceOn(row.prices, today) }))
}

/** Every option with the packages that include it. */
export const selectPackageOptions = (db: Db) =>
  db
    .select({
      ...getTableColumns(packageOptions),
      package_keys: sql<PackageKey[]>`array_remove(array_agg(${heldOptions.package_key}), null)`,
    })
    .from(packageOptions)
    .leftJoin(heldOptions, eq(heldOptions.option_id, packageOptions.id))
    .groupBy(packageOptions.id)
    .orderBy(asc(packageOptions.position), asc(packageOptions.id))

export type OfferedRow = Awaited<ReturnType<typeof selectPackages>>[number]

export const findPackageName = async (db: Db, key: PackageKey): Promise<string> => {
  const [found] = await db.select({ name: packages.name }).from(packages).where(eq(packages.key, key))
  return found?.name ?? key
}
