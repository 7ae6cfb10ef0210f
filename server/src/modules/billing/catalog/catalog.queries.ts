import type { PackageKey } from '@fieldhouse/contract/billing'
import type { CatalogOption } from '@fieldhouse/contract/billing.catalog'
import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { shownName, users } from '../../accounts/index.ts'
import { selectPackageOptions } from '../billing.queries.ts'
import { catalogState, heldOptions, packageOptions, packagePrices, packages } from '../billing.tables.ts'
import type { Day } from '../billing-day.ts'
import { subscriptions } from '../payments.tables.ts'

export const findCatalogState = async (db: Db) => {
  const [found] = await db
    .select({
      version: catalogState.version,
      updated_at: catalogState.updated_at,
      updated_by: sql<string | null>`case when ${users.id} is not null then ${shownName(users)} end`,
    })
    .from(catalogState)
    .leftJoin(users, eq(users.id, catalogState.updated_by))
  if (!found) throw new Error('The packages have lost their version')
  return found
}

/** The version that is current, until the transaction ends. */
export const lockCatalog = async (tx: Db): Promise<number> => {
  const [found] = await tx.select({ version: catalogState.version }).from(catalogState).for('update')
  if (!found) throw new Error('The packages have lost their version')
  return found.version
}

export const markChanged = async (tx: Db, updated_by: string): Promise<void> => {
  await tx
    .update(catalogState)
    .set({ version: sql`${catalogState.version} + 1`, updated_at: clock.now(), updated_by })
}

/** The options as admins see them, in order. */
export const findOptions = async (db: Db): Promise<CatalogOption[]> =>
  (await selectPackageOptions(db)).map(({ position, package_keys, ...option }) => ({
    ...option,
    package_keys: package_keys.toSorted(),
  }))

export const findPackageNames = async (db: Db): Promise<ReadonlyMap<PackageKey, string>> => {
  const found = await db.select({ key: packages.key, name: packages.name }).from(packages)
  return new Map(found.map(({ key, name }) => [key, name]))
}

export const replaceOptions = async (tx: Db, list: readonly CatalogOption[]): Promise<void> => {
  await tx.delete(packageOptions)
  if (list.length === 0) return
  await tx
    .insert(packageOptions)
    .values(list.map(({ package_keys, ...option }, index) => ({ ...option, position: index + 1 })))
  const held = list.flatMap(({ id, package_keys }) =>
    package_keys.map((package_key) => ({ package_key, option_id: id })),
  )
  if (held.length > 0) await tx.insert(heldOptions).values(held)
}

/** The families that have each package and go on paying for it. */
export const countFamilies = async (db: Db): Promise<ReadonlyMap<PackageKey, number>> => {
  const rows = await db
    .select({ key: subscriptions.package_key, families: count() })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.status, ['free', 'active', 'past_due']),
        eq(subscriptions.is_canceled, false),
        isNotNull(subscriptions.payer_id),
      ),
    )
    .groupBy(subscriptions.package_key)
  return new Map(rows.map(({ key, families }) => [key, families]))
}

export const updatePackageTexts = async (
  tx: Db,
  key: PackageKey,
  texts: { readonly name: string; readonly tagline: string },
): Promise<void> => {
  await tx.update(packages).set(texts).where(eq(packages.key, key))
}

export const savePrice = async (
  tx: Db,
  package_key: PackageKey,
  starts_on: Day,
  month_price: number,
): Promise<void> => {
  await tx
    .insert(packagePrices)
    .values({ package_key, starts_on, month_price })
    .onConflictDoUpdate({
      target: [packagePrices.package_key, packagePrices.starts_on],
      set: { month_price },
    })
}

export const deletePrice = async (tx: Db, package_key: PackageKey, starts_on: Day): Promise<void> => {
  await tx
    .delete(packagePrices)
    .where(and(eq(packagePrices.package_key, package_key), eq(packagePrices.starts_on, starts_on)))
}
