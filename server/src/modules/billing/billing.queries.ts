import type { PackageKey } from '@fieldhouse/contract/billing'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { heldOptions, packageOptions, packages } from './billing.tables.ts'

export const selectPackages = (db: Db) => db.select().from(packages).orderBy(asc(packages.position))

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

export type PackageRow = Awaited<ReturnType<typeof selectPackages>>[number]
export type PackageOptionRow = Awaited<ReturnType<typeof selectPackageOptions>>[number]

export const findPackageName = async (db: Db, key: PackageKey): Promise<string> => {
  const [found] = await db.select({ name: packages.name }).from(packages).where(eq(packages.key, key))
  return found?.name ?? key
}
