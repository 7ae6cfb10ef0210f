import type { UserType } from '@fieldhouse/contract/guards'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { createDemoWorld } from '../../demo/world.ts'
import { bulkInsert } from '../../platform/database/bulk-insert.ts'
import { users } from '../accounts/accounts.tables.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { rosterAssignments, rosterClaims } from './roster.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const since = new Date('2026-03-04T05:06:07Z')

/** An athlete in the coach's care, however that type of coach comes to one. */
const inCareOf = async (
  coach: { userId: string; type: 'coach' | 'rsc' },
  facts: Parameters<typeof buildAthlete>[1] = {},
) => {
  const id = await buildAthlete(db(), facts)
  const [athlete] = await db().select().from(athletes).where(eq(athletes.id, id))
  const athlete_id = athlete?.user_id ?? ''
  if (coach.type === 'rsc')
    await db().insert(rosterClaims).values({ athlete_id, success_coach_id: coach.userId, created_at: since })
  else await db().insert(rosterAssignments).values({ athlete_id, coach_id: coach.userId, created_at: since })
  return { id, userId: athlete_id, slug: athlete?.slug }
}

const coachOf = async <T extends UserType>(type: T) => ({ ...(await tested.signedIn(type)), type })

const load = async (url: string, headers: Record<string, string>) => {
  const answer = await tested.app.inject({ url, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const namesOf = ({ data }: { data: { first_name: string; last_name: string }[] }) =>
  data.map(({ first_name, last_name }) => `${first_name} ${last_name}`)

describe('the athletes of a coach', () => {
  test('are those assigned to this coach, with how to reach them', async () => {
    const coach = await coachOf('coach')
    const { id, userId } = await inCareOf(coach, {
      slug: 'amara-park',
      position: 'SG',
      class_year: 2027,
      high_school: 'Ridgeline High School',
      city: 'Bend',
      state: 'OR',
      is_visible: false,
      user: { first_name: 'Amara', last_name: 'Park', email: 'amara@example.test' },
    })
    expect((await load('/api/panel/index', coach.headers)).data).toEqual([
      {
        user_id: userId,
        athlete_id: id,
        athlete_slug: 'amara-park',
        first_name: 'Amara',
        last_name: 'Park',
        photo: null,
        sport: { key: 'basketball' },
        position: 'SG',
        class: 2027,
        high_school: 'Ridgeline High School',
        city: 'Bend',
        state: 'OR',
        contact_info: { email: 'amara@example.test', phone: null },
        since: '2026-03-04T05:06:07.000Z',
      },
    ])
  })

  test('are never another coach’s, nor anybody’s who left', async () => {
    const mine = await coachOf('coach')
    const other = await coachOf('coach')
    const success = await coachOf('rsc')
    await inCareOf(mine, { user: { first_name: 'Mine', last_name: 'Only' } })
    await inCareOf(mine, { user: { first_name: 'Mine', last_name: 'Gone', deleted_at: new Date() } })
    await inCareOf(other, { user: { first_name: 'Mine', last_name: 'Theirs' } })
    await inCareOf(success, { user: { first_name: 'Mine', last_name: 'Claimed' } })
    for (const query of ['', '?q=mine', '?show_all=1', `?coach_id=${other.userId}`]) {
      const page = await load(`/api/panel/index${query}`, mine.headers)
      expect(namesOf(page)).toEqual(['Mine Only'])
      expect(page.meta.total).toBe(1)
    }
  })

  test('come by name, 15 a page, and go on where the links lead', async () => {
    const coach = await coachOf('coach')
    const last = Array.from({ length: 17 }, (_, place) => String.fromCharCode(65 + place).repeat(3))
    for (const last_name of last.toReversed())
      await inCareOf(coach, { user: { first_name: 'Pat', last_name } })
    const first = await load('/api/panel/index?q=pat&show_all=1', coach.headers)
    const second = await load(first.links.next, coach.headers)
    expect([...namesOf(first), ...namesOf(second)]).toEqual(last.map((name) => `Pat ${name}`))
    expect(first.data).toHaveLength(15)
    expect(second.meta).toMatchObject({ current_page: 2, last_page: 2, from: 16, to: 17, total: 17 })
    expect(second.links.prev).toContain('q=pat&show_all=1')
    expect(await load('/api/panel/index?page=9', coach.headers)).toMatchObject({
      data: [],
      meta: { total: 17 },
    })
  })

  test.each([
    ['nun xim', ['Ximena Núñez']],
    ['ximena', ['Ximena Núñez']],
    ['imena', []],
    ['%', []],
    ['--', []],
    ['', ['Ximena Núñez', 'Otto Other']],
  ])('are found by the words of their names: %j', async (q, names) => {
    const coach = await coachOf('coach')
    await inCareOf(coach, { user: { first_name: 'Ximena', last_name: 'Núñez' } })
    await inCareOf(coach, { user: { first_name: 'Otto', last_name: 'Other' } })
    expect(namesOf(await load(`/api/panel/index?q=${encodeURIComponent(q)}`, coach.headers))).toEqual(names)
  })

  test('are refused with what is wrong in the address', async () => {
    const { headers } = await coachOf('coach')
    const url = `/api/panel/index?page=0&show_all=7&q=${'x'.repeat(101)}`
    const answer = await tested.app.inject({ url, headers })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['page', 'q', 'show_all'])
  })
})

describe('the roster of a success coach', () => {
  test('is what this one claimed, in both lists', async () => {
    const mine = await coachOf('rsc')
    const other = await coachOf('rsc')
    await inCareOf(mine, { user: { first_name: 'Cora', last_name: 'Claimed', email: null } })
    await inCareOf(other, { user: { first_name: 'Owen', last_name: 'Others' } })
    for (const path of ['/api/panel/my-rosters', '/api/panel/index']) {
      const page = await load(path, mine.headers)
      expect(namesOf(page)).toEqual(['Cora Claimed'])
      expect(page.data[0].contact_info).toEqual({ email: null, phone: null })
      expect(page.meta.path).toBe(path)
    }
  })

  test('makes the difference between a success coach with athletes and one without', async () => {
    const coach = await coachOf('rsc')
    const hasRoster = async () => (await load('/api/user', coach.headers)).data.has_roster
    expect(await hasRoster()).toBe(false)
    await inCareOf(coach)
    expect(await hasRoster()).toBe(true)
  })
})

describe('a coach who looks at the own account', () => {
  test('sees who is assigned, in the order in which they came', async () => {
    const coach = await coachOf('coach')
    const one = await inCareOf(coach, { slug: 'assigned-one' })
    await inCareOf(coach, { slug: 'assigned-gone', user: { deleted_at: new Date() } })
    const other = await coachOf('coach')
    await inCareOf(other, { slug: 'assigned-to-another' })
    expect((await load('/api/user', coach.headers)).data.assigned).toEqual([
      { user_id: one.userId, athlete_slug: 'assigned-one' },
    ])
  })

  test('sees no more than 200 of them there', async () => {
    const coach = await coachOf('coach')
    const world = await createDemoWorld({ athletes: 202 })
    const [allUsers, allAthletes] = [[...world.users()], [...world.athletes()]]
    await bulkInsert(db(), users, allUsers)
    await bulkInsert(db(), athletes, allAthletes)
    await bulkInsert(
      db(),
      rosterAssignments,
      allAthletes.map(({ user_id }) => ({ coach_id: coach.userId, athlete_id: user_id, created_at: since })),
    )
    expect((await load('/api/user', coach.headers)).data.assigned).toHaveLength(200)
    expect((await load('/api/panel/index', coach.headers)).meta.total).toBe(203)
  })
})
