import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** How many transactions of this database wait for another one right now. */
export const waitingForLocks = async (db: Db): Promise<number | undefined> => {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting
}
