import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { auditEntries } from '../../platform/audit/audit.tables.ts'
import { advanceClock, resetClock } from '../../platform/clock.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { guardians, users } from '../accounts/accounts.tables.ts'
import { visitor } from '../accounts/sign-up/visitor.factory.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { rosterAssignments, rosterClaims } from '../roster/roster.tables.ts'

interface Staff {
  userId: string
  headers: { authorization: string }
}

let tested: TestApp
let admin: Staff
let superAdmin: Staff

const db = () => tested.ports.database.db
const { post: visit, mailTo, linkTo } = visitor(() => tested)

const signIn = async (userId: string): Promise<Staff> => {
  const { token } = await startSession(db(), { userId, remember: true })
  return { userId, headers: { authorization: `Bearer ${token}` } }
}

beforeAll(async () => {
  tested = await testApp()
  admin = await tested.signedIn('admin')
  superAdmin = await signIn(await buildUser(db(), { type: 'admin', is_super_admin: true }))
})
afterAll(() => tested.close())
afterEach(resetClock)

const post = (path: string, payload: object = {}, { headers }: Pick<Staff, 'headers'> = admin) =>
  tested.app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
const get = (path: string, { headers }: Pick<Staff, 'headers'> = admin) =>
  tested.app.inject({ url: `/api${path}`, headers })
const userOf = async (id: string) => (await db().select().from(users).where(eq(users.id, id)))[0]
const auditOf = (userId: string) =>
  db().select().from(auditEntries).where(eq(auditEntries.user_id, userId)).orderBy(auditEntries.id)
const statusOf = async ({ headers }: Pick<Staff, 'headers'>) => (await get('/user', { headers })).statusCode

let addresses = 0
const newAddress = () => `created.${++addresses}@example.test`

describe('creating an account (ADM-01)', () => {
  const form = { role: 'rsc', first_name: 'Priya', last_name: 'Nair' }

  test('emails a link to choose the password, and stores no password', async () => {
    const email = newAddress()
    const answer = await post('/panel/admin/users/create', { ...form, email })
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json().data
    expect(await userOf(id)).toMatchObject({
      type: 'rsc',
      first_name: 'Priya',
      email,
      email_verified_at: null,
      password_hash: null,
    })
    expect((await mailTo(email)).subject).toBe('Your Fieldhouse account is ready')
    const token = (await linkTo(email)).pathname.split('/').at(-1)
    advanceClock(6 * 24 * 60 * 60 * 1000)
    const chosen = await visit('/password/reset', { token, email, password: 'Other22?' })
    expect(chosen.statusCode).toBe(200)
    expect((await userOf(id))?.email_verified_at).toBeInstanceOf(Date)
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'user.created',
        actor_id: admin.userId,
        after: { first_name: 'Priya', last_name: 'Nair', email, role: 'rsc' },
      },
      { action: 'password.reset' },
    ])
  })

  test('gives an athlete a page, and a parent the athlete in the form', async () => {
    const athlete = { ...form, role: 'athlete', gender: 'female', sport_key: 'soccer', email: newAddress() }
    const { id } = (await post('/panel/admin/users/create', athlete)).json().data
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, id))
    expect(page).toMatchObject({ sport_key: 'soccer' })

    const mother = {
      ...form,
      role: 'mother',
      gender: 'male',
      athlete_first_name: 'Ravi',
      athlete_last_name: 'Nair',
      email: newAddress(),
    }
    const parentId = (await post('/panel/admin/users/create', mother)).json().data.id
    expect(await userOf(parentId)).toMatchObject({ type: 'parent', gender: 'female' })
    const [link] = await db().select().from(guardians).where(eq(guardians.parent_id, parentId))
    expect(link?.relationship).toBe('mother')
    expect(await userOf(link?.athlete_user_id ?? '')).toMatchObject({ first_name: 'Ravi', email: null })
  })

  test('reports every field that is wrong, and an address that is taken', async () => {
    const wrong = await post('/panel/admin/users/create', { role: 'mother', first_name: 'P', email: 'x' })
    expect(wrong.statusCode).toBe(422)
    expect(Object.keys(wrong.json().errors).toSorted()).toEqual(['email', 'first_name', 'last_name'])
    const email = newAddress()
    await buildUser(db(), { email })
    const taken = await post('/panel/admin/users/create', { ...form, email: email.toUpperCase() })
    expect(taken.statusCode).toBe(422)
    expect(Object.keys(taken.json().errors)).toEqual(['email'])
  })

  test('only a super admin creates admins, and nobody creates a super admin', async () => {
    const rolesOf = async (who: Staff) =>
      (await get('/panel/admin/users/create', who)).json().data.roles.map(({ key }: { key: string }) => key)
    expect(await rolesOf(admin)).not.toContain('admin')
    expect(await rolesOf(superAdmin)).toContain('admin')

    const email = newAddress()
    const refused = await post('/panel/admin/users/create', { ...form, role: 'admin', email })
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Only a super admin can create an admin.',
    ])
    const asked = { ...form, role: 'admin', email, is_super_admin: true }
    const { id } = (await post('/panel/admin/users/create', asked, superAdmin)).json().data
    expect(await userOf(id)).toMatchObject({ type: 'admin', is_super_admin: false })
    for (const role of ['super-admin', 'super_admin', 'unknown'])
      expect((await post('/panel/admin/users/create', { ...form, role, email }, superAdmin)).statusCode).toBe(
        422,
      )
  })
})

