import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { afterCommit, rootOf } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import type { Job, JobOptions } from './job.ts'
import { outbox } from './jobs.tables.ts'

export type OutboxKind = 'job' | 'realtime'

/** What a database's relay does when something new is committed. */
const relays = new WeakMap<Db, (kind: OutboxKind) => void>()

export const onOutboxFilled = (db: Db, wake: (kind: OutboxKind) => void) => relays.set(db, wake)

export interface OutgoingJob {
  name: string
  data: unknown
  startAfter?: string
}

export interface OutgoingEvent {
  channel: string
  event: string
  data: object
}

/** The waiting form, the same for one channel or several. */
export interface WaitingEvent extends Omit<OutgoingEvent, 'channel'> {
  channel: string | readonly string[]
}

const put = async (db: Db, kind: OutboxKind, payload: unknown, key?: string) => {
  const written = await db
    .insert(outbox)
    .values({ id: uuidv7(), kind, payload, key: key ?? null, created_at: clock.now() })
    .onConflictDoNothing({ target: outbox.key })
    .returning({ id: outbox.id })
  if (written.length > 0) afterCommit(db, () => relays.get(rootOf(db))?.(kind))
}

/** Runs the job after the commit. With a `key` it runs once for that key, however often this is called. */
export const runLater = <Data>(db: Db, job: Job<Data>, data: Data, { key, startAfter }: JobOptions = {}) =>
  put(
    db,
    'job',
    {
      name: job.name,
      data,
      ...(startAfter ? { startAfter: startAfter.toISOString() } : {}),
    } satisfies OutgoingJob,
    key && `${job.name}:${key}`,
  )

/**
 * The same for a statement that writes the row together with others: the row, as the table `outbox` has it. Call
 * `wakeRelay` once it is written.
 */
export const outgoingJob = <Data>(job: Job<Data>, data: Data) => ({
  id: uuidv7(),
  kind: 'job' satisfies OutboxKind,
  payload: { name: job.name, data } satisfies OutgoingJob,
  created_at: clock.now(),
})

export const wakeRelay = (db: Db): void => afterCommit(db, () => relays.get(rootOf(db))?.('job'))

/**
 * Sends an event to everyone on the channels after the commit. After a crash, a client may get it twice, so `data` has
 * an id to recognize it.
 */
export const publishLater = (db: Db, channel: WaitingEvent['channel'], event: string, data: object) =>
  put(db, 'realtime', { channel, event, data } satisfies WaitingEvent)
