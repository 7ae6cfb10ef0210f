import { taskStatus } from '@fieldhouse/contract/tasks.rules'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, clock } from '../../../platform/clock.ts'
import { lastActiveAfter } from './settle.rules.ts'
import { pass, timerDesk } from './timer.factory.ts'

const { db, actingAs, act, did, desk, ledger, work } = timerDesk()

describe('COA-04 activity and idle time', () => {
  test('a report moves the last activity, unless there was a break of a minute', async () => {
    const { coach, film } = await desk()
    const { active: started } = await did(coach, 'start', { task_id: film.id })
    const zero = Date.parse(started?.settled_at ?? '')
    const report = async (ages: object) => {
      const answer = await act(coach, 'here', { task_id: film.id, ...ages })
      return (Date.parse(answer.json().data.last_active_at) - zero) / 1000
    }
    pass(30)
    expect(await report({ idle_ms: 5000, unbroken_ms: 30_000 })).toBe(25)
    pass(10)
    expect(await report({}), 'only asks').toBe(25)
    expect(await report({ idle_ms: 30_000, unbroken_ms: 40_000 }), 'another page that is idle').toBe(25)
    pass(600)
    expect(await report({ idle_ms: 0, unbroken_ms: 20_000 }), 'back after a break').toBe(25)
    expect(await report({ idle_ms: 0, unbroken_ms: 600_000 }), 'was offline, and active all the time').toBe(
      640,
    )
  })

  test('an admin who acts as the coach does not work in their place', async () => {
    const office = await desk()
    const { coach, film } = office
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 30)
    pass(50)
    const admin = await actingAs(coach)
    const { last_active_at, server_time } = (
      await act(admin, 'here', { task_id: film.id, idle_ms: 0, unbroken_ms: 80_000 })
    ).json().data
    expect(Date.parse(server_time) - Date.parse(last_active_at)).toBe(50_000)
    pass(10)
    await did(admin, 'pause', { task_id: film.id, idle_ms: 0, unbroken_ms: 90_000 })
    expect(await ledger(coach)).toEqual(['0-30 worked', '30-90 !worked'])
    const entries = await db().select().from(auditEntries).where(eq(auditEntries.acting_as_id, coach.id))
    expect(entries.map(({ action }) => action)).toEqual(['POST /panel/task/pause'])
  })

  test('the statement of a report and the rule of a pause agree', async () => {
    const { coach, film } = await desk()
    await did(coach, 'start', { task_id: film.id })
    const settledAt = clock.now().getTime()
    let lastActiveAt = settledAt
    const ages = [undefined, 0, 1, 59_999, 60_000, 60_001, 119_999, 120_000, 500_000]
    for (const idle_ms of ages)
      for (const unbroken_ms of ages) {
        pass(17)
        const activity = { idle_ms, unbroken_ms }
        lastActiveAt = lastActiveAfter({ settledAt, lastActiveAt }, activity, clock.now().getTime())
        const { last_active_at } = (await act(coach, 'here', { task_id: film.id, ...activity })).json().data
        expect(Date.parse(last_active_at), JSON.stringify(activity)).toBe(lastActiveAt)
      }
  })

  test('Keep adds the idle time, and the task runs on', async () => {
    const office = await desk()
    const { coach, film } = office
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 50)
    pass(300)
    const kept = await did(coach, 'add-time', { task_id: film.id, time: 300 })
    expect(kept).toMatchObject({
      task: { status: 1, time_spent: 350 },
      active: { id: film.id, time_spent: 350 },
    })
    expect(kept.active?.settled_at).toBe(clock.now().toISOString())
    await work(office, film, 10)
    await did(coach, 'pause', { task_id: film.id })
    expect(await ledger(coach)).toEqual(['0-50 worked', '50-350 kept', '350-360 worked'])
  })

  test('Discard keeps the time up to the last activity, and clears the active task', async () => {
    const office = await desk()
    const { coach, film } = office
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 50)
    pass(300)
    expect(await did(coach, 'discard', { task_id: film.id })).toMatchObject({
      task: { status: taskStatus.paused, time_spent: 50 },
      active: null,
    })
    expect(await ledger(coach)).toEqual(['0-50 worked', '50-350 !worked'])
  })

  test('a pause by an idle coach keeps the time up to the last activity', async () => {
    const office = await desk()
    const { coach, film } = office
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 50)
    pass(60)
    await did(coach, 'pause', { task_id: film.id })
    expect(await ledger(coach)).toEqual(['0-50 worked', '50-110 !worked'])
  })

  test('a start in the middle of a second counts from the next whole second', async () => {
    const { coach, film } = await desk()
    advanceClock(400)
    await did(coach, 'start', { task_id: film.id })
    advanceClock(10_900)
    await did(coach, 'pause', { task_id: film.id })
    expect(await ledger(coach)).toEqual(['1-11 worked'])
  })
})
