import type { Db } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import { claimEvents, lockJobs, markLeft, outboxBatch, releaseEvents } from './outbox.queries.ts'
import {
  type OutboxKind,
  type OutgoingEvent,
  type OutgoingJob,
  onOutboxFilled,
  type WaitingEvent,
} from './outbox.ts'

/** The destinations of the outbox. */
export interface Destinations {
  /** Runs in the relay's transaction, under the row's id: the job exists if, and only if, the row is gone. */
  enqueue(tx: Db, id: string, job: OutgoingJob): Promise<void>
  /** Calls another system, so it never runs in a transaction. It has its own time limit. */
  publish(event: OutgoingEvent): Promise<void>
}

/** Finds what a crashed process left behind, and what other nodes could not deliver. */
const sweepMilliseconds = 1000

/** Moves one batch of jobs into the queue, which is in the same database, so this waits for nothing outside. */
const relayJobs = (db: Db, { enqueue }: Pick<Destinations, 'enqueue'>): Promise<number> =>
  transaction(db, async (tx) => {
    const rows = await lockJobs(tx)
    for (const { id, payload } of rows) await enqueue(tx, id, payload as OutgoingJob)
    await markLeft(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.length
  })

const publishAll = async ({ channel, ...event }: WaitingEvent, publish: Destinations['publish']) => {
  await Promise.all([channel].flat().map((one) => publish({ ...event, channel: one })))
}

/**
 * Sends one batch of events: claimed and committed, then sent, then recorded. After a crash in between, they are sent
 * again. All of them are on their way before we wait for the first, so a batch takes as long as one event. If one
 * fails, it is sent again with all that follow, so the order stays.
 */
export const relayEvents = async (db: Db, { publish }: Pick<Destinations, 'publish'>): Promise<number> => {
  const rows = await claimEvents(db)
  const told = await Promise.allSettled(
    rows.map(({ payload }) => publishAll(payload as WaitingEvent, publish)),
  )
  const failed = told.findIndex(({ status }) => status === 'rejected')
  const ids = rows.map(({ id }) => id)
  const left = failed < 0 ? ids : ids.slice(0, failed)
  await markLeft(db, left)
  await releaseEvents(db, ids.slice(left.length))
  const failure = told[failed]
  if (failure?.status === 'rejected') throw failure.reason
  return rows.length
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
  const lanes: Record<OutboxKind, ReturnType<typeof startLane>> = {
    job: startLane(async () => (await relayJobs(db, destinations)) === outboxBatch, onFailure),
    // While this node is sending, other nodes leave new events to it. So it looks until there is nothing.
    realtime: startLane(async () => (await relayEvents(db, destinations)) > 0, onFailure),
  }
  onOutboxFilled(db, (kind) => lanes[kind].wake())
  const sweep = setInterval(() => {
    for (const lane of Object.values(lanes)) lane.wake()
  }, sweepMilliseconds)
  return {
    stop: async () => {
      clearInterval(sweep)
      await Promise.all(Object.values(lanes).map((lane) => lane.stop()))
    },
  }
}
