import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { afterCommit, transaction } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import type { Sending } from '../sending.ts'
import { declareQueues } from './declare-queues.ts'
import type { Job, JobPorts } from './job.ts'
import { jobsDone } from './jobs.tables.ts'
import { type Destinations, startRelay } from './relay.ts'

const lookForDoneSeconds = 10 * 60
const lookForDeadSeconds = 5
/** On a stop, running jobs get this long to finish. */
const finishMilliseconds = 5000

/** Records the job as done in the transaction of its effect. A second run finds the record and does nothing. */
const runOnce = (ports: JobPorts, job: AnyJob, data: unknown, sending: Sending) =>
  transaction(ports.db, async (tx) => {
    const first = await tx
      .insert(jobsDone)
      .values({ job_id: sending.id, done_at: clock.now() })
      .onConflictDoNothing()
      .returning({ id: jobsDone.job_id })
    if (first.length > 0) await job.run({ ...ports, db: tx }, data, sending)
  })

/** Jobs of all kinds in one list. Each gets the data it was queued with. */
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
 * Nodes that start together on an empty database all try to create the queue's tables. One succeeds, completely or not
 * at all. The others find the names taken, and find the tables at the second attempt.
 */
const startQueue = async (queue: PgBoss): Promise<void> => {
  try {
    await queue.start()
  } catch (error) {
    if (!isTaken(error)) throw error
    await queue.start()
  }
}

/** Only creates the queue's tables and the queues of these jobs, for a database that will be copied. */
export const installQueue = async (database: Database, jobs: readonly Job<never>[] = []): Promise<void> => {
  const queue = openQueue(database)
  await startQueue(queue)
  await declareQueues(queue, jobs)
  await queue.stop({ graceful: false })
}

/** One worker for one kind of job. Returns a function that makes it look for work immediately. */
const startWorker = async (boss: PgBoss, ports: JobPorts, job: AnyJob): Promise<() => void> => {
  let wake = () => {}
  const worker = await boss.work(job.name, { pollingIntervalSeconds: 2 }, async ([work]) => {
    if (!work) return
    // If there was one job, there may be more, so the queue looks again immediately until it finds nothing.
    wake()
    const sending = { id: work.id, signal: work.signal }
    if (job.effect === 'transaction') await runOnce(ports, job, work.data, sending)
    else await job.run(ports, work.data, sending)
  })
  wake = () => boss.notifyWorker(worker)
  return wake
}

/** Starts the queue and the relay that feeds it. Every node runs this. Each job runs on one of them. */
export const startJobs = async (
  database: Database,
  ports: JobPorts,
  jobs: readonly Job<never>[],
  publish: Destinations['publish'],
  log: Log,
): Promise<Jobs> => {
  const boss = openQueue(database)
  // Some errors arrive as copies that are not an Error, and the log would lose them.
  boss.on('error', (err) => {
    const error = err instanceof Error ? err : Object.assign(new Error(), err)
    log.warn({ err: error }, 'jobs: queue error')
  })
  await startQueue(boss)
  await declareQueues(boss, jobs)
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
      // A graceful stop of the queue waits for the same, but checks only every half second.
      const finished = Promise.all(jobs.map(({ name }) => boss.offWork(name)))
      await Promise.race([finished, delay(finishMilliseconds, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}
