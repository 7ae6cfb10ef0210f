import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

export interface Queue {
  readonly name: string
  /** Ready to run. */
  readonly waiting: number
  readonly running: number
  /** Waiting for another try. */
  readonly retrying: number
  /** Given up. */
  readonly failed: number
  /** In the last hour. Then they are deleted. */
  readonly done: number
  readonly oldest_at: Date | null
}

/** Databases that are known to have a queue. It is never removed. */
const withQueue = new WeakSet<Db>()

const hasQueue = async (db: Db): Promise<boolean> => {
  if (withQueue.has(db)) return true
  const { rows } = await db.execute<{ queue: string | null }>(
    sql`select to_regclass('pgboss.job')::text as queue`,
  )
  const isThere = Boolean(rows[0]?.queue)
  if (isThere) withQueue.add(db)
  return isThere
}

/** Every kind of job with something to report. `now` is the database's own. */
export const findQueues = async (db: Db): Promise<Queue[]> => {
  // A server that has never run a job has no queue.
  if (!(await hasQueue(db))) return []
  const { rows } = await db.execute<
    Record<Exclude<keyof Queue, 'name' | 'oldest_at'>, string> & {
      name: string
      oldest_at: string | null
    }
  >(sql`
    select name,
      count(*) filter (where state = 'created' and start_after <= now()) as waiting,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'retry') as retrying,
      count(*) filter (where state = 'failed') as failed,
      count(*) filter (where state = 'completed') as done,
      (min(start_after) filter (where state in ('created', 'retry') and start_after <= now()))::text as oldest_at
    from pgboss.job where name not like '\\_\\_%' group by name order by name`)
  return rows.map(({ name, oldest_at, ...counts }) => ({
    name,
    waiting: Number(counts.waiting),
    running: Number(counts.running),
    retrying: Number(counts.retrying),
    failed: Number(counts.failed),
    done: Number(counts.done),
    oldest_at: oldest_at === null ? null : new Date(oldest_at),
  }))
}
