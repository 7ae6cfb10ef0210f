import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { users } from '../../modules/accounts/accounts.tables.ts'
import { programTasks, runningTasks } from '../../modules/tasks/tasks.tables.ts'
import { clock } from '../../platform/clock.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { fillDemoWorld } from '../fill-demo-world.ts'
import { createDemoWorld } from '../world.ts'
import { demoProgram } from './program.ts'

const world = await createDemoWorld({ athletes: 3000 })
const tasks = [...world.tasks()]
const time = [...world.timeEntries()]
const claims = [...world.claims()]

describe('the work in the demo world', () => {
  test('is a list of tasks for everyone with a success coach', () => {
    const byAthlete = Map.groupBy(tasks, ({ athlete_user_id }) => athlete_user_id)
    expect(new Set(byAthlete.keys())).toEqual(new Set(claims.map(({ athlete_user_id }) => athlete_user_id)))
    for (const own of byAthlete.values()) expect(own.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  })

  test('has as much time in the tasks as was kept in the ledger', () => {
    const kept = new Map<string, number>()
    for (const { task_id, from_at, to_at, is_discarded } of time)
      if (!is_discarded)
        kept.set(task_id, (kept.get(task_id) ?? 0) + (to_at.getTime() - from_at.getTime()) / 1000)
    for (const { id, time_spent } of tasks) expect(time_spent).toBe(kept.get(id) ?? 0)
  })

  test('never overlaps, is on whole seconds, after the claim, and over', () => {
    const claimedAt = new Map(claims.map((claim) => [claim.athlete_user_id, claim.created_at]))
    for (const stretches of Map.groupBy(time, ({ coach_id }) => coach_id).values()) {
      const inOrder = stretches.toSorted((one, other) => one.from_at.getTime() - other.from_at.getTime())
      for (const [place, { from_at, to_at, athlete_user_id }] of inOrder.entries()) {
        expect(from_at.getTime() % 1000).toBe(0)
        expect(to_at.getTime()).toBeLessThanOrEqual(inOrder[place + 1]?.from_at.getTime() ?? Infinity)
        expect(to_at.getTime()).toBeLessThan(clock.now().getTime())
        expect(from_at.getTime()).toBeGreaterThan(claimedAt.get(athlete_user_id)?.getTime() ?? 0)
      }
    }
  })
})

test('COA-02 every success coach in the demo world has been in touch with whom they work for', () => {
  const pair = (coachId: string, athleteId: string) => `${coachId} ${athleteId}`
  const talks = new Set(
    [...world.conversations()].map(({ coach_id, athlete_user_id }) => pair(coach_id, athlete_user_id)),
  )
  const worked = new Set(time.map(({ coach_id, athlete_user_id }) => pair(coach_id, athlete_user_id)))
  expect(worked.size).toBeGreaterThan(50)
  expect([...worked].filter((people) => !talks.has(people))).toEqual([])
})

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
  await fillDemoWorld(tested.ports.database.db, { athletes: 600 })
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const signedInAs = async (name: string) => {
  const [user] = await db()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${name}@fieldhouse.test`))
  const { token } = await startSession(db(), { userId: user?.id ?? '', remember: true })
  const load = async (path: string) => {
    const answer = await tested.app.inject({
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer.json()
  }
  return { id: user?.id ?? '', load }
}

describe('a success coach who signs in to the demo world', () => {
  test('has the program as it is shipped', async () => {
    const shipped = await db().select().from(programTasks).orderBy(asc(programTasks.position))
    expect(demoProgram.map(({ name, percent, done_when }) => ({ name, percent, done_when }))).toEqual(
      shipped.map(({ name, percent, done_when }) => ({ name, percent, done_when })),
    )
  })

  test('as rsc@ finds a full roster at different progress, with the demo athlete at 45%', async () => {
    const { load } = await signedInAs('rsc')
    const { data, filters, summary } = await load('/panel/my-rosters')
    expect(data).toHaveLength(8)
    const amara = data.find(({ athlete_slug }: { athlete_slug: string }) => athlete_slug === 'amara-whitlock')
    expect(amara).toMatchObject({
      progress: 45,
      time_spent: 8 * 3600 + 38 * 60 + 3,
      next_task: { name: 'Film review', status: 2 },
      package: { name: 'All-Star Showcase' },
    })
    const progress: number[] = data.map((athlete: { progress: number }) => athlete.progress)
    expect(new Set(progress).size).toBeGreaterThan(5)
    expect(progress).toContain(0)
    expect(Math.max(...progress)).toBe(100)
    for (const key of ['needs-me', 'complete', 'unread'])
      expect(filters.find((filter: { key: string }) => filter.key === key).count).toBeGreaterThan(0)
    expect(summary.unread).toBeGreaterThan(0)
    const reasons = (await load('/panel/my-day')).data.map(({ reason }: { reason: string }) => reason)
    for (const reason of ['unanswered', 'reminder', 'stalled', 'not-started'])
      expect(reasons).toContain(reason)
  })

  test('finds at least three athletes who wait to be claimed', async () => {
    const { load } = await signedInAs('new.rsc')
    expect((await load('/panel/my-rosters')).data).toEqual([])
    expect((await load('/panel/new-rosters')).meta.total).toBeGreaterThanOrEqual(3)
  })

  test('as idle.rsc@ finds a running task that nobody is working on', async () => {
    const { id } = await signedInAs('idle.rsc')
    const [running] = await db().select().from(runningTasks).where(eq(runningTasks.coach_id, id))
    expect(running?.last_seen_at.getTime()).toBeLessThan(clock.now().getTime() - 60_000)
  })

  test('as ending.rsc@ finds packages that end soon', async () => {
    const { load } = await signedInAs('ending.rsc')
    const { data } = await load('/panel/my-day')
    expect(
      data.filter(({ reason }: { reason: string }) => reason === 'package-ends').length,
    ).toBeGreaterThanOrEqual(2)
  })

  test('has a week with kept, added, and discarded time, and notes for both audiences', async () => {
    const { rows } = await db().execute<{ source: string; is_discarded: boolean }>(sql`
      select distinct source, is_discarded from tasks_time inner join accounts_users on accounts_users.id = coach_id
      where email = 'rsc@fieldhouse.test' and from_at > ${new Date(clock.now().getTime() - 9 * 86_400_000).toISOString()}
      order by 1, 2`)
    expect(rows).toEqual([
      { source: 'added', is_discarded: false },
      { source: 'kept', is_discarded: false },
      { source: 'worked', is_discarded: false },
      { source: 'worked', is_discarded: true },
    ])
    expect([...world.coachNotes()].map(({ is_shared, is_pinned }) => [is_shared, is_pinned])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ])
  })
})

test('COA-01 the demo coach has two teams with members, one of them with a coach who waits', async () => {
  const { load } = await signedInAs('coach')
  const { data } = await load('/panel/coach/teams')
  expect(data).toMatchObject([
    { name: 'Marin Harbor 17U Girls', is_owner: true, athletes: 9, waiting: 0 },
    { name: 'Oakland Rise 17U Girls', is_owner: true, athletes: 9, waiting: 1 },
  ])
  for (const { event } of data) expect(event.name).toBe('Bay Area Fall Showcase')
})
