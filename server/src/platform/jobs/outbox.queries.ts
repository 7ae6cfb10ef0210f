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

/** How long a node has for one batch of events. Sending them takes less than a second, even while Redis hangs. */
const claimMilliseconds = 5_000

/**
 * The next events for this node to send, in order. None while another node is sending: that node also sends everything
 * that arrives in the meantime, so no event overtakes another.
 */
export const claimEvents = (db: Db) =>
  transaction(db, async (tx) => {
    // Claims happen one after the other. Losing one in a crash does not matter, so this doesn't wait for the disk.
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

/** Releases events that were not sent. The next node that looks may take them. */
export const releaseEvents = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(outbox)
    .set({ claimed_until: null })
    .where(inArray(outbox.id, [...ids]))
}

/** Nothing is kept after sending: a copy would leave codes and links readable that are hashes everywhere else. */
export const markLeft = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(outbox)
    .set({ left_at: clock.now(), payload: {} })
    .where(inArray(outbox.id, [...ids]))
}
