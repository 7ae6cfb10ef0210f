import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { StartupFault } from '../startup-fault.ts'
import type { Db } from './database.ts'
import { transaction } from './transaction.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** The time of the first migration that ran here. Null for an empty database. */
const firstRun = async (db: Db): Promise<number | null> => {
  const { rows: tables } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (tables[0]?.name == null) return null
  const { rows } = await db.execute(sql`select min(created_at) as first from drizzle.__drizzle_migrations`)
  return rows[0]?.first == null ? null : Number(rows[0].first)
}

/** One baseline replaced the tables of development versions. They can't be migrated to it. */
const refuseOlderTables = async (db: Db): Promise<void> => {
  const baseline = readMigrationFiles({ migrationsFolder })[0]?.folderMillis ?? 0
  const first = await firstRun(db)
  if (first !== null && first < baseline)
    throw new StartupFault(
      'This database was made by a version from before the first release, and its tables no longer fit. Delete the data folder (DATA_DIR, usually ./data), or set DATABASE_URL to an empty database, and start again.',
    )
}

/** Migrates the tables, completely or not at all. Nodes that start together take turns. */
export const migrate = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fieldhouse migrations'))`)
    await refuseOlderTables(tx)
    await runMigrations(tx as NodePgDatabase, { migrationsFolder })
  })
