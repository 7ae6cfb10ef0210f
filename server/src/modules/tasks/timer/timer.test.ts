import type { Task } from '@fieldhouse/contract/tasks'
import { taskStatus } from '@fieldhouse/contract/tasks.rules'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, clock, resetClock, stopClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { takeOutOfUse } from '../../accounts/deletion/take-out-of-use.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { rosterClaims } from '../../roster/roster.tables.ts'
import { nthTask, workplace } from '../tasks.factory.ts'
import { runningTasks, timeEntries } from '../tasks.tables.ts'
import { lastActiveAfter } from './settle.rules.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
beforeEach(() => stopClock(new Date('2026-11-17T19:12:00Z')))
afterEach(resetClock)

const db = () => tested.ports.database.db
const {
  actingAs,
  athlete,
  parentOf,
  somebody,
  successCoach,
  claim,
  unclaim,
  list,
  active,
  act,
  did,
  got,
  rowsOf,
  get,
} = workplace(() => tested)

const pass = (seconds: number) => advanceClock(seconds * 1000)

interface Desk {
  coach: Somebody
  amara: Somebody
  film: Task
  call: Task
}

const desk = async (): Promise<Desk> => {
  const [coach, amara] = [await successCoach(), await athlete()]
  await claim(coach, amara)
  const listed = await list(coach, amara)
  return { coach, amara, film: nthTask(listed, 2), call: nthTask(listed, 0) }
}

/** The ledger in seconds since the beginning of the test, with `!` for discarded time. */
const ledger = async (coach: Somebody) => {
  const zero = Date.parse('2026-11-17T19:12:00Z')
  return (await rowsOf(coach)).map(
    ({ from_at, to_at, is_discarded, source }) =>
      `${(from_at.getTime() - zero) / 1000}-${(to_at.getTime() - zero) / 1000} ${is_discarded ? '!' : ''}${source}`,
  )
}

/** Works for this long, with a report every ten seconds. */
const work = async ({ coach }: Desk, task: Task, seconds: number) => {
  for (let left = seconds; left > 0; left -= 10) {
    pass(Math.min(10, left))
    await did(coach, 'here', { task_id: task.id, idle_ms: 0, unbroken_ms: 0 })
  }
}

