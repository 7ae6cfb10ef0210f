import { mostOwnTasks, type Task } from '@fieldhouse/contract/tasks'
import { taskStatus } from '@fieldhouse/contract/tasks.rules'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { runningTasks, tasks } from '../tasks.tables.ts'
import { pass, timerDesk } from './timer.factory.ts'

const { db, list, active, act, did, got, rowsOf, get, desk, ledger, work } = timerDesk()

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

  test('are at most 200 for one athlete, also if they are added all at once', async () => {
    const { coach, amara } = await desk()
    const add = (name: string) => act(coach, 'create', { user_id: amara.id, name })
    const first: Task = (await add('The first')).json().data
    const more = Array.from({ length: mostOwnTasks - 2 }, (_, index) => ({
      ...{ id: uuidv7(), athlete_user_id: amara.id, added_by: coach.id, position: 20 + index },
      ...{ name: 'A task', percent: 0, done_when: '', is_own: true, created_at: clock.now() },
    }))
    await db().insert(tasks).values(more)
    const answers = await Promise.all(['One more', 'Two more', 'Three more'].map(add))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'too_many_tasks',
      message: 'This athlete has 200 added tasks already. Remove one that has no time first.',
    })
    await act(coach, 'delete', { task_id: first.id })
    expect((await add('Room again')).statusCode).toBe(201)
  })

  test('need a name', async () => {
    const { coach, amara } = await desk()
    expect((await act(coach, 'create', { user_id: amara.id, name: ' x ' })).json().errors).toEqual({
      name: ['Please enter a name (at least 3 characters)'],
    })
  })
})
