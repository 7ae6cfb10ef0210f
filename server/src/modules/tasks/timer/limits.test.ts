import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { timeEntries } from '../tasks.tables.ts'
import { pass, timerDesk } from './timer.factory.ts'

const { db, parentOf, somebody, act, did, get, desk, ledger, work, successCoach, claim, unclaim } =
  timerDesk()

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

  test('time that is not a number', async () => {
    const { coach, film } = await desk()
    await did(coach, 'start', { task_id: film.id })
    pass(30)
    for (const wrong of [null, '', '5', true, [], [5], {}, 1.5]) {
      for (const what of ['pause', 'complete', 'discard', 'add-time']) {
        const answer = await act(coach, what, { task_id: film.id, time: wrong })
        const fault = wrong === 1.5 ? 'Must be a whole number of seconds' : 'Must be a number of seconds'
        expect(answer.json().errors, `${what} ${JSON.stringify(wrong)}`).toEqual({ time: [fault] })
      }
      for (const field of ['idle_ms', 'unbroken_ms'])
        for (const what of ['here', 'start', 'pause', 'complete']) {
          const answer = await act(coach, what, { task_id: film.id, [field]: wrong })
          expect(answer.json().errors, `${what} ${JSON.stringify(wrong)}`).toEqual({
            [field]: ['Must be a whole number of milliseconds, at most a week'],
          })
        }
    }
    expect((await did(coach, 'pause', { task_id: film.id })).task.time_spent).toBe(30)
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

  test('time from when another coach had the athlete', async () => {
    const office = await desk()
    const { coach, amara, film } = office
    const add = (who: typeof coach, from: string) =>
      act(who, 'add-time', { task_id: film.id, from, time: 60 })
    const day = 24 * 3600
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 30)
    await unclaim(coach, amara)
    pass(day)
    await claim(coach, amara)
    expect((await add(coach, '2026-11-18T01:00:00Z')).statusCode, 'nobody else had the athlete').toBe(200)

    await unclaim(coach, amara)
    const other = await successCoach()
    await claim(other, amara)
    await did(other, 'start', { task_id: film.id })
    await work({ ...office, coach: other }, film, 30)
    await unclaim(other, amara)
    pass(day)
    await claim(coach, amara)
    for (const from of ['2026-11-18T02:00:00Z', '2026-11-18T19:20:00Z'])
      expect((await add(coach, from)).json().errors).toEqual({
        from: ['Must be after you took on this athlete'],
      })
    pass(60)
    expect((await add(coach, clock.now().toISOString())).json().errors).toHaveProperty('time')
    const since = new Date(clock.now().getTime() - 60_000).toISOString()
    expect((await add(coach, since)).statusCode, 'since the new claim').toBe(200)
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
