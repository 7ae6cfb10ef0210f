import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { clock, resetClock } from '../../platform/clock.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Somebody } from '../messaging/messaging.factory.ts'
import { activityEvents } from '../recruiting/recruiting.tables.ts'
import { runningTasks } from '../tasks/tasks.tables.ts'
import { back, buildPackage, buildTasks, coachDesk } from './desk.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const people = coachDesk(() => tested)
const { parentOf, sent, successCoach, athleteOf, day } = people

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
        text: 'A call with Dana Reyes of Portland State is planned for today at 11:59 pm.',
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
      'An email to Dana Reyes of Portland State was planned for yesterday at 9:30 am. Nothing has been logged since.',
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
    expect(item?.text).toContain('today at 11:59 pm')
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
