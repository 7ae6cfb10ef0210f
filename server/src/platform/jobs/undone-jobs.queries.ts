import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

/** How many jobs of a kind failed and wait for another try. */
export const countFailing = async (db: Db, names: readonly string[]): Promise<number> => {
  const { rows: tables } = await db.execute<{ queue: string | null }>(
    sql`select to_regclass('pgboss.job')::text as queue`,
  )
  // A server that has never run a job has no queue.
  if (!tables[0]?.queue) return 0
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count from pgboss.job where name in ${[...names]} and state in ('retry', 'failed')`,
  )
  return Number(rows[0]?.count ?? 0)
}