const versionOf = async (id: string, who = admin): Promise<string> =>
  (await get(`/panel/admin/users/${id}`, who)).json().data.version

describe('changing an account (ADM-01)', () => {
  const formOf = async (id: string, who = admin) => {
    const { first_name, last_name, email, phone, type } = (await userOf(id)) ?? {}
    return { first_name, last_name, email, phone, type, version: await versionOf(id, who) }
  }

  test('saves names and phone, with both in the audit log', async () => {
    const id = await buildUser(db(), { type: 'parent', phone: '(541) 555-0148' })
    const form = { ...(await formOf(id)), first_name: 'Corinne', phone: '(541) 555-0172' }
    expect((await post(`/panel/users/${id}/update`, form)).statusCode).toBe(200)
    expect(await userOf(id)).toMatchObject({ first_name: 'Corinne', phone: '(541) 555-0172' })
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'user.changed',
        actor_id: admin.userId,
        before: { first_name: 'Robin', phone: '(541) 555-0148' },
        after: { first_name: 'Corinne', phone: '(541) 555-0172' },
      },
    ])
  })

  test('refuses an old version, and nothing of it is saved', async () => {
    const id = await buildUser(db(), { type: 'parent' })
    const first = { ...(await formOf(id)), first_name: 'Firsthand' }
    const second = { ...(await formOf(id)), last_name: 'Secondhand' }
    expect((await post(`/panel/users/${id}/update`, first)).statusCode).toBe(200)
    const late = await post(`/panel/users/${id}/update`, second)
    expect([late.statusCode, late.json().code]).toEqual([409, 'user_changed'])
    expect(await userOf(id)).toMatchObject({ first_name: 'Firsthand', last_name: 'Marsh' })
  })

  test('a new address ends every session, has to be proven, and the old one hears of it', async () => {
    const before = newAddress()
    const id = await buildUser(db(), { type: 'parent', email: before, email_verified_at: new Date() })
    const person = await signIn(id)
    const email = newAddress()
    expect((await post(`/panel/users/${id}/update`, { ...(await formOf(id)), email })).statusCode).toBe(200)
    expect(await userOf(id)).toMatchObject({ email, email_verified_at: null })
    expect(await statusOf(person)).toBe(401)
    expect((await mailTo(before)).subject).toBe('Your email address was changed')
  })

  test('answers with all wrong fields together', async () => {
    const id = await buildUser(db(), { type: 'parent' })
    const email = newAddress()
    await buildUser(db(), { email })
    const answer = await post(`/panel/users/${id}/update`, { ...(await formOf(id)), email, type: 'admin' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      email: ['This email has already been taken'],
      type: ['Only a super admin can make somebody an admin.'],
    })
  })

  test('an admin can’t make anyone an admin, a super admin can, and nobody makes a super admin', async () => {
    const id = await buildUser(db(), { type: 'editor' })
    const asked = { type: 'admin', is_super_admin: true }
    const refused = await post(`/panel/users/${id}/update`, { ...(await formOf(id)), ...asked })
    expect(refused.statusCode).toBe(422)
    expect((await userOf(id))?.type).toBe('editor')
    const made = await post(`/panel/users/${id}/update`, { ...(await formOf(id)), ...asked }, superAdmin)
    expect(made.statusCode).toBe(200)
    expect(await userOf(id)).toMatchObject({ type: 'admin', is_super_admin: false })
  })

  test('an admin can’t change another admin, or become a super admin', async () => {
    const own = { ...(await formOf(admin.userId)), is_super_admin: true }
    expect((await post(`/panel/users/${admin.userId}/update`, own)).statusCode).toBe(403)
    expect(await userOf(admin.userId)).toMatchObject({ is_super_admin: false })
    const other = await buildUser(db(), { type: 'admin' })
    const form = { ...(await formOf(other, superAdmin)), first_name: 'Renamed' }
    expect((await post(`/panel/users/${other}/update`, form)).statusCode).toBe(403)
    expect((await post(`/panel/users/${other}/update`, form, superAdmin)).statusCode).toBe(200)
  })

  test.each([
    ['an athlete', { type: 'athlete' }, true],
    ['a parent', { type: 'parent' }, true],
    ['a coach', { type: 'coach' }, true],
    ['a success coach', { type: 'rsc' }, true],
    ['an affiliate', { type: 'affiliate' }, true],
    ['an editor', { type: 'editor' }, false],
  ] as const)('the address, the password, and the type of %s', async (_who, facts, may) => {
    const id = await buildUser(db(), { ...facts, email: newAddress() })
    const { email } = (await userOf(id)) ?? {}
    const person = (await get(`/panel/admin/users/${id}`)).json().data
    expect([person.can.reset_password, person.sign_in_note === null]).toEqual([may, may])
    const moved = await post(`/panel/users/${id}/update`, { ...(await formOf(id)), email: newAddress() })
    expect(moved.statusCode).toBe(may ? 200 : 422)
    const link = await post(`/panel/users/${id}/reset-password`)
    expect(link.statusCode).toBe(may ? 200 : 403)
    if (may) return
    expect(moved.json().errors.email).toEqual([
      'Only a super admin can change the email address of an editor.',
    ])
    expect((await userOf(id))?.email).toBe(email)
    const renamed = await post(`/panel/users/${id}/update`, { ...(await formOf(id)), first_name: 'Noor' })
    expect(renamed.statusCode).toBe(200)
    // As a success coach, the account would be open to all of this, and an editor again a minute later.
    expect(person.types).toHaveLength(1)
    const demoted = await post(`/panel/users/${id}/update`, { ...(await formOf(id)), type: 'rsc' })
    expect(demoted.json().errors.type).toEqual(['Only a super admin can change the type of an editor.'])
    const form = { ...(await formOf(id, superAdmin)), email: newAddress(), type: 'rsc' }
    expect((await post(`/panel/users/${id}/update`, form, superAdmin)).statusCode).toBe(200)
    expect((await post(`/panel/users/${id}/reset-password`, {}, superAdmin)).statusCode).toBe(200)
  })

  test('families keep their type, and a success coach with athletes too', async () => {
    const parent = await buildUser(db(), { type: 'parent' })
    const kept = await post(`/panel/users/${parent}/update`, { ...(await formOf(parent)), type: 'editor' })
    expect(kept.json().errors).toEqual({ type: ['This account keeps its type.'] })
    const coach = await buildUser(db(), { type: 'rsc' })
    const athlete_user_id = await buildUser(db())
    await db()
      .insert(rosterClaims)
      .values({ athlete_user_id, success_coach_id: coach, created_at: new Date() })
    const busy = await post(`/panel/users/${coach}/update`, { ...(await formOf(coach)), type: 'editor' })
    expect(busy.json().errors.type[0]).toContain('still has athletes')
    await db().delete(rosterClaims).where(eq(rosterClaims.success_coach_id, coach))
    const session = await signIn(coach)
    const free = await post(`/panel/users/${coach}/update`, { ...(await formOf(coach)), type: 'editor' })
    expect(free.statusCode).toBe(200)
    expect(await statusOf(session)).toBe(401)
  })
})

