import { eq, sql } from 'drizzle-orm'
import { users } from '../modules/accounts/accounts.tables.ts'
import { loadColleges } from '../modules/colleges/index.ts'
import { rewritePools } from '../modules/profiles/index.ts'
import { rewriteScores } from '../modules/rankings/index.ts'
import { clock } from '../platform/clock.ts'
import { bulkFill, type TableRows } from '../platform/database/bulk-insert.ts'
import type { Db } from '../platform/database/database.ts'
import { transaction } from '../platform/database/transaction.ts'
import { withoutIndex } from '../platform/database/without-index.ts'
import { demoAdminAccount } from './accounts.ts'
import { featureDemoAthletes } from './feature-athletes.ts'
import { createDemoWorld, type DemoWorldOptions } from './world.ts'
import { worldTables } from './world-tables.ts'

/** What `npm start` fills in. */
export const demoSize: DemoWorldOptions = { athletes: 3000 }

/** The demo admin's row shows whether it exists. */
export const hasDemoWorld = async (db: Db): Promise<boolean> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, demoAdminAccount.email))
  return found.length > 0
}

/**
 * The embedded database has no autovacuum, and without statistics some pages take ten times as long. A small sample is
 * enough for small tables.
 */
const readStatistics = async (tx: Db, tables: readonly TableRows[]): Promise<void> => {
  await tx.execute(sql`set local default_statistics_target = 20`)
  const names = [...new Set(tables.map(({ table }) => table))].map((table) => sql`${table}`)
  await tx.execute(sql`analyze ${sql.join(names, sql`, `)}`)
}

/**
 * Puts the demo world into the database, completely or not at all. If it already exists, nothing happens.
 * Of nodes that start together, the first one fills it and the others wait.
 */
export const fillDemoWorld = async (db: Db, options: DemoWorldOptions): Promise<void> => {
  if (await hasDemoWorld(db)) return
  // Its coaches belong to colleges.
  await loadColleges(db)
  const tables = worldTables(await createDemoWorld(options))
  await transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fieldhouse demo world'))`)
    if (await hasDemoWorld(tx)) return
    await withoutIndex(tx, 'accounts_users_words', () => bulkFill(tx, tables))
    await readStatistics(tx, tables)
    await rewritePools(tx, clock.now())
    await rewriteScores(tx, clock.now())
    await featureDemoAthletes(tx)
  })
}