describe('COA-03 tasks', () => {
  test('a claimed athlete gets the program, in its order', async () => {
    const { coach, amara } = await desk()
    const { data, meta } = await list(coach, amara)
    expect(data.map(({ name, percent }) => `${name} ${percent}`)).toEqual([
      ...['Welcome call 5', 'Profile review 10', 'Film review 10', 'Measurements confirmed 5'],
      ...['Transcript and core courses 10', 'College list of 25 10', 'Match survey together 5'],
      ...['Outreach plan 10', 'First ten emails 10', 'Follow-ups 10', 'Visit plan 5'],
      ...['Offers and decision 5', 'Summary for the family 5'],
    ])
    expect(data[2]).toMatchObject({
      user_id: amara.id,
      status: 0,
      time_spent: 0,
      done_when: 'Reel cut, three full games linked',
      is_own: false,
      completed_at: null,
    })
    expect(meta).toEqual({ progress: 0, total_time: 0 })
  })

  test('start, pause, complete, and restart change the status, the progress, and the time', async () => {
    const office = await desk()
    const { coach, amara, film } = office
    expect(await did(coach, 'start', { task_id: film.id, user_id: amara.id })).toMatchObject({
      task: { id: film.id, status: taskStatus.inProgress, time_spent: 0 },
      active: {
        ...{ id: film.id, user_id: amara.id, name: 'Film review', percent: 10, status: 1, time_spent: 0 },
        ...{ start_time: '2026-11-17T19:12:00.000Z', settled_at: '2026-11-17T19:12:00.000Z' },
        server_time: '2026-11-17T19:12:00.000Z',
      },
    })
    expect((await list(coach, amara)).meta).toEqual({ progress: 5, total_time: 0 })
    await work(office, film, 100)
    expect(await did(coach, 'pause', { task_id: film.id })).toMatchObject({
      task: { status: taskStatus.paused, time_spent: 100 },
      active: null,
    })
    expect(await active(coach)).toBeNull()
    expect((await list(coach, amara)).meta).toEqual({ progress: 5, total_time: 100 })

    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 20)
    const completed = await did(coach, 'complete', { task_id: film.id, done: 'Cut the reel' })
    expect(completed.task).toMatchObject({ status: taskStatus.complete, time_spent: 120 })
    expect(completed.task.completed_at).toBe(clock.now().toISOString())
    expect((await list(coach, amara)).meta).toEqual({ progress: 10, total_time: 120 })

    const restarted = await did(coach, 'start', { task_id: film.id })
    expect(restarted.task).toMatchObject({
      status: taskStatus.inProgress,
      completed_at: null,
      time_spent: 120,
    })
    expect(await ledger(coach)).toEqual(['0-100 worked', '100-120 worked'])
    expect((await rowsOf(coach)).map(({ done }) => done)).toEqual(['', 'Cut the reel'])
    expect((await got(coach, `/panel/task/${film.id}`)).data).toEqual(restarted.task)
  })

  test('starting another task pauses the first, with its time, in the same moment', async () => {
    const office = await desk()
    const { coach, film, call } = office
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 40)
    const { active: now } = await did(coach, 'start', { task_id: call.id })
    expect(now).toMatchObject({ id: call.id })
    const { data: first } = await got(coach, `/panel/task/${film.id}`)
    expect(first).toMatchObject({ status: taskStatus.paused, time_spent: 40 })
    await work(office, call, 10)
    await did(coach, 'pause', { task_id: call.id })
    expect(await ledger(coach)).toEqual(['0-40 worked', '40-50 worked'])
  })

  test('a second press on Start changes nothing', async () => {
    const { coach, film } = await desk()
    const first = await did(coach, 'start', { task_id: film.id })
    pass(5)
    const again = await did(coach, 'start', { task_id: film.id })
    expect(again.active).toMatchObject({
      start_time: first.active?.start_time,
      settled_at: first.active?.settled_at,
    })
  })

  test('of twenty starts at once, one task runs, and the ledger is whole', async () => {
    const { coach, amara } = await desk()
    const { data } = await list(coach, amara)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => did(coach, 'start', { task_id: data[index % 10]?.id })),
    )
    expect(await db().$count(runningTasks, eq(runningTasks.coach_id, coach.id))).toBe(1)
    const running = (await list(coach, amara)).data.filter(({ status }) => status === taskStatus.inProgress)
    expect(running.map(({ id }) => id)).toEqual([(await active(coach))?.id])
  })

  test('the database allows one run for each coach', async () => {
    const { coach, amara, film, call } = await desk()
    await did(coach, 'start', { task_id: film.id })
    const at = clock.now()
    const second = { coach_id: coach.id, task_id: call.id, athlete_user_id: amara.id, done: '' }
    const times = { started_at: at, settled_at: at, last_active_at: at, last_seen_at: at }
    await expect(
      db()
        .insert(runningTasks)
        .values({ ...second, ...times }),
    ).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'tasks_running_pkey' },
    })
  })

  test('a task that does not run can be completed, while another one runs on', async () => {
    const { coach, film, call } = await desk()
    await did(coach, 'start', { task_id: film.id })
    expect(await did(coach, 'complete', { task_id: call.id })).toMatchObject({
      task: { status: taskStatus.complete, time_spent: 0 },
      active: { id: film.id },
    })
  })

  test('a missing active task is a 404', async () => {
    const { coach } = await desk()
    expect((await get(coach, '/panel/task/active')).statusCode).toBe(404)
  })

  test('a task that does not run anymore says so', async () => {
    const { coach, film } = await desk()
    for (const what of ['pause', 'discard', 'here', 'describe']) {
      const answer = await act(coach, what, { task_id: film.id, done: '' })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'task_not_running'])
    }
  })

  test('what the coach is doing is the text of the row', async () => {
    const office = await desk()
    const { coach, film } = office
    await did(coach, 'start', { task_id: film.id })
    const answer = await act(coach, 'describe', { task_id: film.id, done: 'Cutting the reel to 2:30' })
    expect(answer.json().data).toMatchObject({ id: film.id, done: 'Cutting the reel to 2:30' })
    await work(office, film, 10)
    await did(coach, 'pause', { task_id: film.id })
    expect((await rowsOf(coach)).map(({ done }) => done)).toEqual(['Cutting the reel to 2:30'])
  })
})

