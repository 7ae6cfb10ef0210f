import type { DayItem, DeskAthlete } from '@fieldhouse/contract/desk'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../platform/clock.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { users } from '../accounts/accounts.tables.ts'
import { startOfBillingDay } from '../billing/index.ts'
import type { Somebody } from '../messaging/messaging.factory.ts'
import { recruitment } from '../recruiting/recruiting.factory.ts'
import { activityEvents } from '../recruiting/recruiting.tables.ts'
import { buildEntitledAthlete } from '../roster/roster.factory.ts'
import { runningTasks, timeEntries } from '../tasks/tasks.tables.ts'
import { buildPackage, buildTasks, putOnRoster } from './desk.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const people = recruitment(() => tested)
const { somebody, signedIn, parentOf, got, get, sent, actingAs } = people

const dayLength = 24 * 60 * 60 * 1000
const back = (days: number) => new Date(clock.now().getTime() - days * dayLength)

const successCoach = () => somebody({ type: 'rsc', first_name: 'Priya', last_name: 'Nair' })

interface Facts {
  readonly first?: string
  readonly since?: Date
  readonly until?: Date
}
/** An athlete with a running package on this coach's roster. */
const athleteOf = async (coach: Somebody, last_name: string, { first, since, until }: Facts = {}) => {
  const user = { first_name: first ?? 'Amara', last_name }
  const id = await buildEntitledAthlete(db(), { user }, until ? { until_at: until } : {})
  await putOnRoster(db(), coach.id, id, since)
  return signedIn(id)
}

const roster = (coach: Somebody, query: Record<string, string> = {}) => got(coach, '/panel/my-rosters', query)
const lastNames = ({ data }: { data: DeskAthlete[] }) => data.map(({ last_name }) => last_name)
const day = async (coach: Somebody): Promise<DayItem[]> => (await got(coach, '/panel/my-day')).data
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

