import type { UserType } from '@fieldhouse/contract/guards'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { createDemoWorld } from '../../demo/world.ts'
import { bulkInsert } from '../../platform/database/bulk-insert.ts'
import { users } from '../accounts/accounts.tables.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { contacts } from '../profiles/sections/sections.tables.ts'
import { buildInCare } from './roster.factory.ts'
import { rosterAssignments } from './roster.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const since = new Date('2026-03-04T05:06:07Z')

const inCareOf = (coach: Parameters<typeof buildInCare>[1], facts?: Parameters<typeof buildInCare>[2]) =>
  buildInCare(db(), coach, facts)

const coachOf = async <T extends UserType>(type: T) => ({ ...(await tested.signedIn(type)), type })

const load = async (url: string, headers: Record<string, string>) => {
  const answer = await tested.app.inject({ url, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const namesOf = ({ data }: { data: { first_name: string; last_name: string }[] }) =>
  data.map(({ first_name, last_name }) => `${first_name} ${last_name}`)

describe('the athletes of a coach', () => {
  test('are those assigned to this coach, with their preferred contact', async () => {
    const coach = await coachOf('coach')
    const { id, userId } = await inCareOf(coach, {
      slug: 'amara-park',
      position: 'SG',
      class_year: 2027,
      high_school: 'Ridgeline High School',
      city: 'Bend',
      state: 'OR',
      is_visible: false,
      user: { first_name: 'Amara', last_name: 'Park', email: 'sign-in@example.test' },
    })
    await db()
      .insert(contacts)
      .values({ athlete_id: id, email: 'amara@example.test', phone: '(541) 555-0107' })
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
        contact_info: { email: 'amara@example.test', phone: '(541) 555-0107' },
        since: '2026-03-04T05:06:07.000Z',
      },
    ])
  })

  test('are never another coach’s, and never deleted ones', async () => {
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

  test('are sorted by name, 15 per page, and the links work', async () => {
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
  ])('can be searched by the words of their names: %j', async (q, names) => {
    const coach = await coachOf('coach')
    await inCareOf(coach, { user: { first_name: 'Ximena', last_name: 'Núñez' } })
    await inCareOf(coach, { user: { first_name: 'Otto', last_name: 'Other' } })
    expect(namesOf(await load(`/api/panel/index?q=${encodeURIComponent(q)}`, coach.headers))).toEqual(names)
  })

  test('report what is wrong in the address', async () => {
    const { headers } = await coachOf('coach')
    const url = `/api/panel/index?page=0&show_all=7&q=${'x'.repeat(101)}`
    const answer = await tested.app.inject({ url, headers })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['page', 'q', 'show_all'])
  })
})

describe('the roster of a success coach', () => {
  test('has the athletes this coach claimed', async () => {
    const mine = await coachOf('rsc')
    const other = await coachOf('rsc')
    await inCareOf(mine, { user: { first_name: 'Cora', last_name: 'Claimed', email: 'cora@example.test' } })
    await inCareOf(other, { user: { first_name: 'Owen', last_name: 'Others' } })
    for (const path of ['/api/panel/index', '/api/panel/my-rosters']) {
      const page = await load(path, mine.headers)
      expect(namesOf(page)).toEqual(['Cora Claimed'])
      expect(page.data[0].contact_info).toEqual({ email: null, phone: null })
      expect(page.meta.path).toBe(path)
    }
  })

  test('decides whether a success coach counts as one with athletes', async () => {
    const coach = await coachOf('rsc')
    const hasRoster = async () => (await load('/api/user', coach.headers)).data.has_roster
    expect(await hasRoster()).toBe(false)
    await inCareOf(coach)
    expect(await hasRoster()).toBe(true)
  })
})

describe('RCC-06 a success coach who wants to act for an athlete', () => {
  const check = (headers: Record<string, string>, id: string) =>
    tested.app.inject({ url: `/api/panel/check-athlete-access/${id}`, headers })

  test('may for athletes on their own roster', async () => {
    const coach = await coachOf('rsc')
    const { userId } = await inCareOf(coach)
    const answer = await check(coach.headers, userId)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ data: { has_access: true } })
  })

  test('may not for another coach’s, an unknown, or a deleted athlete', async () => {
    const coach = await coachOf('rsc')
    const others = await inCareOf(await coachOf('rsc'))
    const gone = await inCareOf(coach, { user: { deleted_at: new Date() } })
    const mine = await inCareOf(coach)
    // A page's id is not its athlete's id.
    for (const id of [others.userId, gone.userId, mine.id, coach.userId])
      expect((await check(coach.headers, id)).statusCode).toBe(404)
  })

  test('names the athlete by user id', async () => {
    const answer = await check((await coachOf('rsc')).headers, 'amara')
    expect(answer.json().errors).toEqual({ id: ['Must be the id of a user'] })
  })

  test('must be a success coach: an assigned coach is not', async () => {
    const coach = await coachOf('coach')
    const { userId } = await inCareOf(coach)
    expect((await check(coach.headers, userId)).statusCode).toBe(403)
  })
})

describe('a coach who views their own account', () => {
  test('sees the assigned athletes, oldest first', async () => {
    const coach = await coachOf('coach')
    const one = await inCareOf(coach, { slug: 'assigned-one' })
    await inCareOf(coach, { slug: 'assigned-gone', user: { deleted_at: new Date() } })
    const other = await coachOf('coach')
    await inCareOf(other, { slug: 'assigned-to-another' })
    expect((await load('/api/user', coach.headers)).data.assigned).toEqual([
      { user_id: one.userId, athlete_slug: 'assigned-one' },
    ])
  })

  test('sees at most 200 of them there', async () => {
    const coach = await coachOf('coach')
    const world = await createDemoWorld({ athletes: 202 })
    const [allUsers, allAthletes] = [[...world.users()], [...world.athletes()]]
    await bulkInsert(db(), users, allUsers)
    await bulkInsert(db(), athletes, allAthletes)
    await bulkInsert(
      db(),
      rosterAssignments,
      allAthletes.map(({ user_id }) => ({
        coach_id: coach.userId,
        athlete_user_id: user_id,
        created_at: since,
      })),
    )
    expect((await load('/api/user', coach.headers)).data.assigned).toHaveLength(200)
    expect((await load('/api/panel/index', coach.headers)).meta.total).toBe(203)
  })
})
