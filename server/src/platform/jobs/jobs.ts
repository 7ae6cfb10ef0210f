import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { afterCommit, transaction } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import type { Sending } from '../sending.ts'
import type { Job, JobEffect, JobPorts } from './job.ts'
import { jobsDone } from './jobs.tables.ts'
import { type Destinations, startRelay } from './relay.ts'

/** Tried for about a day, each time a while later. What a killed process was at is taken up again within seconds. */
const queueRules = {
  retryLimit: 300,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  // Mails carry codes and links: what is done is not kept for long.
  deleteAfterSeconds: 60 * 60,
}
/** A job whose time is over is stopped and tried again: whatever it asked may hang for ever. */
const usualTimeLimitSeconds: Record<JobEffect, number> = {
  transaction: 5 * 60,
  outside: 5 * 60,
  steps: 60 * 60,
}
const lookForDoneSeconds = 10 * 60
const lookForDeadSeconds = 5

/** Records the job as done in the transaction of its effect; a second run finds the record and does nothing. */
const runOnce = (ports: JobPorts, job: AnyJob, data: unknown, sending: Sending) =>
  transaction(ports.db, async (tx) => {
    const first = await tx
      .insert(jobsDone)
      .values({ job_id: sending.id, done_at: clock.now() })
      .onConflictDoNothing()
      .returning({ id: jobsDone.job_id })
    if (first.length > 0) await job.run({ ...ports, db: tx }, data, sending)
  })

/** Jobs of all kinds in one list; each gets the data it was put in with. */
type AnyJob = Job<unknown>

export interface Jobs {
  stop(): Promise<void>
}

const openQueue = ({ pool }: Database) =>
  new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: true,
    superviseIntervalSeconds: lookForDeadSeconds,
    maintenanceIntervalSeconds: lookForDoneSeconds,
    monitorIntervalSeconds: lookForDeadSeconds,
  })

/** PostgreSQL's codes for a name that is already taken: a schema, a table, a type, or a row about one of them. */
const takenCodes = new Set(['42P06', '42P07', '42710', '23505'])
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && takenCodes.has(String(error.code))

/**
 * Nodes that start together on an empty database all try to create the queue's tables, and one succeeds, whole or not at
 * all. The others find the names taken. At the second try they find the tables.
 */
const startQueue = async (queue: PgBoss): Promise<void> => {
  try {
    await queue.start()
  } catch (error) {
    if (!isTaken(error)) throw error
    await queue.start()
  }
}

/** Only makes the queue's tables, for a database that is to be copied. */
export const installQueue = async (database: Database): Promise<void> => {
  const queue = openQueue(database)
  await startQueue(queue)
  await queue.stop({ graceful: false })
}

/** One worker for one kind of job; gives what makes it look for work at once. */
const startWorker = async (boss: PgBoss, ports: JobPorts, job: AnyJob): Promise<() => void> => {
  await boss.createQueue(job.name)
  // A queue that was there before gets the rules of today.
  await boss.updateQueue(job.name, {
    ...queueRules,
    retryLimit: job.retries ?? queueRules.retryLimit,
    expireInSeconds: job.timeLimitSeconds ?? usualTimeLimitSeconds[job.effect],
  })
  if (job.schedule) await boss.schedule(job.name, job.schedule)
  let wake = () => {}
  const worker = await boss.work(job.name, { pollingIntervalSeconds: 2 }, async ([work]) => {
    if (!work) return
    // Where one was there may be more: the queue looks again at once, until it finds nothing.
    wake()
    const sending = { id: work.id, signal: work.signal }
    if (job.effect === 'transaction') await runOnce(ports, job, work.data, sending)
    else await job.run(ports, work.data, sending)
  })
  wake = () => boss.notifyWorker(worker)
  return wake
}

/** Starts the queue and the relay that feeds it. Every node runs this; each job runs on one of them. */
export const startJobs = async (
  database: Database,
  ports: JobPorts,
  jobs: readonly Job<never>[],
  publish: Destinations['publish'],
  log: Log,
): Promise<Jobs> => {
  const boss = openQueue(database)
  // Some arrive as copies that are no Error, of which the log would keep nothing.
  boss.on('error', (err) => {
    const error = err instanceof Error ? err : Object.assign(new Error(), err)
    log.warn({ err: error }, 'jobs: queue error')
  })
  await startQueue(boss)
  const wakers = new Map<string, () => void>()
  for (const job of jobs as readonly AnyJob[]) wakers.set(job.name, await startWorker(boss, ports, job))

  const enqueue: Destinations['enqueue'] = async (tx, id, { name, data, startAfter }) => {
    const transactional = { id, db: fromDrizzle(tx, sql) }
    await boss.send(name, data as object, startAfter ? { ...transactional, startAfter } : transactional)
    afterCommit(tx, () => wakers.get(name)?.())
  }
  const relay = startRelay(ports.db, { publish, enqueue }, log)

  return {
    stop: async () => {
      await relay.stop()
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
