import type { UserType } from '@fieldhouse/contract/guards'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { createDemoWorld } from '../../demo/world.ts'
import { bulkInsert } from '../../platform/database/bulk-insert.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { guardians, users } from '../accounts/accounts.tables.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { contacts } from '../profiles/sections/sections.tables.ts'
import { rosterAssignments, rosterClaims } from './roster.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const since = new Date('2026-03-04T05:06:07Z')

/** An athlete of the coach, added the way that type of coach gets one. */
const inCareOf = async (
  coach: { userId: string; type: 'coach' | 'rsc' },
  facts: Parameters<typeof buildAthlete>[1] = {},
) => {
  const id = await buildAthlete(db(), facts)
  const [athlete] = await db().select().from(athletes).where(eq(athletes.id, id))
  const athlete_user_id = athlete?.user_id ?? ''
  if (coach.type === 'rsc')
    await db()
      .insert(rosterClaims)
      .values({ athlete_user_id, success_coach_id: coach.userId, created_at: since })
  else
    await db()
      .insert(rosterAssignments)
      .values({ athlete_user_id, coach_id: coach.userId, created_at: since })
  return { id, userId: athlete_user_id, slug: athlete?.slug }
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

describe('MSG-04 the success coach of a family', () => {
  const ask = async (headers: Record<string, string>, query = '') =>
    tested.app.inject({ url: `/api/my-rsa${query}`, headers })
  const told = async (headers: Record<string, string>, query?: string) => {
    const answer = await ask(headers, query)
    expect(answer.statusCode).toBe(200)
    return answer.json().data
  }
  const namedCoach = async (first_name: string) => {
    const userId = await buildUser(db(), { type: 'rsc', first_name, last_name: 'Nair' })
    return { userId, type: 'rsc' as const }
  }
  const parentOf = async (...athleteUserIds: string[]) => {
    const { userId: parent_id, headers } = await tested.signedIn('parent')
    for (const [place, athlete_user_id] of athleteUserIds.entries())
      await db()
        .insert(guardians)
        .values({
          parent_id,
          athlete_user_id,
          relationship: 'mother',
          created_at: new Date(2026, 0, 1 + place),
        })
    return headers
  }
  const athleteOf = async (id: string) => {
    const { token } = await startSession(db(), { userId: id, remember: true })
    return { authorization: `Bearer ${token}` }
  }
  const unclaimed = async () => {
    const [athlete] = await db()
      .select()
      .from(athletes)
      .where(eq(athletes.id, await buildAthlete(db())))
    return athlete?.user_id ?? ''
  }

  test('is shown to the athlete, who may name themself and nobody else', async () => {
    const coach = await namedCoach('Priya')
    const { userId } = await inCareOf(coach)
    const other = await inCareOf(coach)
    const headers = await athleteOf(userId)
    const mine = {
      id: coach.userId,
      first_name: 'Priya',
      last_name: 'Nair',
      photo: null,
      phone: null,
      athlete_user_id: userId,
    }
    expect(await told(headers)).toEqual(mine)
    expect(await told(headers, `?user=${userId}`)).toEqual(mine)
    expect((await ask(headers, `?user=${other.userId}`)).statusCode).toBe(404)
  })

  test('has a phone for the families on the roster, and for no other family', async () => {
    const coach = await namedCoach('Priya')
    const [mine, other] = [await inCareOf(coach), await inCareOf(await namedCoach('Other'))]
    const phone = '(541) 555-0190'
    await db().update(users).set({ phone }).where(eq(users.id, coach.userId))
    for (const headers of [await athleteOf(mine.userId), await parentOf(mine.userId)])
      expect(await told(headers)).toMatchObject({ id: coach.userId, phone })
    for (const headers of [await athleteOf(other.userId), await parentOf(other.userId, await unclaimed())])
      expect((await ask(headers)).body).not.toContain(phone)
    await db().delete(rosterClaims).where(eq(rosterClaims.athlete_user_id, mine.userId))
    expect(await told(await athleteOf(mine.userId))).toBeNull()
  })

  test('is missing for an athlete without one, and if the coach was deleted', async () => {
    const alone = await unclaimed()
    expect(await told(await athleteOf(alone))).toBeNull()
    const coach = await namedCoach('Gone')
    const { userId } = await inCareOf(coach)
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, coach.userId))
    expect(await told(await athleteOf(userId))).toBeNull()
  })

  test('is shown to a parent: for the requested athlete, or for the first who has one', async () => {
    const [first, second] = [await namedCoach('First'), await namedCoach('Second')]
    const alone = await unclaimed()
    // The athlete with the older roster entry joined the family last.
    const younger = await inCareOf(second)
    const older = await inCareOf(first)
    const headers = await parentOf(alone, older.userId, younger.userId)
    expect(await told(headers)).toMatchObject({ first_name: 'First', athlete_user_id: older.userId })
    expect(await told(headers, `?user=${younger.userId}`)).toMatchObject({ first_name: 'Second' })
    expect(await told(headers, `?user=${alone}`)).toBeNull()
    expect(await told(await parentOf())).toBeNull()
  })

  test('of another family is not found', async () => {
    const { userId } = await inCareOf(await namedCoach('Priya'))
    expect((await ask(await parentOf(await unclaimed()), `?user=${userId}`)).statusCode).toBe(404)
  })

  test('needs the id of a user', async () => {
    const answer = await ask(await parentOf(), '?user=7')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ user: ['Must be the id of a user'] })
  })

  test.each(['coach', 'rsc', 'admin', 'affiliate'] as const)('is missing for a %s', async (type) => {
    expect((await ask((await tested.signedIn(type)).headers)).statusCode).toBe(403)
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
