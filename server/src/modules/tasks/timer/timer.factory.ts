import type { Task } from '@fieldhouse/contract/tasks'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock, stopClock } from '../../../platform/clock.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { nthTask, workplace } from '../tasks.factory.ts'

/** When the tests of the timer begin. */
const beginning = new Date('2026-11-17T19:12:00Z')

export const pass = (seconds: number) => advanceClock(seconds * 1000)

interface Desk {
  readonly coach: Somebody
  readonly amara: Somebody
  readonly film: Task
  readonly call: Task
}

/** The application on a stopped clock, with a success coach, an athlete, and what they do. For one test file. */
export const timerDesk = () => {
  let tested: TestApp
  beforeAll(async () => {
    tested = await testApp()
  })
  afterAll(() => tested.close())
  beforeEach(() => stopClock(beginning))
  afterEach(resetClock)
  const place = workplace(() => tested)
  return {
    ...place,
    db: () => tested.ports.database.db,
    desk: async (): Promise<Desk> => {
      const [coach, amara] = [await place.successCoach(), await place.athlete()]
      await place.claim(coach, amara)
      const listed = await place.list(coach, amara)
      return { coach, amara, film: nthTask(listed, 2), call: nthTask(listed, 0) }
    },
    /** The ledger in seconds since the beginning of the test, with `!` for discarded time. */
    ledger: async (coach: Somebody): Promise<string[]> => {
      const since = (moment: Date) => (moment.getTime() - beginning.getTime()) / 1000
      return (await place.rowsOf(coach)).map(
        ({ from_at, to_at, is_discarded, source }) =>
          `${since(from_at)}-${since(to_at)} ${is_discarded ? '!' : ''}${source}`,
      )
    },
    /** Works for this long, with a report every ten seconds. */
    work: async ({ coach }: Desk, task: Task, seconds: number): Promise<void> => {
      for (let left = seconds; left > 0; left -= 10) {
        pass(Math.min(10, left))
        await place.did(coach, 'here', { task_id: task.id, idle_ms: 0, unbroken_ms: 0 })
      }
    },
  }
}