describe('a new password and the sessions (ADM-01)', () => {
  test('the link goes to the person by email, and the answer has no secret', async () => {
    const email = newAddress()
    const id = await buildUser(db(), { type: 'parent', email, password: 'Right1!' })
    const answer = await post(`/panel/users/${id}/reset-password`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { email } }])
    const token = (await linkTo(email)).pathname.split('/').at(-1) ?? ''
    expect(answer.body).not.toContain(token)
    expect((await visit('/login', { email, password: 'Right1!' })).statusCode).toBe(200)
    const entries = await auditOf(id)
    expect(entries).toMatchObject([{ action: 'password.link-sent', actor_id: admin.userId }])
    expect(JSON.stringify(entries)).not.toContain(token)
  })

  test('nobody gets a link without an address, and another admin only from a super admin', async () => {
    const athlete = await buildUser(db(), { email: null })
    expect((await post(`/panel/users/${athlete}/reset-password`)).statusCode).toBe(409)
    const other = await buildUser(db(), { type: 'admin' })
    expect((await post(`/panel/users/${other}/reset-password`)).statusCode).toBe(403)
    expect((await post(`/panel/users/${other}/reset-password`, {}, superAdmin)).statusCode).toBe(200)
  })

  test('ending all sessions signs the person out everywhere, with an audit line', async () => {
    const one = await tested.signedIn('coach')
    const two = await signIn(one.userId)
    const answer = await post(`/panel/admin/users/${one.userId}/end-sessions`)
    expect(answer.json()).toEqual({ data: { ended: 2 } })
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 401])
    expect(await auditOf(one.userId)).toMatchObject([
      { action: 'user.sessions-ended', details: { ended: 2 } },
    ])
  })
})

