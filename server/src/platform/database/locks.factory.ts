import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Db } from './database.ts'
import { transaction } from './transaction.ts'

/** The embedded engine has one connection, so two transactions can't overlap there. */
export const hasManyConnections = inject('testEngine').engine === 'postgres'

/** How many connections wait for a lock right now. */
export const waitingForLocks = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}

class Undone extends Error {}

/** Runs `work` in a transaction that is taken back at the end, and returns what it gave. */
export const takenBack = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<{ result: T }> => {
  let kept: { result: T } | undefined
  const undone = transaction(db, async (tx) => {
    kept = { result: await work(tx) }
    throw new Undone()
  })
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  if (!kept) throw new Error('The work did not end')
  return kept
}
