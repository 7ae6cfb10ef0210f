import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { auditEntries } from '../../platform/audit/audit.tables.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { entitlementGrants, guardians, users } from '../accounts/accounts.tables.ts'
import { subscriptions } from '../billing/payments.tables.ts'
import { rosterClaims } from '../roster/roster.tables.ts'

let tested: TestApp
let admin: Awaited<ReturnType<TestApp['signedIn']>>
beforeAll(async () => {
  tested = await testApp()
  admin = await tested.signedIn('admin')
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const get = (path: string, { headers }: Pick<typeof admin, 'headers'> = admin) =>
  tested.app.inject({ url: `/api${path}`, headers })
const post = (path: string, payload: object = {}, { headers }: Pick<typeof admin, 'headers'> = admin) =>
  tested.app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
const person = async (id: string) => (await get(`/panel/admin/users/${id}`)).json().data
const auditOf = (userId: string) =>
  db().select().from(auditEntries).where(eq(auditEntries.user_id, userId)).orderBy(auditEntries.id)
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A mother, a father, their athlete, and the success coach. */
const buildFamily = async () => {
  const created_at = new Date('2026-09-02T12:00:00Z')
  const mother = await buildUser(db(), { type: 'parent', first_name: 'Corinne', last_name: 'Whitlock' })
  const father = await buildUser(db(), { type: 'parent', first_name: 'Daniel', last_name: 'Whitlock' })
  const athlete = await buildUser(db(), { first_name: 'Amara', last_name: 'Whitlock', email: null })
  const coach = await buildUser(db(), { type: 'rsc', first_name: 'Priya', last_name: 'Nair' })
  await db()
    .insert(guardians)
    .values([
      { parent_id: mother, athlete_user_id: athlete, relationship: 'mother', created_at },
      { parent_id: father, athlete_user_id: athlete, relationship: 'father', created_at },
    ])
  await db().insert(rosterClaims).values({ athlete_user_id: athlete, success_coach_id: coach, created_at })
  return { mother, father, athlete, coach }
}

const give = (athleteId: string, body: object = {}) =>
  post(`/subscription/free-upgrade/${athleteId}`, {
    package_key: 'package-3',
    ends_on: dayIn(30),
    reason: 'A guest of our clinic',
    ...body,
  })

describe('everything about one person (ADM-01)', () => {
  test('has the family, the sessions, and what the signed-in admin may do', async () => {
    const { mother, father, athlete, coach } = await buildFamily()
    await startSession(db(), { userId: mother, remember: true, address: '203.0.113.9' })
    const found = await person(mother)
    expect(found).toMatchObject({
      first_name: 'Corinne',
      type_title: 'Parent',
      packages: [],
      has_card: false,
      paid: { charges: 0, formatted_total: '$0.00', formatted_refunded: null },
      types: [{ key: 'parent', title: 'Parent' }],
      has_account_phone: true,
      sessions: [{ address: '203.0.113.9' }],
      can: {
        edit: true,
        reset_password: true,
        end_sessions: true,
        login_as: true,
        seros: false,
        assign: false,
        grant_to: [{ user_id: athlete, name: 'Amara Whitlock' }],
      },
    })
    expect(found.family).toMatchObject([
      { user_id: athlete, role: 'Athlete', can_open: true },
      { user_id: father, role: 'Parent, father', can_open: true },
      { user_id: coach, role: 'Success coach', since: '2026-09-02T12:00:00.000Z' },
    ])
  })

  test('shows everyone with their own photo', async () => {
    const { mother, father, athlete, coach } = await buildFamily()
    for (const id of [mother, athlete, coach])
      await db()
        .update(users)
        .set({
          photo: { url: '', width: 1, height: 1, variants: [{ width: 1, avif: '', webp: `/media/${id}` }] },
        })
        .where(eq(users.id, id))
    const photos = (await person(mother)).family.map((one: { user_id: string; photo_url: string | null }) => [
      one.user_id,
      one.photo_url,
    ])
    expect(photos).toEqual([
      [athlete, `/media/${athlete}`],
      [father, null],
      [coach, `/media/${coach}`],
    ])
  })

  test('is hidden from other admins, and there is none of an erased account', async () => {
    const other = await buildUser(db(), { type: 'admin' })
    expect((await get(`/panel/admin/users/${other}`)).statusCode).toBe(404)
    expect((await get(`/panel/admin/users/${admin.userId}`)).statusCode).toBe(200)
    const gone = { deleted_at: new Date(), erased_at: new Date() }
    const erased = await buildUser(db(), { type: 'parent', ...gone })
    expect((await get(`/panel/admin/users/${erased}`)).statusCode).toBe(404)
    const left = await buildUser(db(), { type: 'parent', deleted_at: new Date() })
    expect((await person(left)).can).toMatchObject({ restore: true, edit: false, login_as: false })
  })
})

describe('giving a package (ADM-01)', () => {
  test('has an end and a reason, is never charged, and can be ended at once', async () => {
    const { mother, athlete } = await buildFamily()
    expect((await give(athlete)).statusCode).toBe(200)
    const found = await person(mother)
    expect(found.packages).toMatchObject([{ status: 'granted', next_charge: null, ends_on: dayIn(30) }])
    expect(found.can.grant_to).toEqual([])
    expect(found.access.map(({ what }: { what: string }) => what)).toContain('success-coach')
    expect(await auditOf(athlete)).toMatchObject([
      {
        action: 'package.granted',
        actor_id: admin.userId,
        after: { package: 'All-Star Showcase', ends_on: dayIn(30) },
        details: { reason: 'A guest of our clinic' },
      },
    ])
    expect((await give(athlete)).statusCode).toBe(409)

    expect((await post(`/panel/admin/users/${athlete}/end-package`)).statusCode).toBe(200)
    const after = await person(mother)
    expect(after.packages).toMatchObject([{ status: 'ended' }])
    expect(after.access.every(({ is_running }: { is_running: boolean }) => !is_running)).toBe(true)
    expect((await auditOf(athlete)).at(-1)).toMatchObject({ action: 'package.grant-ended' })
    expect((await post(`/panel/admin/users/${athlete}/end-package`)).statusCode).toBe(404)
  })

  test('needs a reason from an admin', async () => {
    const { athlete } = await buildFamily()
    const answer = await give(athlete, { reason: '', ends_on: undefined })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['ends_on', 'reason'])
  })

  test('a package that somebody pays for can’t be ended here', async () => {
    const { athlete } = await buildFamily()
    await give(athlete)
    await db()
      .update(subscriptions)
      .set({ status: 'active' })
      .where(eq(subscriptions.athlete_user_id, athlete))
    expect((await post(`/panel/admin/users/${athlete}/end-package`)).statusCode).toBe(409)
  })

  test('a feature that an admin opened alone ends now, and one of a package does not', async () => {
    const athlete = await buildUser(db())
    const row = (source: 'grant' | 'package') => ({
      id: uuidv7(),
      user_id: athlete,
      what: 'recruiting-center' as const,
      from_at: new Date('2026-01-02'),
      source,
      created_at: new Date('2026-01-02'),
    })
    const [granted, bought] = [row('grant'), row('package')]
    await db().insert(entitlementGrants).values([granted, bought])
    const end = (id: string, of = athlete) => post(`/panel/admin/users/${of}/access/${id}/end`)
    expect((await end(granted.id, admin.userId)).statusCode).toBe(404)
    expect((await end(granted.id)).statusCode).toBe(200)
    expect((await end(granted.id)).statusCode).toBe(409)
    expect((await end(bought.id)).statusCode).toBe(409)
    const { access } = await person(athlete)
    expect(access.map(({ id, is_running }: { id: string; is_running: boolean }) => [id, is_running])).toEqual(
      [
        [bought.id, true],
        [granted.id, false],
      ],
    )
    expect(await auditOf(athlete)).toMatchObject([
      { action: 'access.ended', details: { what: 'recruiting-center' } },
    ])
  })
})

describe('the quick way to a person (ADM-01)', () => {
  const find = async (q: string) => (await get(`/panel/admin/find?q=${encodeURIComponent(q)}`)).json().data

  test('finds by a part of the name or the address, and no other admin', async () => {
    const id = await buildUser(db(), { type: 'coach', first_name: 'Quinn', last_name: 'Findable' })
    await buildUser(db(), { type: 'admin', first_name: 'Hidden', last_name: 'Findable' })
    expect(await find('n findab')).toMatchObject([{ id, type_title: 'Coach', is_deleted: false }])
    expect(await find(`${id}@example`)).toMatchObject([{ id }])
    expect(await find('nobody like this')).toEqual([])
    expect((await get('/panel/admin/find?q=')).statusCode).toBe(422)
  })

  test('is for admins alone', async () => {
    for (const type of ['editor', 'coach', 'rsc'] as const)
      expect((await get('/panel/admin/find?q=Quinn', await tested.signedIn(type))).statusCode).toBe(403)
  })
})
