import type { RateClass } from '@fieldhouse/contract/endpoint'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { auditEntries } from '../../platform/audit/audit.tables.ts'
import { clock, resetClock } from '../../platform/clock.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { coachJob } from '../colleges/colleges.factory.ts'
import { buildUser } from './accounts.factory.ts'
import { guardians, registrations, users } from './accounts.tables.ts'
import { openBrowser } from './sessions/browser.factory.ts'
import { athleteForm, newAddress } from './sign-up/sign-up-form.factory.ts'
import { visitor } from './sign-up/visitor.factory.ts'

/**
 * Attacks that involve several use cases: every way in, every way out, every limit. A single use case has its tests
 * next to it, and contract-walk.test.ts covers every endpoint.
 */

const hashing = vi.hoisted(() => {
  // Loads things in advance that would be counted here.
  vi.resetModules()
  return { hashed: 0, compared: 0 }
})
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  return {
    ...argon2,
    hash: (...given: Parameters<typeof argon2.hash>) => {
      hashing.hashed += 1
      return argon2.hash(...given)
    },
    verify: (...given: Parameters<typeof argon2.verify>) => {
      hashing.compared += 1
      return argon2.verify(...given)
    },
  }
})

const password = 'Right1!'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({
    settings: { PUBLIC_URL: 'http://fieldhouse.test' },
    web: {
      isDevelopment: false,
      render: async (_, { call }) => Response.json(await call({ method: 'GET', path: '/user' }, {})),
    },
  })
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const { post, send, codeTo, linkTo, mailsTo, bearer, whoIs, verify } = visitor(() => tested)
const browse = () => openBrowser(tested.app)

type Headers = Record<string, string>
const enter = async (userId: string): Promise<Headers> => {
  const { token } = await startSession(db(), { userId, remember: true })
  return { authorization: `Bearer ${token}` }
}
const signedIn = async (facts: Parameters<typeof buildUser>[1] = {}) => {
  const email = newAddress()
  const userId = await buildUser(db(), { email, password, ...facts })
  return { userId, email, headers: await enter(userId) }
}
const asAdmin = async () => enter(await buildUser(db(), { type: 'admin' }))
const auditOf = async (userId: string) =>
  (await db().select().from(auditEntries).where(eq(auditEntries.user_id, userId))).map(({ action }) => action)

const reset = async (email: string) => {
  await post('/password/email', { email })
  const token = (await linkTo(email)).pathname.split('/').at(-1)
  return post('/password/reset', { token, email, password: 'Other22?' })
}

describe('repeated attempts', () => {
  const calls: [RateClass, number, string][] = [
    ['sign-in', 10, '/login'],
    ['form', 10, '/register'],
    ['code', 20, '/password/reset'],
    ['probe', 40, '/register/check-email'],
  ]
  let households = 0
  const from = (remoteAddress: string) => (url: string, payload: object, headers: Headers) =>
    tested.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress })

  test.each(calls)(
    '%s: more accounts give no more than %i attempts from one address',
    async (_, most, url) => {
      const here = from(`10.20.0.${++households}`)
      for (let time = 0; time < most; time += 1)
        expect((await here(url, {}, await enter(await buildUser(db())))).statusCode).toBe(422)
      const refused = await here(url, {}, await enter(await buildUser(db())))
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await here(url, {}, {})).statusCode).toBe(429)
      expect((await from('10.20.1.1')(url, {}, {})).statusCode).toBe(422)
    },
  )

  test.each(calls)(
    '%s: more addresses give no more than %i attempts at one account',
    async (_, most, url) => {
      const headers = await enter(await buildUser(db()))
      const elsewhere = () => from(`10.21.${++households >> 8}.${households & 255}`)(url, {}, headers)
      for (let time = 0; time < most; time += 1) expect((await elsewhere()).statusCode).toBe(422)
      expect((await elsewhere()).statusCode).toBe(429)
    },
  )

  test('a household is one address, whichever IPv6 addresses its devices use', async () => {
    const login = (device: string) =>
      from(`2001:db8:7:1:${device}`)('/login', { email: `${device}@example.test`, password }, {})
    for (let device = 1; device <= 10; device += 1) expect((await login(`${device}::1`)).statusCode).toBe(422)
    expect((await login('ffff:0:0:1')).statusCode).toBe(429)
  })
})

