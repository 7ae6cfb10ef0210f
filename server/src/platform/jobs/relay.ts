import { asc, inArray, isNull } from 'drizzle-orm'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import { outbox } from './jobs.tables.ts'
import { type OutgoingEvent, type OutgoingJob, onOutboxFilled, type WaitingEvent } from './outbox.ts'

/** Where things go when they leave. */
export interface Destinations {
  /** Within the relay's transaction, under the row's id: the job is there when, and only when, the row has left. */
  enqueue(tx: Db, id: string, job: OutgoingJob): Promise<void>
  publish(event: OutgoingEvent): Promise<void>
}

const batch = 100
/** Finds what a crashed process left behind, and what other nodes could not deliver. */
const sweepMilliseconds = 1000

const publishAll = async ({ publish }: Destinations, { channel, ...event }: WaitingEvent): Promise<void> => {
  for (const one of [channel].flat()) await publish({ ...event, channel: one })
}

/** Takes one batch out of the outbox. Nodes skip each other's rows. */
export const relayBatch = (db: Db, destinations: Destinations): Promise<number> =>
  transaction(db, async (tx) => {
    const rows = await tx
      .select()
      .from(outbox)
      .where(isNull(outbox.left_at))
      .orderBy(asc(outbox.number))
      .limit(batch)
      .for('update', { skipLocked: true })
    if (rows.length === 0) return 0
    for (const row of rows) {
      if (row.kind === 'job') await destinations.enqueue(tx, row.id, row.payload as OutgoingJob)
      else await publishAll(destinations, row.payload as WaitingEvent)
    }
    // It is there now. A copy here would keep codes and links readable that we keep as hashes everywhere else.
    await tx
      .update(outbox)
      .set({ left_at: clock.now(), payload: {} })
      .where(
        inArray(
          outbox.id,
          rows.map(({ id }) => id),
        ),
      )
    return rows.length
  })

export const startRelay = (db: Db, destinations: Destinations, log: Log) => {
  let running: Promise<void> | null = null
  let isAsked = false
  let isStopped = false

  const drain = async () => {
    do {
      isAsked = false
      try {
        while ((await relayBatch(db, destinations)) === batch);
      } catch (err) {
        // The rows stay; the next sweep tries again.
        if (!isStopped) log.warn({ err }, 'outbox: could not be emptied')
        return
      }
    } while (isAsked && !isStopped)
  }

  const wake = () => {
    if (isStopped) return
    isAsked = true
    running ??= drain().finally(() => {
      running = null
    })
  }

  onOutboxFilled(db, wake)
  const sweep = setInterval(wake, sweepMilliseconds)
  return {
    stop: async () => {
      isStopped = true
      clearInterval(sweep)
      await running
    },
  }
}
