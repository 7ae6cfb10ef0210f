import { taskStatus } from '@fieldhouse/contract/tasks.rules'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clock } from '../../../platform/clock.ts'
import { hasManyConnections, takenBack, waitingForLocks } from '../../../platform/database/locks.factory.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { lockAnyUser } from '../../accounts/deletion/deletion.queries.ts'
import { takeOutOfUse } from '../../accounts/deletion/take-out-of-use.ts'
import { runningTasks, tasks } from '../tasks.tables.ts'
import { pass, timerDesk } from './timer.factory.ts'

const { db, desk, act, did, post, rowsOf } = timerDesk()

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

test('COA-03 whatever is pressed at once, one task runs at most, and every total is the ledger’s', async () => {
  const { coach, amara, film, call } = await desk()
  const presses = ['start', 'pause', 'complete', 'discard', 'add-time', 'here', 'describe'] as const
  const answers = []
  for (let round = 0; round < 3; round++) {
    const all = [...presses, ...presses].flatMap((what, place) =>
      [film, call].map(({ id }) => act(coach, what, { task_id: id, time: 5 + place, done: what })),
    )
    answers.push(...(await Promise.all(all)))
    pass(20)
  }
  const unclaimed = post(coach, '/panel/unclaim-user', { user_id: amara.id })
  const late = presses.map((what) => act(coach, what, { task_id: film.id, time: 5, done: what }))
  expect((await unclaimed).statusCode).toBe(200)
  const codes = new Set([...answers, ...(await Promise.all(late))].map(({ statusCode }) => statusCode))
  expect([...codes].filter((code) => ![200, 404, 409, 422].includes(code))).toEqual([])

  expect(await db().$count(runningTasks, eq(runningTasks.coach_id, coach.id))).toBe(0)
  const rows = await rowsOf(coach)
  const stored = await db().select().from(tasks).where(eq(tasks.athlete_user_id, amara.id))
  expect(stored.filter(({ status }) => status === taskStatus.inProgress)).toEqual([])
  for (const { id, time_spent } of stored) {
    const kept = rows.filter(({ task_id, is_discarded }) => task_id === id && !is_discarded)
    const seconds = kept.reduce((sum, row) => sum + (row.to_at.getTime() - row.from_at.getTime()) / 1000, 0)
    expect(time_spent).toBe(seconds)
  }
  expect(rows.length).toBeGreaterThan(0)
  for (const { to_at } of rows) expect(to_at.getTime()).toBeLessThanOrEqual(clock.now().getTime())
})
