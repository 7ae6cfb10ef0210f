import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Db } from './database.ts'
import { transaction } from './transaction.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings the tables up to date, wholly or not at all. Nodes that start together take turns. */
export const migrate = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fieldhouse migrations'))`)
    await runMigrations(tx as NodePgDatabase, { migrationsFolder })
  })