describe('what answers reveal about an address', () => {
  beforeEach(() => Object.assign(hashing, { hashed: 0, compared: 0 }))

  test('signing in compares one password, for every address', async () => {
    const { email } = await signedIn()
    const withoutPassword = newAddress()
    await buildUser(db(), { email: withoutPassword })
    // The hash for unknown people is created only once.
    await post('/login', { email: 'first@example.test', password })
    for (const asked of [email, withoutPassword, 'nobody@example.test']) {
      Object.assign(hashing, { hashed: 0, compared: 0 })
      expect((await post('/login', { email: asked, password: 'Wrong1!' })).statusCode).toBe(422)
      expect({ asked, ...hashing }).toEqual({ asked, hashed: 0, compared: 1 })
    }
  })

  test('signing up hashes one password, and sends nothing to people who have an account', async () => {
    const { email } = await signedIn()
    for (const asked of [email, newAddress()]) {
      Object.assign(hashing, { hashed: 0, compared: 0 })
      await post('/register', athleteForm({ email: asked }))
      expect({ asked, ...hashing }).toEqual({ asked, hashed: 1, compared: 0 })
    }
    const last = newAddress()
    await post('/register', athleteForm({ email: last }))
    // Emails are sent in order, so when this one has arrived, others would have too.
    await codeTo(last)
    expect(await mailsTo(email)).toEqual([])
  })

  test('a password is stored so that guessing from a stolen table costs 19 MiB and two passes per guess', async () => {
    const email = newAddress()
    await post('/register', athleteForm({ email }))
    const [kept] = await db().select().from(registrations).where(eq(registrations.email, email))
    expect(kept?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('a password or body that is too long costs nothing', async () => {
    const long = 'Aa1!'.repeat(51)
    expect((await post('/login', { email: newAddress(), password: long })).statusCode).toBe(422)
    expect((await post('/register', athleteForm({ password: long }))).statusCode).toBe(422)
    const names = { first_name: 'x'.repeat(300_000) }
    expect((await post('/register', athleteForm(names))).statusCode).toBe(413)
    expect(hashing).toEqual({ hashed: 0, compared: 0 })
  })

  test('a person without a role learns about no more addresses than a visitor', async () => {
    const { headers } = await signedIn({ type: 'unknown', email: null })
    const { email } = await signedIn()
    const ask = () => post('/user/save-role', { ...athleteForm({ email }), password: undefined }, headers)
    for (let time = 0; time < 20; time += 1) expect((await ask()).statusCode).toBe(422)
    expect((await ask()).statusCode).toBe(429)
  })
})

describe('what people claim about themselves', () => {
  const wanted = { is_super_admin: true, id: '01890a5d-ac96-774b-bcce-b302099a8057', deleted_at: null }

  test.each(['admin', 'rsc', 'editor', 'affiliate', 'parent', 'unknown'])('makes nobody %s', async (type) => {
    const { headers } = await signedIn({ type: 'unknown', email_verified_at: clock.now() })
    const refusal = { type: ['Please select Relationship'] }
    expect((await post('/register', athleteForm({ type }))).json().errors).toEqual(refusal)
    expect((await post('/user/save-role', athleteForm({ type }), headers)).json().errors).toEqual(refusal)
  })

  test('is ignored if the form does not ask for it', async () => {
    const form = athleteForm({ ...wanted, email_verified: true, user_type: 'admin' })
    const { user_id } = (await post('/register', form)).json().data
    expect(user_id).not.toBe(wanted.id)
    const entered = await verify(user_id, await codeTo(form.email), {}, { type: 'admin', ...wanted })
    expect(await whoIs(bearer(entered))).toMatchObject({ type: 'athlete', is_super_admin: false })

    const chooser = await signedIn({ type: 'unknown', email_verified_at: clock.now() })
    await post(
      '/user/save-role',
      athleteForm({ ...wanted, type: 'coach', ...(await coachJob(db())) }),
      chooser.headers,
    )
    await post('/user/activate', { type: 'admin', ...wanted }, chooser.headers)
    expect(await whoIs(chooser.headers)).toMatchObject({ type: 'coach', is_super_admin: false })
    expect(await auditOf(chooser.userId)).toEqual(['role.chosen'])

    const email = newAddress()
    const person = { first_name: 'Luis', last_name: 'Ortega', gender: 'male', email }
    await post('/panel/admin/affiliates/invite', person, await asAdmin())
    const code = (await linkTo(email)).searchParams.get('affInvite')
    const apply = { ...person, ...wanted, type: 'admin', code, new_password: password }
    const affiliate = await post('/auth/affiliate/apply-invite', apply)
    expect(await whoIs(bearer(affiliate))).toMatchObject({ type: 'affiliate', is_super_admin: false })
  })
})

describe('a session', () => {
  const planted = 'x'.repeat(43)

  test('planted before belongs to nobody after signing up, and every token is sent with no-store', async () => {
    const browser = browse()
    browser.cookies.set('main-auth-token', planted)
    const form = athleteForm()
    const { user_id } = (await browser.post('/register', form)).json().data
    const answers = [
      await browser.post(`/email/verify/${user_id}`, { code: await codeTo(form.email) }),
      await browser.signIn({ email: form.email, password }),
    ]
    for (const answer of answers) {
      expect(answer.json().token).not.toBe(planted)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.cookies).toContainEqual(
        expect.objectContaining({ name: 'main-auth-token', httpOnly: true, sameSite: 'Lax' }),
      )
    }
    expect((await send('GET', '/user', undefined, { authorization: `Bearer ${planted}` })).statusCode).toBe(
      401,
    )
  })

  type Person = Awaited<ReturnType<typeof signedIn>>
  const ends: [string, (person: Person) => Promise<unknown>][] = [
    ['signing out', ({ headers }) => post('/logout', {}, headers)],
    ['a password reset', ({ email }) => reset(email)],
    [
      'a password change elsewhere',
      async ({ userId }) => {
        const form = { password, new_password: 'Other22?', confirm_password: 'Other22?' }
        return post('/user/change-password', form, await enter(userId))
      },
    ],
    [
      'a role chosen elsewhere',
      async ({ userId }) => {
        const elsewhere = await enter(userId)
        await post('/user/save-role', athleteForm({ type: 'coach', ...(await coachJob(db())) }), elsewhere)
        return post('/user/activate', {}, elsewhere)
      },
    ],
    [
      'the account taken out of use',
      async ({ userId }) => post(`/panel/admin/users/${userId}/delete`, {}, await asAdmin()),
    ],
  ]
  test.each(ends)('opens neither API nor page after %s', async (_, end) => {
    const person = await signedIn({ type: 'unknown', email_verified_at: clock.now() })
    const cookie = `main-auth-token=${person.headers.authorization?.replace('Bearer ', '')}`
    const page = async () =>
      (await tested.app.inject({ url: '/coach/setting', headers: { cookie } })).json().status
    expect(await page()).toBe(200)
    expect(await end(person)).toMatchObject({ statusCode: 200 })
    expect(await page()).toBe(401)
    expect((await send('GET', '/user', undefined, person.headers)).statusCode).toBe(401)
  })

  test('shows an admin’s page only to admins, and stops as soon as the person is no longer one', async () => {
    const { userId, headers } = await signedIn({ type: 'admin', is_super_admin: true })
    const list = () => send('GET', '/panel/users/all', undefined, headers)
    expect((await list()).statusCode).toBe(200)
    const demoted = { type: 'coach', is_super_admin: false } as const
    await db().update(users).set(demoted).where(eq(users.id, userId))
    expect((await list()).statusCode).toBe(403)
    const page = (await tested.app.inject({ url: '/coach/setting', headers })).json()
    expect(page.body.data).toMatchObject({ type: 'coach', is_super_admin: false })
  })
})

describe('an admin who acts as another user', () => {
  const onlyOwner = 'Only the owner of this account can change that.'
  const actingAs = async (userId: string): Promise<Headers> =>
    bearer(await post(`/panel/admin/users/${userId}/login-as`, {}, await asAdmin()))

  test('invites nobody to the family', async () => {
    const { userId } = await signedIn({ type: 'parent' })
    const athlete_user_id = await buildUser(db(), { email: null })
    const created_at = clock.now()
    await db()
      .insert(guardians)
      .values({ parent_id: userId, athlete_user_id, relationship: 'aunt', created_at })
    const email = newAddress()
    const invitation = { athlete_user_id, role: 'athlete', email }
    const refused = await post('/user/invitations', invitation, await actingAs(userId))
    expect([refused.statusCode, refused.json().message]).toEqual([403, onlyOwner])
    expect(await mailsTo(email)).toEqual([])
    expect(await auditOf(userId)).toEqual(['impersonation.started', 'POST /user/invitations'])
  })

  test.each([
    ['/user/save-role', athleteForm()],
    ['/user/activate', {}],
    ['/user/verify-email', { email: newAddress() }],
  ])('chooses neither role nor address for them: %s', async (path, form) => {
    const { userId } = await signedIn({ type: 'unknown', email: null })
    const refused = await post(path, form, await actingAs(userId))
    expect([refused.statusCode, refused.json().message]).toEqual([403, onlyOwner])
  })

  test('can’t finish a change of address that the owner began', async () => {
    const { userId, email, headers } = await signedIn()
    const after = newAddress()
    await post('/user/change-email', { email: after, password }, headers)
    const code = await codeTo(after)
    const refused = await verify(userId, code, await actingAs(userId))
    expect([refused.statusCode, refused.json().message]).toEqual([403, onlyOwner])
    expect(await whoIs(headers)).toMatchObject({ email })
    expect((await verify(userId, code, headers)).statusCode).toBe(200)
  })
})

test('the way back from a network leads to our own address, whatever host a request names', async () => {
  const answer = await tested.app.inject({
    method: 'POST',
    url: '/api/oauth/facebook',
    headers: { host: 'evil.test', origin: 'http://fieldhouse.test', 'x-forwarded-host': 'evil.test' },
  })
  const { searchParams } = new URL(answer.json().url)
  expect(searchParams.get('redirect_uri')).toBe('http://fieldhouse.test/callback/facebook')
})