describe('COA-02 the day', () => {
  /** Nothing on the desk. */
  const calm = async (coach: Somebody, name: string) => {
    const athlete = await athleteOf(coach, name)
    await buildTasks(db(), athlete.id, [{ percent: 100, status: 2 }])
    return athlete
  }

  test('is empty if nobody needs the coach', async () => {
    const coach = await successCoach()
    await calm(coach, 'Calm')
    expect(await day(coach)).toEqual([])
  })

  test('has who wrote, until the coach answers', async () => {
    const coach = await successCoach()
    const athlete = await calm(coach, 'Whitlock')
    const parent = await parentOf([athlete])
    const message = await sent(parent, coach, 'Can we talk?', { sender_id: athlete.id })
    expect(await day(coach)).toEqual([
      {
        user_id: athlete.id,
        athlete_slug: expect.any(String),
        first_name: 'Amara',
        last_name: 'Whitlock',
        photo: null,
        jersey_number: null,
        color_theme: expect.any(String),
        reason: 'unanswered',
        text: 'Nadia Marsh wrote to you.',
        since: message.created_at,
        path: `/coach/messenger?user_id=${athlete.id}`,
      },
    ])
    await people.post(coach, '/message/mark', { contact_id: athlete.id })
    expect((await day(coach))[0]?.text).toBe('Nadia Marsh is waiting for your answer.')
    await sent(coach, athlete, 'Of course.')
    expect(await day(coach)).toEqual([])
  })

  const planned = async (athlete: Somebody, facts: Partial<typeof activityEvents.$inferInsert> = {}) => {
    const college = await people.college({ short_name: 'Portland State' })
    const contact_id = await people.contact(college)
    const id = uuidv7()
    await db()
      .insert(activityEvents)
      .values({
        id,
        athlete_user_id: athlete.id,
        contact_id,
        type: 1,
        event_date: clock.now().toISOString().slice(0, 10),
        event_time: '23:59:00',
        note: 'Ask about the visit.',
        author_id: athlete.id,
        created_at: back(3),
        ...facts,
      })
    return contact_id
  }
  const dateBack = (days: number) => back(days).toISOString().slice(0, 10)

  test('has what is planned for today, with the time that was logged', async () => {
    const coach = await successCoach()
    const athlete = await calm(coach, 'Whitlock')
    await planned(athlete)
    expect(await day(coach)).toMatchObject([
      {
        reason: 'reminder',
        text: 'A call with Dana Reyes, Portland State is planned for today at 11:59 PM.',
        path: `/recruiting-center/${athlete.id}/results?openActivityLog=1`,
      },
    ])
  })

  test('has what was planned for yesterday until it is logged', async () => {
    const coach = await successCoach()
    const athlete = await calm(coach, 'Whitlock')
    const yesterday = {
      event_date: dateBack(1),
      event_time: '09:30:00',
      type: 2,
      author_id: coach.id,
    } as const
    const contact_id = await planned(athlete, yesterday)
    expect((await day(coach)).map(({ text }) => text)).toEqual([
      'An email with Dana Reyes, Portland State was planned for yesterday at 9:30 AM. Nothing has been logged since.',
    ])
    await db()
      .insert(activityEvents)
      .values({
        id: uuidv7(),
        athlete_user_id: athlete.id,
        contact_id,
        type: 1,
        event_date: dateBack(0),
        event_time: '00:00:00',
        note: 'Done.',
        author_id: athlete.id,
        created_at: clock.now(),
      })
    expect(await day(coach)).toEqual([])
  })

  test('has nothing of other days, nothing that was logged afterward, and nothing of a college coach', async () => {
    const coach = await successCoach()
    const athlete = await calm(coach, 'Whitlock')
    const collegeCoach = await people.coach()
    await planned(athlete, { event_date: dateBack(2), created_at: back(9) })
    await planned(athlete, { event_date: dateBack(-1) })
    await planned(athlete, { event_date: dateBack(1), created_at: clock.now() })
    await planned(athlete, { outcome: 'reached' })
    await planned(athlete, { coach_id: collegeCoach.id, author_id: collegeCoach.id, contact_id: null })
    expect(await day(coach)).toEqual([])
  })

  test('follows the author’s clock', async () => {
    const coach = await successCoach()
    const athlete = await calm(coach, 'Whitlock')
    // For an author fourteen hours ahead or behind, it is another day for most of ours. Their day decides.
    for (const clock_offset of [-840, 840]) {
      const local = new Date(clock.now().getTime() - clock_offset * 60_000)
      await planned(athlete, { clock_offset, event_date: local.toISOString().slice(0, 10) })
    }
    const [item, ...more] = await day(coach)
    expect(more).toEqual([])
    expect(item?.text).toContain('today at 11:59 PM')
  })

  test('has packages that end soon, stalled tasks, and athletes nobody started with, most urgent first', async () => {
    const coach = await successCoach()
    const ends = await athleteOf(coach, 'Ends', { until: back(-5), since: new Date() })
    await buildPackage(db(), ends.id, new Date('2026-09-02T15:00:00Z'))
    const stalled = await athleteOf(coach, 'Stalled')
    const [, running = ''] = await buildTasks(db(), stalled.id, [
      { name: 'Film review', percent: 50, status: 2, touched_at: back(8) },
      { name: 'Welcome call', percent: 50, status: 1, touched_at: back(9) },
    ])
    const now = clock.now()
    await db().insert(runningTasks).values({
      coach_id: coach.id,
      task_id: running,
      athlete_user_id: stalled.id,
      started_at: now,
      settled_at: now,
      last_active_at: now,
      last_seen_at: now,
    })
    const untouched = await athleteOf(coach, 'Untouched', { since: back(4) })
    await buildTasks(db(), untouched.id, [{ percent: 100, status: 0 }])
    const items = await day(coach)
    expect(items.map(({ last_name, reason }) => [last_name, reason])).toEqual([
      ['Ends', 'package-ends'],
      ['Stalled', 'stalled'],
      ['Untouched', 'not-started'],
    ])
    expect(items[0]?.text).toMatch(/^The All-Star Showcase package ends on \w+ \d+, \d{4}\.$/)
    expect(items[1]?.text).toMatch(/^Film review has not moved since/)
    expect(items[1]?.path).toBe(`/coach/roster/${stalled.id}`)
  })

  test('is nobody else’s', async () => {
    const [coach, other] = [await successCoach(), await successCoach()]
    const athlete = await calm(coach, 'Whitlock')
    await sent(athlete, coach, 'Hello')
    expect(await day(other)).toEqual([])
  })
})
