import { asc, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../platform/database/database.factory.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { findCoachContact, findContactOfUser, selectCoachesOf } from './coaches.queries.ts'
import { buildCollege, buildCollegeCoach, verifyCoach } from './colleges.factory.ts'
import { findCollege, hasTeamFor, milesFrom } from './colleges.queries.ts'
import { colleges } from './colleges.tables.ts'

const { db, close } = await testDatabase()
afterAll(close)

const nobody = '00000000-0000-7000-8000-00000000dead'
const bend = { lat: 44.0582, lon: -121.3153 }

describe('the distance to a college', () => {
  test.each([
    ['the same place', bend, 0],
    ['Portland', { lat: 45.51184, lon: -122.68493 }, 121],
    ['New York', { lat: 40.7294, lon: -73.9972 }, 2392],
    ['the other side of the earth', { lat: -44.0582, lon: 58.6847 }, 12_437],
  ])('is measured as the crow flies: %s', async (_, { lat, lon }, miles) => {
    const id = await buildCollege(db, { lat, lon })
    const [found] = await db
      .select({ miles: milesFrom(bend.lat, bend.lon) })
      .from(colleges)
      .where(eq(colleges.id, id))
    expect(Math.abs((found?.miles ?? -100) - miles)).toBeLessThan(1)
  })
})

describe('the colleges of an athlete', () => {
  const team = (mens_basketball: boolean | null, womens_basketball: boolean | null, facts: object = {}) =>
    buildCollege(db, { mens_basketball, womens_basketball, ...facts })

  test('are those with a team, except those known to have none for the gender', async () => {
    const both = await team(true, true)
    const men = await team(true, false)
    const women = await team(false, true)
    const unknown = await team(null, null)
    const womenOnly = await team(null, true, { single_sex: 'women' })
    const menOnly = await team(true, null, { single_sex: 'men' })
    const unconfirmed = await team(true, true, { basketball_confirmed: false })
    const made = [both, men, women, unknown, womenOnly, menOnly, unconfirmed]
    const open = async (gender: string | null) => {
      const found = await db
        .select({ id: colleges.id })
        .from(colleges)
        .where(hasTeamFor(gender))
        .orderBy(asc(colleges.id))
      return found.map(({ id }) => id).filter((id) => made.includes(id))
    }
    expect(await open('male')).toEqual([both, men, unknown, menOnly])
    expect(await open('female')).toEqual([both, women, unknown, womenOnly])
    expect(await open(null)).toEqual([both, men, women, unknown, womenOnly, menOnly])
  })

  test('are found by their number, with or without a confirmed team', async () => {
    const id = await buildCollege(db)
    expect(await findCollege(db, id)).toMatchObject({ id, city: 'Bend' })
    const unconfirmed = await team(true, true, { basketball_confirmed: false })
    expect(await findCollege(db, unconfirmed)).toMatchObject({ id: unconfirmed })
    expect(await findCollege(db, 1)).toBeNull()
  })
})

describe('the coaches of colleges', () => {
  test('are sorted by college, highest rank first, then by name', async () => {
    const one = await buildCollege(db)
    const other = await buildCollege(db)
    await buildCollegeCoach(db, { college_id: other, last_name: 'Only' })
    for (const [last_name, first_name, rank] of [
      ['Bell', 'Ann', 1],
      ['bell', 'Abe', 1],
      ['Zuma', 'Ann', 0],
      ['Adler', 'Ann', 1],
    ] as const)
      await buildCollegeCoach(db, { college_id: one, last_name, first_name, rank })
    await buildCollegeCoach(db)
    const asked = { college_ids: [other, one], athlete_user_id: null }
    const found = await selectCoachesOf(db, 'unknown').execute(asked)
    expect(found.map(({ college_id, first_name, last_name }) => [college_id, first_name, last_name])).toEqual(
      [
        [one, 'Ann', 'Zuma'],
        [one, 'Ann', 'Adler'],
        [one, 'Abe', 'bell'],
        [one, 'Ann', 'Bell'],
        [other, 'Marisol', 'Only'],
      ],
    )
  })

  test('are found one by one with their college, as contact or as user', async () => {
    const user_id = await buildUser(db, { type: 'coach' })
    const college_id = await buildCollege(db, { short_name: 'Sorrel' })
    await verifyCoach(db, user_id, { college_id })
    const id = await buildCollegeCoach(db, { college_id, user_id })
    const coach = { id, user_id, photo: null, college: { id: college_id, short_name: 'Sorrel' } }
    expect(await findCoachContact(db, id, null)).toMatchObject(coach)
    expect(await findContactOfUser(db, user_id)).toMatchObject(coach)
    expect(await findCoachContact(db, nobody, null)).toBeNull()
    expect(await findContactOfUser(db, nobody)).toBeNull()
  })
})
