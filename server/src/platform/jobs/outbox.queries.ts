import { and, asc, eq, exists, gt, inArray, is, isNull, not, Placeholder, type SQL, sql } from 'drizzle-orm'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { isOneOf, type OrGiven, oncePerDatabase } from '../database/prepared-statements.ts'
import { transaction } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import { outbox } from './jobs.tables.ts'
import type { OutboxKind, OutgoingJob, WaitingEvent } from './outgoing.ts'

export const outboxBatch = 100

const isWaiting = (kind: OutboxKind): SQL | undefined => and(eq(outbox.kind, kind), isNull(outbox.left_at))

/** False if there was one with this business key before. */
export const insertJob = async (db: Db, payload: OutgoingJob, key: string | null): Promise<boolean> => {
  const written = await db
    .insert(outbox)
    .values({ id: uuidv7(), kind: 'job', payload, key, created_at: clock.now() })
    .onConflictDoNothing({ target: outbox.key })
    .returning({ id: outbox.id })
  return written.length > 0
}

/** Nodes skip each other's rows. */
export const lockJobs = (tx: Db) =>
  tx
    .select()
    .from(outbox)
    .where(isWaiting('job'))
    .orderBy(asc(outbox.number))
    .limit(outboxBatch)
    .for('update', { skipLocked: true })

/** How long a node has to send its events. Sending them takes less than a second, even while Redis hangs. */
const claimMilliseconds = 5_000

const claimEnd = (): Date => new Date(clock.now().getTime() + claimMilliseconds)

const isNoneOf = (ids: OrGiven<readonly string[]>): SQL =>
  sql`${outbox.id} <> all(${is(ids, Placeholder) ? ids : sql.param(ids)}::uuid[])`

const waitingExcept = (db: Db, ids: Placeholder) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting('realtime'), isNoneOf(ids)))

/** The values for `eventInsertion`. With `own`, this node wants to claim the event. */
export const givenEvent = (event: WaitingEvent, own: readonly string[] | null) => ({
  event_id: uuidv7(),
  event,
  event_at: clock.now(),
  event_until: own && claimEnd().toISOString(),
  own_events: own ?? [],
})
export type GivenEvent = ReturnType<typeof givenEvent>

/**
 * Writes an event, also as part of a larger statement. This node claims it at once, unless other events than its own are
 * waiting: they are sent first, by the relay of some node, and this one after them.
 */
export const eventInsertion = (db: Db) => {
  const others = waitingExcept(db, sql.placeholder('own_events'))
  const until = sql`${sql.placeholder('event_until')}::timestamptz`
  return db
    .insert(outbox)
    .values({
      id: sql.placeholder('event_id'),
      kind: 'realtime',
      payload: sql.placeholder('event'),
      created_at: sql.placeholder('event_at'),
      claimed_until: sql`case when not exists(${others}) then ${until} end`,
    })
    .returning({ claimed_until: outbox.claimed_until })
}

const insertEventIn = oncePerDatabase((db) => eventInsertion(db).prepare('outbox_insert_event'))

export const insertEvent = async (db: Db, given: GivenEvent) => {
  const [written] = await insertEventIn(db).execute(given)
  if (!written) throw new Error('The outbox returned no row')
  return written
}

const anyWaitingIn = oncePerDatabase((db) =>
  waitingExcept(db, sql.placeholder('handled')).limit(1).prepare('outbox_any_waiting'),
)

/** Whether the relay has anything to do. It is asked after every event, so it costs one statement and no lock. */
export const areEventsWaiting = async (db: Db, handled: readonly string[]): Promise<boolean> =>
  (await anyWaitingIn(db).execute({ handled })).length > 0

/**
 * The next events for this node to send, in order. None while another node is sending: that node also sends everything
 * that arrives in the meantime, so no event overtakes another. A claim on one of `own` is this node's.
 */
export const claimEvents = (db: Db, own: readonly string[] = []) =>
  transaction(db, async (tx) => {
    // Claims happen one after the other. Losing one in a crash does not matter, so this doesn't wait for the disk.
    await tx.execute(
      sql`select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(hashtext('outbox events'))`,
    )
    const claimedByOthers = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isWaiting('realtime'), gt(outbox.claimed_until, clock.now()), isNoneOf(own)))
    const next = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(isWaiting('realtime'))
      .orderBy(asc(outbox.number))
      .limit(outboxBatch)
    const rows = await tx
      .update(outbox)
      .set({ claimed_until: claimEnd() })
      .where(and(inArray(outbox.id, next), not(exists(claimedByOthers))))
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
const departure = (db: Db) =>
  db
    .update(outbox)
    .set({ left_at: sql`${sql.placeholder('now')}`, payload: {} })
    .where(isOneOf(outbox.id, sql.placeholder('ids')))

const departureIn = oncePerDatabase((db) => ({
  job: departure(db).prepare('outbox_job_left'),
  // It does not wait for the disk, since losing it in a crash only sends the event again.
  event: departure(db)
    .returning({ synchronous_commit: sql`set_config('synchronous_commit', 'off', true)` })
    .prepare('outbox_event_left'),
}))

export const markJobsLeft = async (tx: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await departureIn(tx).job.execute({ ids, now: clock.now() })
}

export const markEventsLeft = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await departureIn(db).event.execute({ ids, now: clock.now() })
}