describe('VIP and premium (ADM-01)', () => {
  test('VIP turns on and off, or to what was asked, each change once in the log', async () => {
    const id = await buildUser(db(), { type: 'parent' })
    const mark = async (body: object = {}) =>
      (await post(`/panel/admin/users/mark-vip-user/${id}`, body)).json().data.value
    expect(await mark()).toBe(true)
    expect(await mark({ value: true })).toBe(true)
    expect((await userOf(id))?.is_vip).toBe(true)
    expect(await mark()).toBe(false)
    const actions = (await auditOf(id)).map(({ action }) => action)
    expect(actions).toEqual(['user.marked-vip', 'user.unmarked-vip'])
  })

  test('a premium page is black for everyone, from this moment', async () => {
    const athleteId = await buildAthlete(db(), { slug: 'premium-page', color_theme: 'blue' })
    const [page] = await db().select().from(athletes).where(eq(athletes.id, athleteId))
    const userId = page?.user_id ?? ''
    const answer = await post(`/panel/admin/users/mark-seros-athlete/${userId}`)
    expect(answer.json()).toEqual({ data: { id: userId, value: true } })
    expect((await get('/athlete/premium-page')).json().data.is_seros).toBe(true)
    await post(`/panel/admin/users/mark-seros-athlete/${userId}`, { value: true })
    expect(await auditOf(userId)).toMatchObject([
      { action: 'user.marked-seros', before: { is_seros: false }, after: { is_seros: true } },
    ])
    expect((await get('/athlete/premium-page')).json().data.is_seros).toBe(true)
    const parent = await buildUser(db(), { type: 'parent' })
    expect((await post(`/panel/admin/users/mark-seros-athlete/${parent}`)).statusCode).toBe(404)
  })
})

