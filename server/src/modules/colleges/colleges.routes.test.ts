import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { users } from '../accounts/accounts.tables.ts'
import { buildCollege, buildCollegeCoach, verifyCoach } from './colleges.factory.ts'

let tested: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  tested = await testApp()
  headers = (await tested.signedIn('coach')).headers
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const ask = (q: string, more = '') =>
  tested.app.inject({ url: `/api/colleges/coaches?q=${encodeURIComponent(q)}${more}`, headers })
const found = async (q: string): Promise<{ last_name: string }[]> => {
  const answer = await ask(q)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}
const namesFor = async (q: string) => (await found(q)).map(({ last_name }) => last_name)

describe('PRO-07 a college', () => {
  const open = (id: number | string, asker = headers) =>
    tested.app.inject({ url: `/api/colleges/${id}`, headers: asker })

  test('is shown to signed-in people, with its cost and admission rate', async () => {
    const id = await buildCollege(db(), { name: 'Birch University', short_name: 'Birch' })
    for (const role of ['athlete', 'parent', 'coach'] as const) {
      const answer = await open(id, (await tested.signedIn(role)).headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.json().data).toMatchObject({
        id,
        name: 'Birch University',
        top_majors: expect.any(Array),
      })
    }
    expect((await open(id, {})).statusCode).toBe(401)
  })

  test('that does not exist is not found, and an invalid number is refused', async () => {
    expect((await open(999_999_999)).statusCode).toBe(404)
    expect((await open('birch')).statusCode).toBe(422)
    expect((await open('9999999999')).statusCode).toBe(422)
  })
})

describe('RCC-03 the coaches to pick from', () => {
  test('are from the athlete’s own team, or from an unknown team', async () => {
    const college_id = await buildCollege(db())
    for (const [first_name, team_gender] of [
      ['Ann', 'female'],
      ['Ben', 'male'],
      ['Cat', null],
    ] as const)
      await buildCollegeCoach(db(), { college_id, first_name, last_name: 'Teamwise', team_gender })
    const teamsFor = async (query: string) =>
      (await ask('teamwise', query)).json().data.map((coach: { first_name: string }) => coach.first_name)
    expect(await teamsFor('&gender=female')).toEqual(['Ann', 'Cat'])
    expect(await teamsFor('&gender=male')).toEqual(['Ben', 'Cat'])
    expect(await teamsFor('')).toEqual(['Ann', 'Ben', 'Cat'])
  })

  test('have their college and contact details', async () => {
    const college_id = await buildCollege(db(), { name: 'Alder State University', short_name: 'Alder State' })
    const user_id = await buildUser(db(), { type: 'coach' })
    await verifyCoach(db(), user_id, { college_id, method: 'email' })
    const id = await buildCollegeCoach(db(), {
      college_id,
      user_id,
      first_name: 'Renata',
      last_name: 'Quillfeather',
      position: 'Recruiting coordinator',
      email: 'renata@alder.test',
      phone: '(541) 555-0131',
    })
    expect(await found('quill')).toEqual([
      {
        id,
        user_id,
        first_name: 'Renata',
        last_name: 'Quillfeather',
        position: 'Recruiting coordinator',
        team_gender: null,
        photo: null,
        email: 'renata@alder.test',
        phone: '(541) 555-0131',
        verified_by: 'email',
        college: { id: college_id, name: 'Alder State University', short_name: 'Alder State' },
      },
    ])
  })

  test('have an account while it is verified and active', async () => {
    const user_id = await buildUser(db(), { type: 'coach' })
    await buildCollegeCoach(db(), { user_id, last_name: 'Leavening' })
    expect(await found('leavening')).toMatchObject([{ user_id: null, verified_by: null }])
    await verifyCoach(db(), user_id)
    expect(await found('leavening')).toMatchObject([{ user_id }])
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, user_id))
    expect(await found('leavening')).toMatchObject([{ user_id: null }])
  })

  test('are found by words of their name and of all names of the college, in any order', async () => {
    const college_id = await buildCollege(db(), {
      name: 'University of Basalt-Ridge',
      short_name: 'Basalt',
      aliases: 'UBR',
    })
    await buildCollegeCoach(db(), { college_id, first_name: 'Zoë', last_name: 'O’Málley' })
    for (const q of ['zoe', 'ZOË', 'omalley', "O'Mal", 'basalt', 'ridge univ', 'ubr', 'omalley basalt'])
      expect([q, await namesFor(q)]).toEqual([q, ['O’Málley']])
    for (const q of ['asalt', 'malley', 'omalley granite', '%%', '__', '--'])
      expect([q, await namesFor(q)]).toEqual([q, []])
  })

  test('come first if the name is their own, and are sorted by rank within a college', async () => {
    const college_id = await buildCollege(db(), { name: 'Larkspur College', short_name: 'Larkspur' })
    await buildCollegeCoach(db(), { college_id, last_name: 'Second', rank: 1 })
    await buildCollegeCoach(db(), { college_id, last_name: 'First', rank: 0 })
    await buildCollegeCoach(db(), { last_name: 'Larkspur' })
    expect(await namesFor('larks')).toEqual(['Larkspur', 'First', 'Second'])
  })

  test('are at most ten, and none from a college without a team', async () => {
    const college_id = await buildCollege(db(), { name: 'Tansy College', short_name: 'Tansy' })
    for (let rank = 0; rank < 12; rank++) await buildCollegeCoach(db(), { college_id, rank })
    const closed = await buildCollege(db(), { short_name: 'Tansy Hall', basketball_confirmed: false })
    await buildCollegeCoach(db(), { college_id: closed, last_name: 'Closed' })
    expect(await found('tansy')).toHaveLength(10)
    expect(await namesFor('tansy hall')).toEqual([])
  })

  test.each(['', ' ', 'a', ' a '])('are not looked for by %j', async (q) => {
    const answer = await ask(q)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ q: ['Please enter at least 2 letters'] })
  })

  test('need a query, and not one that is too long', async () => {
    const bare = await tested.app.inject({ url: '/api/colleges/coaches', headers })
    expect(bare.json().errors).toEqual({ q: ['Please enter at least 2 letters'] })
    expect((await ask('x'.repeat(101))).json().errors).toEqual({
      q: ['Please shorten this to 100 characters'],
    })
  })

  test('are shown to nobody without the recruiting center', async () => {
    const url = '/api/colleges/coaches?q=larkspur'
    expect((await tested.app.inject({ url })).statusCode).toBe(401)
    for (const type of ['athlete', 'parent', 'affiliate', 'editor', 'admin'] as const) {
      const caller = await tested.signedIn(type)
      expect((await tested.app.inject({ url, headers: caller.headers })).statusCode).toBe(403)
    }
  })
})
