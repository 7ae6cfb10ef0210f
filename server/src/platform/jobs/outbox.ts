import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { afterCommit, rootOf } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import type { Job, JobOptions } from './job.ts'
import { type GivenEvent, givenEvent, insertEvent, insertJob } from './outbox.queries.ts'
import type { OutboxKind, OutgoingJob, WaitingEvent } from './outgoing.ts'
import type { OwnEvents } from './own-events.ts'

/** What a database's relay does when something new is committed. */
interface Outlet {
  readonly wake: (kind: OutboxKind) => void
  readonly own: OwnEvents
}

const outlets = new WeakMap<Db, Outlet>()

export const onOutboxFilled = (db: Db, outlet: Outlet) => outlets.set(db, outlet)

/** Runs the job after the commit. With a `key` it runs once for that key, however often this is called. */
export const runLater = async <Data>(
  db: Db,
  job: Job<Data>,
  data: Data,
  { key, startAfter }: JobOptions = {},
): Promise<void> => {
  const isNew = await insertJob(
    db,
    { name: job.name, data, ...(startAfter ? { startAfter: startAfter.toISOString() } : {}) },
    key === undefined ? null : `${job.name}:${key}`,
  )
  if (isNew) wakeRelay(db)
}

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

export const wakeRelay = (db: Db): void => afterCommit(db, () => outlets.get(rootOf(db))?.wake('job'))

/**
 * For a statement that writes the event's row together with others: `write` gets what `eventInsertion` needs, and
 * returns until when the row is claimed.
 */
export const publishWith = async <Written extends { readonly claimed_until: Date | null }>(
  db: Db,
  waiting: WaitingEvent,
  write: (given: GivenEvent) => Promise<Written>,
): Promise<Written> => {
  const outlet = outlets.get(rootOf(db))
  const own = outlet?.own.isAccepting() ? outlet.own : null
  const given = givenEvent(waiting, own?.ids() ?? null)
  const id = given.event_id
  const committed = (claimedUntil: Date | null) => {
    own?.committed(id, claimedUntil)
    outlet?.wake('realtime')
  }
  const undone = () => {
    own?.undone(id)
    outlet?.wake('realtime')
  }
  own?.writing(id, waiting)
  try {
    const written = await write(given)
    afterCommit(db, () => committed(written.claimed_until), undone)
    return written
  } catch (error) {
    undone()
    throw error
  }
}

/**
 * Sends an event to everyone on the channels at the moment of the commit, and records that later. After a crash, a
 * client may get it twice, so `data` has an id to recognize it.
 */
export const publishLater = async (
  db: Db,
  channel: WaitingEvent['channel'],
  event: string,
  data: object,
): Promise<void> => {
  await publishWith(db, { channel, event, data }, (given) => insertEvent(db, given))
}
