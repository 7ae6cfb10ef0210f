import type { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { declareQueues } from './declare-queues.ts'

/** A queue that keeps what it is given, and counts what is written. */
const recordedQueue = () => {
  const queues = new Map<string, object>()
  const schedules = new Map<string, string>()
  const written: string[] = []
  const boss = {
    getQueues: async () => Array.from(queues, ([name, rules]) => ({ name, retryBackoff: false, ...rules })),
    getSchedules: async () => Array.from(schedules, ([name, cron]) => ({ name, cron })),
    createQueue: async (name: string) => {
      written.push(`create ${name}`)
      queues.set(name, {})
    },
    updateQueue: async (name: string, rules: object) => {
      written.push(`update ${name}`)
      queues.set(name, { ...queues.get(name), ...rules })
    },
    schedule: async (name: string, cron: string) => {
      written.push(`schedule ${name} ${cron}`)
      schedules.set(name, cron)
    },
  }
  return { boss: boss as unknown as PgBoss, written, queues }
}

const hourly = { name: 'clean', effect: 'transaction', schedule: '0 * * * *' } as const

test('a first start creates queues and schedules, and the next one writes nothing', async () => {
  const { boss, written } = recordedQueue()
  await declareQueues(boss, [hourly])
  expect(written).toEqual(['create clean', 'update clean', 'schedule clean 0 * * * *'])
  written.length = 0
  await declareQueues(boss, [hourly])
  expect(written).toEqual([])
})

test('an existing queue gets new rules, and a new schedule', async () => {
  const { boss, written, queues } = recordedQueue()
  await declareQueues(boss, [hourly])
  written.length = 0
  await declareQueues(boss, [{ ...hourly, schedule: '30 * * * *', retries: 'until-done' }])
  expect(written).toEqual(['update clean', 'schedule clean 30 * * * *'])
  expect(queues.get('clean')).toMatchObject({ retryLimit: 2_000_000_000, expireInSeconds: 300 })
})