describe('COA-03 tasks of one’s own', () => {
  test('are worth 0%, come last, and can be removed while they have no time', async () => {
    const { coach, amara } = await desk()
    const answer = await act(coach, 'create', { user_id: amara.id, name: 'Call with Coach Ferreira' })
    expect(answer.statusCode).toBe(201)
    const own: Task = answer.json().data
    expect(own).toMatchObject({ percent: 0, is_own: true, status: 0 })
    expect((await list(coach, amara)).data.at(-1)?.id).toBe(own.id)

    await did(coach, 'start', { task_id: own.id })
    expect((await act(coach, 'delete', { task_id: own.id })).json().code, 'while it runs').toBe(
      'task_has_time',
    )
    pass(30)
    await did(coach, 'discard', { task_id: own.id })
    expect((await act(coach, 'delete', { task_id: own.id })).json().code, 'discarded time').toBe(
      'task_has_time',
    )

    const unused: Task = (await act(coach, 'create', { user_id: amara.id, name: 'Not needed' })).json().data
    expect((await act(coach, 'delete', { task_id: unused.id })).json()).toEqual({ data: { id: unused.id } })
    expect((await get(coach, `/panel/task/${unused.id}`)).statusCode).toBe(404)
  })

  test('a task of the program can’t be removed', async () => {
    const { coach, film } = await desk()
    expect((await act(coach, 'delete', { task_id: film.id })).statusCode).toBe(404)
  })

  test('need a name', async () => {
    const { coach, amara } = await desk()
    expect((await act(coach, 'create', { user_id: amara.id, name: ' x ' })).json().errors).toEqual({
      name: ['Please enter a name (at least 3 characters)'],
    })
  })
})

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

describe('nobody loses the end of a run', () => {
  test('unclaiming pauses what runs for that athlete, and keeps tasks and time for the next coach', async () => {
    const office = await desk()
    const { coach, amara, film } = office
    const other = await athlete()
    await claim(coach, other)
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 30)
    await unclaim(coach, other)
    expect((await active(coach))?.id).toBe(film.id)
    await unclaim(coach, amara)
    expect(await active(coach)).toBeNull()
    expect((await get(coach, `/panel/task/list/${amara.id}`)).statusCode).toBe(404)

    const next = await successCoach()
    await claim(next, amara)
    const { data, meta } = await list(next, amara)
    expect(data.map(({ id }) => id)).toContain(film.id)
    expect(data).toHaveLength(13)
    expect(meta).toEqual({ progress: 5, total_time: 30 })
  })

  test.each(['coach', 'amara'] as const)('deleting the account of %s ends the run', async (who) => {
    const office = await desk()
    const { coach, film } = office
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 30)
    await takeOutOfUse(db(), office[who].id, office[who].id)
    expect(await db().$count(runningTasks, eq(runningTasks.coach_id, coach.id))).toBe(0)
    expect(await ledger(coach)).toEqual(['0-30 worked'])
  })

  test('a run that its coach can’t reach anymore ends when the next coach starts the task', async () => {
    const { amara, film } = await desk()
    const lost = await successCoach()
    const at = clock.now()
    const times = { started_at: at, settled_at: at, last_active_at: at, last_seen_at: at }
    await db()
      .insert(runningTasks)
      .values({ coach_id: lost.id, task_id: film.id, athlete_user_id: amara.id, ...times })
    pass(20)
    const next = await successCoach()
    await db()
      .update(rosterClaims)
      .set({ success_coach_id: next.id })
      .where(eq(rosterClaims.athlete_user_id, amara.id))
    await did(next, 'start', { task_id: film.id })
    expect((await active(next))?.id).toBe(film.id)
    expect(await ledger(lost)).toEqual(['0-20 worked'])
  })

  test('a node whose clock is behind never counts a second again', async () => {
    const office = await desk()
    const { coach, film } = office
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 30)
    await did(coach, 'pause', { task_id: film.id })
    pass(-12)
    await did(coach, 'start', { task_id: film.id })
    pass(5)
    await did(coach, 'pause', { task_id: film.id })
    await did(coach, 'start', { task_id: film.id })
    pass(15)
    await did(coach, 'pause', { task_id: film.id })
    expect(await ledger(coach)).toEqual(['0-30 worked', '30-38 worked'])
  })
})

