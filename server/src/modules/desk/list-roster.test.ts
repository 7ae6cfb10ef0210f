import type { DeskAthlete } from '@fieldhouse/contract/desk'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../platform/clock.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { users } from '../accounts/accounts.tables.ts'
import { startOfBillingDay } from '../billing/index.ts'
import { timeEntries } from '../tasks/tasks.tables.ts'
import { back, buildPackage, buildTasks, coachDesk } from './desk.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const { parentOf, got, get, sent, actingAs, successCoach, athleteOf, roster } = coachDesk(() => tested)

const lastNames = ({ data }: { data: DeskAthlete[] }) => data.map(({ last_name }) => last_name)
const countOf = (answer: { filters: { key: string; count: number }[] }, key: string) =>
  answer.filters.find((filter) => filter.key === key)?.count

describe('COA-02 the roster', () => {
  test('has progress, time, the next task, what is unread, the package, and the reasons', async () => {
    const coach = await successCoach()
    const athlete = await athleteOf(coach, 'Whitlock')
    const parent = await parentOf([athlete])
    await buildPackage(db(), athlete.id, new Date('2026-09-02T15:00:00Z'))
    const ids = await buildTasks(db(), athlete.id, [
      { percent: 15, status: 3, time_spent: 600 },
      { percent: 15, status: 2, time_spent: 65 },
      { percent: 70, status: 0 },
    ])
    await sent(coach, athlete, 'Welcome!')
    const last = await sent(parent, coach, 'Thank you', { sender_id: athlete.id })
    const { data } = await roster(coach)
    expect(data).toMatchObject([
      {
        user_id: athlete.id,
        first_name: 'Amara',
        contact_info: { email: null, phone: null },
        since: '2026-03-04T05:06:07.000Z',
        jersey_number: null,
        color_theme: expect.any(String),
        package: {
          key: 'package-3',
          name: 'All-Star Showcase',
          since: '2026-09-02',
          ends_on: null,
          has_ended: false,
        },
        // 15 and half of 15, rounded.
        progress: 23,
        time_spent: 665,
        tasks: [
          { percent: 15, status: 3 },
          { percent: 15, status: 2 },
          { percent: 70, status: 0 },
        ],
        next_task: { id: ids[1], name: 'Task 2', status: 2 },
        unread: 1,
        last_contact_at: last.created_at,
        reasons: ['unanswered'],
      },
    ])
  })

  test('has nobody else’s athletes, and no deleted ones', async () => {
    const [coach, other] = [await successCoach(), await successCoach()]
    await athleteOf(coach, 'Mine')
    await athleteOf(other, 'Theirs')
    const gone = await athleteOf(coach, 'Gone')
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, gone.id))
    for (const query of [{}, { show_all: '1' }, { q: 'amara' }, { coach_id: other.id }]) {
      const answer = await roster(coach, query)
      expect(lastNames(answer)).toEqual(['Mine'])
      expect(answer.summary.athletes).toBe(1)
    }
  })

  test('is empty for a success coach without athletes', async () => {
    const answer = await roster(await successCoach())
    expect(answer).toMatchObject({
      data: [],
      meta: { total: 0 },
      summary: { athletes: 0, time_this_month: 0, tasks_complete: 0, tasks: 0, unread: 0 },
    })
  })

  test('comes 15 on a page by name, or all at once', async () => {
    const coach = await successCoach()
    const names = Array.from({ length: 17 }, (_, place) => String.fromCharCode(65 + place).repeat(3))
    for (const name of names.toReversed()) await athleteOf(coach, name)
    const first = await roster(coach)
    const second = (await tested.app.inject({ url: first.links.next, headers: coach.headers })).json()
    expect([...lastNames(first), ...lastNames(second)]).toEqual(names)
    expect(first.meta).toMatchObject({ per_page: 15, total: 17, last_page: 2 })
    const all = await roster(coach, { show_all: '1' })
    expect(lastNames(all)).toEqual(names)
    expect(all.meta).toMatchObject({ per_page: 500, last_page: 1 })
    expect(await roster(coach, { page: '9' })).toMatchObject({ data: [], meta: { total: 17 } })
  })

  test('is filtered, with the number behind each filter, and searched by name', async () => {
    const coach = await successCoach()
    const done = await athleteOf(coach, 'Done')
    await buildTasks(db(), done.id, [{ percent: 100, status: 3 }])
    const quiet = await athleteOf(coach, 'Quiet', { since: new Date() })
    await buildTasks(db(), quiet.id, [{ percent: 100, status: 0 }])
    const writes = await athleteOf(coach, 'Writes', { since: new Date() })
    await sent(writes, coach, 'Hello')
    const over = await athleteOf(coach, 'Over', { until: back(1) })
    await buildTasks(db(), over.id, [{ percent: 100, status: 2, touched_at: back(20) }])

    const answer = await roster(coach)
    expect(answer.filters).toEqual([
      { key: 'all', title: 'All', count: 4 },
      { key: 'needs-me', title: 'Needs me', count: 1 },
      { key: 'complete', title: 'Complete', count: 1 },
      { key: 'unread', title: 'Unread', count: 1 },
      { key: 'ended', title: 'Package ended', count: 1 },
    ])
    expect(lastNames(await roster(coach, { filter: 'needs-me' }))).toEqual(['Writes'])
    expect(lastNames(await roster(coach, { filter: 'complete' }))).toEqual(['Done'])
    expect(lastNames(await roster(coach, { filter: 'unread' }))).toEqual(['Writes'])
    expect(lastNames(await roster(coach, { filter: 'ended' }))).toEqual(['Over'])

    const found = await roster(coach, { q: 'wri', filter: 'complete' })
    expect(lastNames(found)).toEqual([])
    expect([countOf(found, 'all'), countOf(found, 'unread'), countOf(found, 'complete')]).toEqual([1, 1, 0])
    expect(found.summary.athletes).toBe(4)
    expect(lastNames(await roster(coach, { q: 'wri' }))).toEqual(['Writes'])
  })

  test('is sorted', async () => {
    const coach = await successCoach()
    const a = await athleteOf(coach, 'Aa', { since: back(30), until: back(-40) })
    await buildTasks(db(), a.id, [{ percent: 30, status: 3, time_spent: 10 }])
    const b = await athleteOf(coach, 'Bb', { since: back(10) })
    await buildTasks(db(), b.id, [{ percent: 60, status: 3, time_spent: 5 }])
    const c = await athleteOf(coach, 'Cc', { since: back(20), until: back(-20) })
    await buildTasks(db(), c.id, [{ percent: 10, status: 3, time_spent: 20 }])
    await sent(coach, c, 'Hello')
    advanceClock(1000)
    await sent(coach, a, 'Hello')
    const sorted = async (sort: string) => lastNames(await roster(coach, { sort }))
    expect(await sorted('name')).toEqual(['Aa', 'Bb', 'Cc'])
    expect(await sorted('progress')).toEqual(['Bb', 'Aa', 'Cc'])
    expect(await sorted('time')).toEqual(['Cc', 'Aa', 'Bb'])
    expect(await sorted('contact')).toEqual(['Bb', 'Cc', 'Aa'])
    expect(await sorted('ends')).toEqual(['Cc', 'Aa', 'Bb'])
    expect(await sorted('new')).toEqual(['Bb', 'Cc', 'Aa'])
  })

  test('says for how many athletes each order has something to compare', async () => {
    const coach = await successCoach()
    const a = await athleteOf(coach, 'Aa', { until: back(-40) })
    await buildTasks(db(), a.id, [{ percent: 30, status: 3, time_spent: 10 }])
    const b = await athleteOf(coach, 'Bb')
    await buildTasks(db(), b.id, [{ percent: 60, status: 0, time_spent: 5 }])
    await athleteOf(coach, 'Cc')
    await sent(coach, b, 'Hello')
    const counts = async (query = {}) =>
      Object.fromEntries(
        (await roster(coach, query)).sorts.map(({ key, count }: { key: string; count: number }) => [
          key,
          count,
        ]),
      )
    expect(await counts()).toEqual({ name: 3, progress: 1, time: 2, contact: 1, ends: 1, new: 3 })
    expect(await counts({ q: 'Bb' })).toEqual({ name: 1, progress: 0, time: 1, contact: 1, ends: 0, new: 1 })
  })

  /** The middle of the next month, and the moment that month began in New York. */
  const inMonth = () => {
    const now = clock.now()
    const middle = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15, 12)
    advanceClock(middle - now.getTime())
    return startOfBillingDay(`${new Date(middle).toISOString().slice(0, 8)}01`)
  }

  test('sums up tasks, unread messages, and the coach’s kept time of this month', async () => {
    const firstOfMonth = inMonth()
    const [coach, other] = [await successCoach(), await successCoach()]
    const athlete = await athleteOf(coach, 'Whitlock')
    const [task = ''] = await buildTasks(db(), athlete.id, [
      { percent: 50, status: 3 },
      { percent: 50, status: 0 },
    ])
    const stretch = (coach_id: string, from: number, to: number, is_discarded = false) => {
      const at = (seconds: number) => new Date(firstOfMonth.getTime() + seconds * 1000)
      const row = { coach_id, athlete_user_id: athlete.id, task_id: task, is_discarded }
      return db()
        .insert(timeEntries)
        .values({
          id: uuidv7(),
          ...row,
          from_at: at(from),
          to_at: at(to),
          source: 'worked',
          created_at: at(to),
        })
    }
    await stretch(coach.id, -9000, -8000)
    await stretch(coach.id, -100, 30)
    await stretch(coach.id, 1000, 1050)
    await stretch(coach.id, 2000, 2400, true)
    await stretch(other.id, 3000, 3007)
    await sent(athlete, coach, 'One')
    await sent(athlete, coach, 'Two')
    expect((await roster(coach)).summary).toEqual({
      athletes: 1,
      tasks: 2,
      tasks_complete: 1,
      unread: 2,
      time_this_month: 80,
    })
  })

  test('reports everything that is wrong in the address', async () => {
    const query = { page: '0', show_all: '7', q: 'x'.repeat(101), filter: 'none', sort: 'luck' }
    const answer = await get(await successCoach(), '/panel/my-rosters', query)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(Object.keys(query).toSorted())
  })

  test('counts as unread what the messages count', async () => {
    const coach = await successCoach()
    const athlete = await athleteOf(coach, 'Whitlock')
    const messengerCount = async () =>
      (await got(coach, '/panel/my-rosters-with-message')).data[0].unread_count
    const rosterCount = async () => (await roster(coach)).data[0].unread
    const bothCount = async (expected: number) => {
      expect(await messengerCount()).toBe(expected)
      expect(await rosterCount()).toBe(expected)
    }
    await bothCount(0)
    await sent(athlete, coach, 'One')
    await sent(athlete, coach, 'Two')
    await bothCount(2)
    // An admin who answers for the coach reads nothing for them.
    await sent(await actingAs(coach), athlete, 'Helped')
    await sent(athlete, coach, 'Three')
    await bothCount(3)
    await sent(coach, athlete, 'Answer')
    await bothCount(0)
  })
})
