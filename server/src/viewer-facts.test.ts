import type { User } from '@fieldhouse/contract/accounts'
import { userTypes } from '@fieldhouse/contract/guards'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from './app.factory.ts'
import { guardians, users } from './modules/accounts/accounts.tables.ts'
import { coachVerifications } from './modules/colleges/colleges.tables.ts'
import { matchmaking } from './modules/matching/matching.factory.ts'
import { buildAthlete } from './modules/profiles/profiles.factory.ts'
import { athletes } from './modules/profiles/profiles.tables.ts'
import { rosterAssignments } from './modules/roster/roster.tables.ts'
import { loadBuiltWeb } from './platform/http/web.ts'
import { startSession } from './platform/sessions/sessions.ts'

let tested: TestApp
let rendering: TestApp
beforeAll(async () => {
  tested = await testApp()
  rendering = await testApp({ web: await loadBuiltWeb() })
})
afterAll(async () => {
  await tested.close()
  await rendering.close()
})
afterEach(() => vi.restoreAllMocks())

const db = () => tested.ports.database.db
const m = matchmaking(() => tested)
const ask = async (headers: Record<string, string>) =>
  (await tested.app.inject({ url: '/api/user', headers })).json().data
/** The statement depends on whether the node knows the session. The answer must not. */
const whoAmI = async (headers: Record<string, string>) => {
  const first = await ask(headers)
  expect(await ask(headers)).toEqual(first)
  return first
}

/** The names of the statements that are sent from now on, without those of background jobs. */
const preparedStatements = () => {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  return (): string[] =>
    spy.mock.calls.flatMap(([query]) => {
      const { name, text } = Object(query)
      return name || /accounts_|"sessions"/.test(text) ? [name ?? text] : []
    })
}

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

  test('has a verified coach’s athletes in the order they were assigned, without deleted ones', async () => {
    const { userId: coach_id, headers } = await tested.signedIn('coach')
    const second = await athleteNamed('assigned-second')
    const first = await athleteNamed('assigned-first')
    const gone = await athleteNamed('assigned-gone')
    await athleteNamed('assigned-to-nobody')
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, gone.user_id))
    const assigned = ({ user_id }: { user_id: string }, day: number) => ({
      coach_id,
      athlete_user_id: user_id,
      created_at: new Date(Date.UTC(2026, 0, day)),
    })
    await db()
      .insert(rosterAssignments)
      .values([assigned(second, 3), assigned(first, 2), assigned(gone, 1)])
    expect((await whoAmI(headers)).assigned).toEqual([
      { user_id: first.user_id, athlete_slug: 'assigned-first' },
      { user_id: second.user_id, athlete_slug: 'assigned-second' },
    ])
    await db()
      .update(coachVerifications)
      .set({ status: 'pending' })
      .where(eq(coachVerifications.user_id, coach_id))
    expect((await whoAmI(headers)).assigned).toEqual([])
  })

  test('has the photo of an athlete’s page, in its smallest size', async () => {
    const photo = {
      url: '/media/large.jpg',
      width: 800,
      height: 800,
      variants: [{ width: 160, avif: '/media/small.avif', webp: '/media/small.webp' }],
    }
    const { user_id } = await athleteNamed('with-photo', { photo })
    const { token } = await startSession(db(), { userId: user_id, remember: true })
    const me = await whoAmI({ authorization: `Bearer ${token}` })
    expect(me.photo).toEqual({ url: '/media/small.webp' })
  })

  test('has an address that a network has not proven', async () => {
    const { userId, headers } = await tested.signedIn('parent')
    const unproven = { email: null, unconfirmed_email: 'unproven@example.test' }
    await db().update(users).set(unproven).where(eq(users.id, userId))
    expect(await whoAmI(headers)).toMatchObject({
      email: 'unproven@example.test',
      email_verified: false,
      has_password: false,
    })
  })

  test.each(userTypes)('costs a %s one prepared statement, once the node knows the session', async (type) => {
    const { headers } = await tested.signedIn(type)
    // The first call also records that the person was here.
    await ask(headers)
    const statements = preparedStatements()
    await ask(headers)
    expect(statements()).toEqual([expect.stringMatching(/^session_of_.*_with_viewer$/)])
  })

  test.each(['/', '/packages', '/contact-us'])('is read once for the page %s', async (url) => {
    const { headers } = await rendering.signedIn('parent')
    const open = () => rendering.app.inject({ url, headers: { ...headers, accept: 'text/html' } })
    await open()
    const statements = preparedStatements()
    expect((await open()).statusCode).toBe(200)
    const ofViewer = statements().filter((name) => /^(session|viewer)_/.test(name))
    expect(ofViewer).toEqual(['session_of_parent_with_viewer'])
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