describe('assigning athletes to coaches (ADM-01)', () => {
  test('an athlete is on the coach’s list, and off again', async () => {
    const coach = await tested.signedIn('coach')
    await buildAthlete(db(), { slug: 'assigned-one' })
    const [page] = await db().select().from(athletes).where(eq(athletes.slug, 'assigned-one'))
    const pair = { athlete_id: page?.user_id, coach_id: coach.userId }
    const toggle = (more: object = {}) =>
      post('/panel/admin/users/toggle-assign-athlete-coach', { ...pair, ...more })
    expect((await toggle()).json()).toEqual({ data: { is_assigned: true } })
    expect((await toggle({ is_assigned: true })).json()).toEqual({ data: { is_assigned: true } })
    expect((await get('/panel/index', coach)).json().data).toMatchObject([{ athlete_slug: 'assigned-one' }])
    const listed = await post('/panel/admin/users/assign-coaches-list', { athlete_id: page?.user_id })
    expect(listed.json().data[0]).toMatchObject({ id: coach.userId, is_assigned: true })
    expect((await toggle()).json()).toEqual({ data: { is_assigned: false } })
    expect(await db().$count(rosterAssignments, eq(rosterAssignments.coach_id, coach.userId))).toBe(0)
    expect(await auditOf(page?.user_id ?? '')).toMatchObject([
      { action: 'roster.assigned', after: { coach_id: coach.userId } },
      { action: 'roster.unassigned', before: { coach_id: coach.userId } },
    ])
  })

  test('only athletes and coaches can be a pair, and only verified coaches are offered', async () => {
    const athlete_id = await buildUser(db())
    const waiting = await buildUser(db(), { type: 'coach', last_name: 'Waiting' })
    const parent = await buildUser(db(), { type: 'parent' })
    const toggle = (body: object) => post('/panel/admin/users/toggle-assign-athlete-coach', body)
    expect((await toggle({ athlete_id, coach_id: parent })).statusCode).toBe(404)
    expect((await toggle({ athlete_id: parent, coach_id: waiting })).statusCode).toBe(404)
    const found = await post('/panel/admin/users/assign-coaches-list', { athlete_id, q: 'waiting' })
    expect(found.json()).toEqual({ data: [] })
  })
})

describe('the same with many (ADM-01)', () => {
  const bulk = (action: string, ids: readonly string[], who = admin) =>
    post('/panel/admin/users/bulk', { action, ids }, who)

  test('every person has an audit line, and a refusal concerns only that person', async () => {
    const one = await buildUser(db(), { type: 'parent' })
    const two = await buildUser(db(), { type: 'coach' })
    const other = await buildUser(db(), { type: 'admin' })
    const results = (await bulk('delete', [one, other, two, one])).json().data
    expect(results).toHaveLength(3)
    expect(results).toEqual(
      expect.arrayContaining([
        { id: one, is_done: true, message: null },
        { id: two, is_done: true, message: null },
        { id: other, is_done: false, message: 'Only a super admin can delete an admin.' },
      ]),
    )
    for (const id of [one, two])
      expect(await auditOf(id)).toMatchObject([{ action: 'user.deleted', actor_id: admin.userId }])
    expect(await auditOf(other)).toEqual([])
    await bulk('restore', [one, two])
    await bulk('mark-vip', [one, two])
    for (const id of [one, two])
      expect((await auditOf(id)).map(({ action }) => action)).toEqual([
        'user.deleted',
        'user.restored',
        'user.marked-vip',
      ])
  })

  test('refuses nobody, too many, and what is no action', async () => {
    const id = await buildUser(db())
    expect((await bulk('delete', [])).statusCode).toBe(422)
    expect((await bulk('erase', [id])).statusCode).toBe(422)
    const many = Array.from({ length: 26 }, () => crypto.randomUUID())
    expect((await bulk('delete', many)).statusCode).toBe(422)
    expect((await userOf(id))?.deleted_at).toBeNull()
  })

  test('an erased account can’t be restored', async () => {
    const gone = { deleted_at: new Date(), erased_at: new Date() }
    const id = await buildUser(db(), { type: 'parent', ...gone })
    expect((await bulk('restore', [id])).json().data).toMatchObject([{ id, is_done: false }])
    expect((await post(`/panel/admin/users/${id}/restore`)).statusCode).toBe(404)
    expect((await userOf(id))?.deleted_at).toBeInstanceOf(Date)
    expect(await auditOf(id)).toEqual([])
  })
})

