import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { guardians, users } from '../accounts/accounts.tables.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { buildInCare } from './roster.factory.ts'
import { rosterClaims } from './roster.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const inCareOf = (coach: Parameters<typeof buildInCare>[1]) => buildInCare(db(), coach)

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
