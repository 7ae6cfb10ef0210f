import type { PgBoss } from 'pg-boss'
import type { Job, JobEffect } from './job.ts'

/** Retried for about a day, with growing pauses. Work of a killed process is resumed within seconds. */
const queueRules = {
  retryLimit: 300,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  // Emails contain codes and links, so finished jobs are not kept for long.
  deleteAfterSeconds: 60 * 60,
}
/** Without the longer retention, the queue would drop a waiting job after two weeks. */
const untilDone = {
  retryLimit: 2_000_000_000,
  retryDelayMax: 6 * 60 * 60,
  retentionSeconds: 20 * 365 * 24 * 60 * 60,
}

/** A job is stopped when its time is over, and tried again, because whatever it called may hang forever. */
const usualTimeLimitSeconds: Record<JobEffect, number> = {
  transaction: 5 * 60,
  outside: 5 * 60,
  steps: 60 * 60,
}

type DeclaredJob = Pick<Job<unknown>, 'name' | 'effect' | 'retries' | 'schedule' | 'timeLimitSeconds'>

const rulesOf = ({ effect, retries = queueRules.retryLimit, timeLimitSeconds }: DeclaredJob) => ({
  ...queueRules,
  ...(retries === 'until-done' ? untilDone : { retryLimit: retries }),
  expireInSeconds: timeLimitSeconds ?? usualTimeLimitSeconds[effect],
})

const isWithin = (known: object, rules: object): boolean => {
  const facts = new Map(Object.entries(known))
  return Object.entries(rules).every(([name, value]) => facts.get(name) === value)
}

/** Every job has a queue with the current rules. A start that finds nothing to change reads twice and writes nothing. */
export const declareQueues = async (boss: PgBoss, jobs: readonly DeclaredJob[]): Promise<void> => {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const job of jobs) {
    const { name, schedule } = job
    const known = queues.get(name)
    const rules = rulesOf(job)
    if (!known) await boss.createQueue(name)
    if (!known || !isWithin(known, rules)) await boss.updateQueue(name, rules)
    if (schedule && schedules.get(name) !== schedule) await boss.schedule(name, schedule)
  }
}