describe('what must not be possible (ADM-01)', () => {
  const calls = (id: string): [string, object][] => [
    ['/panel/admin/users/create', { role: 'rsc', first_name: 'Any', last_name: 'Body', email: newAddress() }],
    [`/panel/users/${id}/update`, { first_name: 'Any', last_name: 'Body', type: 'admin', version: 'x' }],
    [`/panel/users/${id}/reset-password`, {}],
    [`/panel/admin/users/mark-vip-user/${id}`, {}],
    [`/panel/admin/users/mark-seros-athlete/${id}`, {}],
    [`/panel/admin/users/${id}/end-sessions`, {}],
    [`/panel/admin/users/${id}/delete`, {}],
    [`/panel/admin/users/${id}/restore`, {}],
    [`/panel/admin/users/${id}/login-as`, {}],
    ['/panel/admin/users/bulk', { action: 'delete', ids: [id] }],
    ['/panel/admin/users/toggle-assign-athlete-coach', { athlete_id: id, coach_id: id }],
    ['/panel/admin/users/assign-coaches-list', { athlete_id: id }],
  ]

  test.each(['editor', 'coach', 'rsc', 'affiliate', 'parent', 'athlete', 'unknown'] as const)(
    'no %s reaches these calls',
    async (type) => {
      const who = await tested.signedIn(type)
      const id = await buildUser(db())
      for (const [path, body] of calls(id)) {
        const answer = await post(path, body, who)
        expect([path, answer.statusCode]).toEqual([path, 403])
      }
      expect((await get(`/panel/admin/users/${id}`, who)).statusCode).toBe(403)
      expect(await auditOf(id)).toEqual([])
    },
  )

  test('an admin who acts as somebody has none of it, and can’t go on from there', async () => {
    const parent = await buildUser(db(), { type: 'parent' })
    const another = await buildUser(db(), { type: 'coach' })
    const { token } = (await post(`/panel/admin/users/${parent}/login-as`)).json()
    const acting = { headers: { authorization: `Bearer ${token}` } }
    expect(await statusOf(acting)).toBe(200)
    expect((await post(`/panel/admin/users/${another}/login-as`, {}, acting)).statusCode).toBe(403)
    expect(
      (await post('/panel/admin/users/bulk', { action: 'delete', ids: [another] }, acting)).statusCode,
    ).toBe(403)
  })

  test('nobody acts as staff', async () => {
    const staff = [{ type: 'admin' }, { type: 'admin', is_super_admin: true }, { type: 'editor' }] as const
    for (const facts of staff) {
      const target = await buildUser(db(), facts)
      for (const who of [admin, superAdmin])
        expect((await post(`/panel/admin/users/${target}/login-as`, {}, who)).statusCode).toBe(403)
    }
  })

  test('the sessions of a deleted admin end, and those in which they act as someone', async () => {
    const staff = await signIn(await buildUser(db(), { type: 'admin' }))
    const parent = await buildUser(db(), { type: 'parent' })
    const { token } = (await post(`/panel/admin/users/${parent}/login-as`, {}, staff)).json()
    expect(await statusOf(staff)).toBe(200)
    const results = await post(
      '/panel/admin/users/bulk',
      { action: 'delete', ids: [staff.userId] },
      superAdmin,
    )
    expect(results.json().data).toMatchObject([{ is_done: true }])
    expect(await statusOf(staff)).toBe(401)
    expect(await statusOf({ headers: { authorization: `Bearer ${token}` } })).toBe(401)
  })
})
