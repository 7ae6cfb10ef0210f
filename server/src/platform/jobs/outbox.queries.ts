import { and, asc, eq, exists, gt, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { outbox } from './jobs.tables.ts'
import type { OutboxKind } from './outbox.ts'

export const outboxBatch = 100

const isWaiting = (kind: OutboxKind): SQL | undefined => and(eq(outbox.kind, kind), isNull(outbox.left_at))

/** Nodes skip each other's rows. */
export const lockJobs = (tx: Db) =>
  tx
    .select()
    .from(outbox)
    .where(isWaiting('job'))
    .orderBy(asc(outbox.number))
    .limit(outboxBatch)
    .for('update', { skipLocked: true })

/** How long a node has for one batch of events. Telling them takes less than a second, also while Redis hangs. */
const claimMilliseconds = 5_000

/**
 * The next events, for this node to tell; in their order. None while another node is telling some: whatever comes
 * meanwhile is told by that node when it is done, so that no event overtakes another.
 */
export const claimEvents = (db: Db) =>
  transaction(db, async (tx) => {
    // Two claims come one after the other. That one gets lost in a crash does not matter: nobody has to wait for the disk.
    await tx.execute(
      sql`select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(hashtext('outbox events'))`,
    )
    const now = clock.now()
    const claimed = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isWaiting('realtime'), gt(outbox.claimed_until, now)))
    const next = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(isWaiting('realtime'))
      .orderBy(asc(outbox.number))
      .limit(outboxBatch)
    const rows = await tx
      .update(outbox)
      .set({ claimed_until: new Date(now.getTime() + claimMilliseconds) })
      .where(and(inArray(outbox.id, next), not(exists(claimed))))
      .returning()
    return rows.toSorted((one, other) => one.number - other.number)
  })

/** Not told after all: the next node that looks may take them. */
export const releaseEvents = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(outbox)
    .set({ claimed_until: null })
    .where(inArray(outbox.id, [...ids]))
}

/** Nothing is kept of what has left: a copy would keep codes and links readable that are hashes everywhere else. */
export const markLeft = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(outbox)
    .set({ left_at: clock.now(), payload: {} })
    .where(inArray(outbox.id, [...ids]))
}
