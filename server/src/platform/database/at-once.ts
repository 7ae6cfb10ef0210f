import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * Runs several inserts and updates as one statement, in one round trip. They all see the rows as they were before it, so
 * no part may depend on another, or write the same row.
 */
export const atOnce = async (db: Db, writes: readonly SQLWrapper[]): Promise<void> => {
  const parts = writes.map((write, place) => sql`${sql.identifier(`part_${place}`)} as ${write}`)
  await db.execute(sql`with ${sql.join(parts, sql`, `)} select 1`)
}
