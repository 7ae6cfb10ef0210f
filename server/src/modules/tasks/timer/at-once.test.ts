import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { clock, resetClock, stopClock } from '../../../platform/clock.ts'
import { hasManyConnections, takenBack, waitingForLocks } from '../../../platform/database/locks.factory.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { lockAnyUser } from '../../accounts/deletion/deletion.queries.ts'
import { takeOutOfUse } from '../../accounts/deletion/take-out-of-use.ts'
import { runningTasks, tasks } from '../tasks.tables.ts'
import { beginning, pass, timerDesk } from './timer.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
beforeEach(() => stopClock(beginning))
afterEach(resetClock)

const db = () => tested.ports.database.db
const { desk, act, did } = timerDesk(() => tested)

/** It waits for somebody, or it is done. */
const isSettled = async (work: Promise<unknown>, waiting: number): Promise<void> => {
  const isDone = work.then(() => true)
  await eventually(async () =>
    expect((await waitingForLocks(db())) === waiting || (await Promise.race([isDone, false]))).toBe(true),
  )
}

describe.skipIf(!hasManyConnections)('COA-03 an account that is deleted', () => {
  test.each(['coach', 'amara'] as const)(
    'while a task is started leaves nothing running: %s',
    async (who) => {
      const [office, elsewhere] = [await desk(), await desk()]
      const { coach, film } = office
      const at = clock.now()
      const times = { started_at: at, settled_at: at, last_active_at: at, last_seen_at: at }
      // Another run of this coach is being written, so the start stops after its checks.
      const { result } = await takenBack(db(), async (tx) => {
        await tx.insert(runningTasks).values({
          ...{ coach_id: coach.id, task_id: elsewhere.film.id, athlete_user_id: elsewhere.amara.id },
          ...times,
        })
        const started = act(coach, 'start', { task_id: film.id })
        await eventually(async () => expect(await waitingForLocks(db())).toBe(1))
        const deleted = transaction(db(), (other) => takeOutOfUse(other, office[who].id, office[who].id))
        await isSettled(deleted, 2)
        return { started, deleted }
      })
      await result.deleted
      expect([200, 404]).toContain((await result.started).statusCode)
      expect(await db().$count(runningTasks, eq(runningTasks.coach_id, coach.id))).toBe(0)
      const [stored] = await db().select().from(tasks).where(eq(tasks.id, film.id))
      expect(stored?.status, 'paused').toBe(2)
    },
  )

  test.each(['pause', 'complete', 'discard'] as const)(
    'while its task ends makes nobody wait forever: %s',
    async (what) => {
      const { coach, amara, film } = await desk()
      await did(coach, 'start', { task_id: film.id })
      pass(30)
      const { ended } = await transaction(db(), async (tx) => {
        await lockAnyUser(tx, amara.id)
        const ended = act(coach, what, { task_id: film.id })
        await isSettled(ended, 1)
        await takeOutOfUse(tx, amara.id, amara.id)
        return { ended }
      })
      expect((await ended).statusCode).toBe(200)
      expect(await db().$count(runningTasks, eq(runningTasks.coach_id, coach.id))).toBe(0)
    },
  )
})