describe('what must not be possible', () => {
  test('time for someone else’s athlete or task', async () => {
    const { coach, amara, film } = await desk()
    const [mother, admin] = [await parentOf([amara]), await somebody({ type: 'admin' })]
    const other = (await desk()).coach
    for (const what of ['start', 'pause', 'complete', 'discard', 'add-time', 'delete']) {
      const body = { task_id: film.id, time: 10 }
      expect((await act(other, what, body)).statusCode, `${what} by another coach`).toBe(404)
      for (const who of [amara, mother, admin])
        expect((await act(who, what, body)).statusCode, `${what} by someone else`).toBe(403)
    }
    expect((await act(other, 'here', { task_id: film.id })).statusCode).toBe(409)
    expect((await act(other, 'create', { user_id: amara.id, name: 'A task' })).statusCode).toBe(404)
    expect((await get(other, `/panel/task/list/${amara.id}`)).statusCode).toBe(404)
    expect((await get(other, `/panel/task/${film.id}`)).statusCode).toBe(404)
    const mixed = { task_id: film.id, user_id: other.id }
    expect((await act(coach, 'start', mixed)).statusCode, 'a task of another athlete').toBe(404)
    expect(await db().$count(timeEntries, eq(timeEntries.athlete_user_id, amara.id))).toBe(0)
  })

  test('negative time', async () => {
    const { coach, film } = await desk()
    for (const what of ['pause', 'complete', 'discard', 'add-time'])
      expect((await act(coach, what, { task_id: film.id, time: -1 })).json().errors).toHaveProperty('time')
    for (const field of ['idle_ms', 'unbroken_ms'])
      expect((await act(coach, 'here', { task_id: film.id, [field]: -1 })).json().errors).toHaveProperty(
        field,
      )
    expect((await act(coach, 'add-time', { task_id: film.id, time: 0 })).json().errors).toEqual({
      time: ['Please enter how long it took'],
    })
  })

  test('time in the future, from long ago, or from before the athlete was claimed', async () => {
    const { coach, film } = await desk()
    const add = async (from: string, time: number) =>
      (await act(coach, 'add-time', { task_id: film.id, from, time })).json().errors
    expect(await add('2026-11-17T19:12:01Z', 60)).toEqual({ from: ['Must not be in the future'] })
    expect(await add('2026-11-17T19:12:00Z', 1)).toEqual({ time: ['This would end in the future'] })
    expect(await add('2026-11-17T19:11:59Z', 1)).toEqual({ from: ['Must be after you took on this athlete'] })
    pass(8 * 24 * 3600)
    expect(await add('2026-11-18T19:11:59Z', 60)).toEqual({ from: ['Must be within the last 7 days'] })
    expect(await add('2026-11-18T19:12:00Z', 60)).toBeUndefined()
  })

  test('overlapping time', async () => {
    const office = await desk()
    const { coach, film, call } = office
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 120)
    await did(coach, 'pause', { task_id: film.id })
    const add = (from: string, time: number, more: object = {}) =>
      act(coach, 'add-time', { task_id: call.id, from, time, ...more })
    const refused = await add('2026-11-17T19:13:59Z', 1)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'time_overlaps'])
    expect(refused.json().message).toBe(
      'You worked on “Film review” for Robin Marsh on November 17 from 2:12 PM to 2:14 PM EST. Choose a time that does not overlap with it.',
    )
    const inOregon = await add('2026-11-17T19:12:00Z', 1, { time_zone: 'America/Los_Angeles' })
    expect(inOregon.json().message).toContain('from 11:12 AM to 11:14 AM PST')
    pass(60)
    expect((await add('2026-11-17T19:14:00Z', 30)).statusCode, 'right after it').toBe(200)
    expect((await add('2026-11-17T19:14:00Z', 30)).statusCode, 'the same again').toBe(409)
    await did(coach, 'start', { task_id: film.id })
    pass(30)
    const running = await add('2026-11-17T19:14:31Z', 45)
    expect(running.json().message).toContain('You worked on “Film review”')
    expect((await add('2026-11-17T19:14:30Z', 30)).statusCode, 'right up to the run').toBe(200)
    await did(coach, 'discard', { task_id: film.id, time: 10 })
    expect((await add('2026-11-17T19:15:15Z', 5)).json().message).toContain(
      'You discarded time of “Film review”',
    )
    expect(await ledger(coach)).toEqual([
      ...['0-120 worked', '120-150 added', '150-180 added', '180-190 worked', '190-210 !worked'],
    ])
  })

  test('overlapping rows, in the database itself', async () => {
    const { coach, amara, film } = await desk()
    const row = (from: string, to: string, is_discarded = false) => ({
      ...{ id: uuidv7(), coach_id: coach.id, athlete_user_id: amara.id, task_id: film.id, is_discarded },
      ...{ from_at: new Date(from), to_at: new Date(to), source: 'worked' as const, created_at: clock.now() },
    })
    const write = (...values: ReturnType<typeof row>[]) => db().insert(timeEntries).values(values)
    await write(row('2026-11-17T10:00:00Z', '2026-11-17T11:00:00Z'))
    for (const [from, to] of [
      ['2026-11-17T10:59:59Z', '2026-11-17T11:30:00Z'],
      ['2026-11-17T09:00:00Z', '2026-11-17T12:00:00Z'],
    ] as const)
      await expect(write(row(from, to, true))).rejects.toMatchObject({ cause: { code: '23P01' } })
    for (const [from, to] of [
      ['2026-11-17T12:00:00Z', '2026-11-17T12:00:00Z'],
      ['2026-11-17T12:00:01Z', '2026-11-17T12:00:00Z'],
      ['2026-11-17T12:00:00.500Z', '2026-11-17T12:00:02Z'],
    ] as const)
      await expect(write(row(from, to))).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  test('more time than passed', async () => {
    const { coach, film } = await desk()
    await did(coach, 'start', { task_id: film.id })
    pass(90)
    await did(coach, 'add-time', { task_id: film.id, time: 5000 })
    pass(2)
    await did(coach, 'add-time', { task_id: film.id, time: 5000 })
    pass(8)
    expect((await did(coach, 'pause', { task_id: film.id, time: 5000 })).task.time_spent).toBe(100)
    await did(coach, 'start', { task_id: film.id })
    pass(5)
    expect((await did(coach, 'complete', { task_id: film.id, time: 5000 })).task.time_spent).toBe(105)
    await did(coach, 'start', { task_id: film.id })
    const claim = { task_id: film.id, idle_ms: 0, unbroken_ms: 600_000_000 }
    await did(coach, 'here', claim)
    pass(1)
    expect((await did(coach, 'pause', claim)).task.time_spent).toBe(106)
    expect((await act(coach, 'add-time', { task_id: film.id, time: 60 })).statusCode, 'it overlaps').toBe(409)
  })
})
