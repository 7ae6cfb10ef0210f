import type { Db } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import {
  areEventsWaiting,
  claimEvents,
  lockJobs,
  markEventsLeft,
  markJobsLeft,
  outboxBatch,
  releaseEvents,
} from './outbox.queries.ts'
import { onOutboxFilled } from './outbox.ts'
import type { OutboxKind, OutgoingJob, Publish, WaitingEvent } from './outgoing.ts'
import { createOwnEvents, type OwnEvents, type SentEvent, sendEvent } from './own-events.ts'

/** The destinations of the outbox. */
export interface Destinations {
  /** Runs in the relay's transaction, under the row's id: the job exists if, and only if, the row is gone. */
  enqueue(tx: Db, id: string, job: OutgoingJob): Promise<void>
  publish: Publish
}

/** Finds what a crashed process left behind, and what other nodes could not deliver. */
const sweepMilliseconds = 1000

/** Moves one batch of jobs into the queue, which is in the same database, so this waits for nothing outside. */
const relayJobs = (db: Db, { enqueue }: Pick<Destinations, 'enqueue'>): Promise<number> =>
  transaction(db, async (tx) => {
    const rows = await lockJobs(tx)
    for (const { id, payload } of rows) await enqueue(tx, id, payload as OutgoingJob)
    await markJobsLeft(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.length
  })

/** Records that events were sent. If one failed, it is sent again with all that follow, so the order stays. */
const record = async (db: Db, own: OwnEvents, sent: readonly SentEvent[]): Promise<void> => {
  const results = await Promise.allSettled(sent.map(({ told }) => told))
  const failed = results.findIndex(({ status }) => status === 'rejected')
  const ids = sent.map(({ id }) => id)
  const gone = failed < 0 ? ids : ids.slice(0, failed)
  await markEventsLeft(db, gone)
  own.settled(gone)
  const failure = results[failed]
  if (failure?.status !== 'rejected') return
  await releaseEvents(db, [...ids.slice(failed), ...own.deferSent()])
  throw failure.reason
}

/**
 * Sends what waits and this node didn't send at the commit: claimed and committed, then sent, then recorded. After a
 * crash in between, it is sent again. All events of a batch are on their way before we wait for the first, so it takes
 * as long as one event. Returns how many were sent.
 */
export const relayEvents = async (
  db: Db,
  { publish }: Pick<Destinations, 'publish'>,
  own: OwnEvents = createOwnEvents(publish),
): Promise<number> => {
  await record(db, own, own.sent())
  const deferred = own.deferred()
  if (!(await areEventsWaiting(db, own.handled()))) {
    own.settled(deferred)
    return 0
  }
  const rows = await claimEvents(db, own.ids())
  const taken = own.defer(rows.map(({ id }) => id))
  const sent = rows
    .filter(({ id }) => taken.has(id))
    .map(({ id, payload }) => sendEvent(id, payload as WaitingEvent, publish))
  await record(db, own, sent)
  return sent.length
}

/** Runs a kind of work on request, one round at a time. `work` returns whether there may be more. */
const startLane = (work: () => Promise<boolean>, onFailure: (err: unknown) => void) => {
  let running: Promise<void> | null = null
  let isAsked = false
  let isStopped = false

  const drain = async () => {
    do {
      isAsked = false
      try {
        while ((await work()) && !isStopped);
      } catch (err) {
        // The rows stay, and the next sweep tries again.
        if (!isStopped) onFailure(err)
        return
      }
    } while (isAsked && !isStopped)
  }

  return {
    wake: () => {
      if (isStopped) return
      isAsked = true
      running ??= drain().finally(() => {
        running = null
      })
    },
    stop: async () => {
      isStopped = true
      await running
    },
  }
}

/** Jobs and events are sent separately, because emails must not wait for websockets. */
export const startRelay = (db: Db, destinations: Destinations, log: Log) => {
  const onFailure = (err: unknown) => log.warn({ err }, 'outbox: could not send everything')
  const own = createOwnEvents(destinations.publish)
  const lanes: Record<OutboxKind, ReturnType<typeof startLane>> = {
    job: startLane(async () => (await relayJobs(db, destinations)) === outboxBatch, onFailure),
    // While this node is sending, other nodes leave new events to it. So it looks until there is nothing.
    realtime: startLane(async () => (await relayEvents(db, destinations, own)) > 0, onFailure),
  }
  onOutboxFilled(db, { own, wake: (kind) => lanes[kind].wake() })
  const sweep = setInterval(() => {
    for (const lane of Object.values(lanes)) lane.wake()
  }, sweepMilliseconds)
  return {
    stop: async () => {
      clearInterval(sweep)
      own.stop()
      await Promise.all(Object.values(lanes).map((lane) => lane.stop()))
      await record(db, own, own.sent()).catch(onFailure)
      // Another node may send the others immediately.
      await releaseEvents(db, own.ids()).catch(onFailure)
    },
  }
}
