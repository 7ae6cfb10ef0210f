import type { User } from '@fieldhouse/contract/accounts'
import { userTypes } from '@fieldhouse/contract/guards'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.factory.ts'
import { guardians, users } from './modules/accounts/accounts.tables.ts'
import { matchmaking } from './modules/matching/matching.factory.ts'
import { buildAthlete } from './modules/profiles/profiles.factory.ts'
import { athletes } from './modules/profiles/profiles.tables.ts'
import { startSession } from './platform/sessions/sessions.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const m = matchmaking(() => tested)
const whoAmI = async (headers: Record<string, string>) =>
  (await tested.app.inject({ url: '/api/user', headers })).json().data

const athleteNamed = async (slug: string, facts: Parameters<typeof buildAthlete>[1] = {}) => {
  const athlete_id = await buildAthlete(db(), { slug, ...facts })
  const [row] = await db().select().from(athletes).where(eq(athletes.id, athlete_id))
  return { athlete_id, user_id: row?.user_id ?? '' }
}

describe('a person’s own account', () => {
  test('has an athlete’s page', async () => {
    const { athlete_id, user_id } = await athleteNamed('own-page', { sport_key: 'hockey', is_visible: false })
    const { token } = await startSession(db(), { userId: user_id, remember: true })
    expect(await whoAmI({ authorization: `Bearer ${token}` })).toMatchObject({
      athlete_id,
      athlete_slug: 'own-page',
      sport: { key: 'hockey' },
      athlete_settings: { is_visible: false },
      athletes: [],
      assigned: [],
      photo: null,
      bcm_survey_completed: false,
    })
  })

  test('has a parent’s athletes, and the first is the landing page', async () => {
    const { userId: parent_id, headers } = await tested.signedIn('parent')
    const second = await athleteNamed('second-child', { sport_key: 'soccer' })
    const first = await athleteNamed('first-child', { user: { first_name: 'Ada', last_name: 'Park' } })
    const gone = await athleteNamed('gone-child')
    await athleteNamed('stranger')
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, gone.user_id))
    const bond = (athlete_user_id: string, day: number) => ({
      parent_id,
      athlete_user_id,
      relationship: 'mother' as const,
      created_at: new Date(Date.UTC(2026, 0, day)),
    })
    await db()
      .insert(guardians)
      .values([bond(second.user_id, 3), bond(first.user_id, 2), bond(gone.user_id, 1)])
    expect(await whoAmI(headers)).toMatchObject({
      athlete_id: first.athlete_id,
      athlete_slug: 'first-child',
      sport: { key: 'basketball' },
      athlete_settings: { is_visible: true },
      athletes: [
        {
          ...first,
          athlete_slug: 'first-child',
          first_name: 'Ada',
          last_name: 'Park',
          sport: { key: 'basketball' },
        },
        { ...second, athlete_slug: 'second-child', sport: { key: 'soccer' } },
      ],
    })
  })

  test('BCM-04 has the best college match of the athlete, and of each of a parent’s athletes', async () => {
    const child = await m.athlete()
    const ended = await m.athlete()
    const without = await m.people.athlete({})
    const parent = await m.parentOf([child, ended, without])
    await m.finish(parent, child.id)
    await m.endMatch(ended)
    expect(await whoAmI(child.headers)).toMatchObject({ bcm_survey_completed: true, bcm_ended_on: null })
    expect(await whoAmI(ended.headers)).toMatchObject({
      bcm_survey_completed: false,
      bcm_ended_on: '2026-02-02',
    })
    const { bcm_survey_completed, athletes: children } = await whoAmI(parent.headers)
    expect(bcm_survey_completed).toBe(true)
    expect(
      children.map(({ user_id, access_to_bcm, bcm_ended_on }: User['athletes'][number]) => [
        user_id,
        access_to_bcm,
        bcm_ended_on,
      ]),
    ).toEqual([
      [child.id, true, null],
      [ended.id, false, '2026-02-02'],
      [without.id, false, null],
    ])
  })

  test.each(userTypes)('has no page for a new %s', async (type) => {
    const { headers } = await tested.signedIn(type)
    expect(await whoAmI(headers)).toMatchObject({
      athlete_id: null,
      athlete_slug: null,
      sport: null,
      athlete_settings: null,
      athletes: [],
      assigned: [],
      can_use_promo_code: true,
    })
  })
})
