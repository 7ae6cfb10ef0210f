import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts.factory.ts'
import { passwordResets, users } from '../accounts.tables.ts'
import { visitor } from './visitor.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({ settings: { PUBLIC_URL: 'https://fieldhouse.test' } })
})
afterAll(() => tested.close())
afterEach(resetClock)

const { post, send, mailTo, mailsTo, linkTo } = visitor(() => tested)
const db = () => tested.ports.database.db

let people = 0
const buildPerson = async (facts: Parameters<typeof buildUser>[1] = {}) => {
  const email = `Forgetful-${++people}@Example.test`
  return { email, userId: await buildUser(db(), { email, password: 'Right1!', ...facts }) }
}
const request = (email: string) => post('/password/email', { email })
const reset = (form: object) => post('/password/reset', { password: 'Other22?', ...form })
const tokenTo = async (email: string, number?: number) =>
  (await linkTo(email, number)).pathname.split('/').at(-1) ?? ''
const gone = { token: ['This link is no longer valid. Please request a new one.'] }

describe('ACC-09 a forgotten password', () => {
  test('sends a link to our own site, and stores it only as a hash', async () => {
    const { email, userId } = await buildPerson()
    const answer = await post('/password/email', { email: email.toLowerCase() }, { host: 'evil.test' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { sent: true } }])
    const link = await linkTo(email)
    expect(link.origin).toBe('https://fieldhouse.test')
    expect(link.pathname).toMatch(/^\/password\/reset\/[\w-]{43}$/)
    expect(link.searchParams.get('email')).toBe(email)
    const [kept] = await db().select().from(passwordResets).where(eq(passwordResets.user_id, userId))
    expect(kept?.token_hash.toString('base64url')).not.toBe(await tokenTo(email))
  })

  test('the link sets the password, proves the address, signs out everywhere, and sends an email', async () => {
    const { email, userId } = await buildPerson()
    const { token } = await startSession(db(), { userId, remember: true })
    await request(email)
    const answer = await reset({ token: await tokenTo(email), email: email.toUpperCase() })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { data: { changed: true } }])
    expect(answer.cookies.map(({ name }) => name)).toEqual(['main-auth-device', 'main-auth-token'])
    const own = await send('GET', '/user', undefined, { authorization: `Bearer ${answer.json().token}` })
    expect(own.json().data, 'signed in with the new password').toMatchObject({ id: userId })
    const old = await send('GET', '/user', undefined, { authorization: `Bearer ${token}` })
    expect(old.statusCode).toBe(401)
    expect((await post('/login', { email, password: 'Right1!' })).statusCode).toBe(422)
    expect((await post('/login', { email, password: 'Other22?' })).statusCode).toBe(200)
    const [user] = await db().select().from(users).where(eq(users.id, userId))
    expect(user?.email_verified_at).toBeInstanceOf(Date)
    expect((await mailTo(email, 2)).subject).toBe('Your password was changed')
    const entries = await db().select().from(auditEntries).where(eq(auditEntries.user_id, userId))
    expect(entries).toMatchObject([{ action: 'password.reset', actor_id: null }])
  })

  test('a link works until it is used or expires, and checking does not use it up', async () => {
    const { email } = await buildPerson()
    await request(email)
    const token = await tokenTo(email)
    const check = async (asked: string) => (await post('/password/check-reset', { token: asked })).json().data
    expect([await check(token), await check(token), await check('x')]).toEqual([
      { is_valid: true },
      { is_valid: true },
      { is_valid: false },
    ])
    await reset({ token, email })
    expect(await check(token)).toEqual({ is_valid: false })
    const late = await buildPerson()
    await request(late.email)
    const lateToken = await tokenTo(late.email)
    advanceClock(60 * 60 * 1000)
    expect(await check(lateToken)).toEqual({ is_valid: false })
    const refused = await post('/password/check-reset', {})
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { token: ['This link is not valid.'] }])
  })

  test('gives a password to a person who signed up with a network', async () => {
    const email = 'social@example.test'
    await buildUser(db(), { email })
    await request(email)
    await reset({ token: await tokenTo(email), email })
    expect((await post('/login', { email, password: 'Other22?' })).statusCode).toBe(200)
  })

  test.each([
    ['nobody@example.test', "We can't find a user with that e-mail address."],
    ['nobody', 'The email is invalid.'],
    ['', 'Please enter email address'],
  ])('the address %j is refused', async (email, fault) => {
    const answer = await request(email)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ email: [fault] })
  })

  test('a person who deleted the account gets the link that restores it, with the usual answer', async () => {
    const { email, userId } = await buildPerson()
    await db().update(users).set({ deleted_at: clock.now(), deleted_by: userId }).where(eq(users.id, userId))
    const answer = await request(email)
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { sent: true } }])
    const mail = await mailTo(email)
    expect(mail.subject).toBe('Restore your Fieldhouse account')
    expect(mail.text).toContain('https://fieldhouse.test/delete-sorry#restore=')
    expect(await db().$count(passwordResets, eq(passwordResets.user_id, userId))).toBe(0)
  })

  test('a person whose account an admin deleted is not found', async () => {
    const { email } = await buildPerson({ deleted_at: clock.now() })
    expect((await request(email)).statusCode).toBe(422)
  })

  test('one link a minute and five an hour per household and address', async () => {
    const { email } = await buildPerson()
    const here = (address: string) =>
      tested.app.inject({
        method: 'POST',
        url: '/api/password/email',
        payload: { email: address },
        remoteAddress: '203.0.113.9',
      })
    for (const [asked, status] of [
      [email, 200],
      ['nobody@example.test', 422],
    ] as const) {
      expect((await here(asked)).statusCode).toBe(status)
      const blocked = await here(asked.toUpperCase())
      expect(blocked.statusCode).toBe(429)
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
      for (let sent = 2; sent <= 5; sent += 1) {
        advanceClock(61_000)
        expect((await here(asked)).statusCode).toBe(status)
      }
      advanceClock(61_000)
      expect((await here(asked)).statusCode).toBe(429)
    }
  })

  test('repeated requests by others lock nobody out: five links an hour are sent, and each of them works', async () => {
    const { email } = await buildPerson()
    for (let time = 0; time < 8; time += 1) {
      expect((await request(email)).json()).toEqual({ data: { sent: true } })
      advanceClock(61_000)
    }
    const owner = await request(email)
    expect(owner.statusCode).toBe(200)
    const last = await buildPerson()
    await request(last.email)
    await mailTo(last.email)
    expect(await mailsTo(email)).toHaveLength(5)
    expect((await reset({ token: await tokenTo(email, 2), email })).statusCode).toBe(200)
    expect((await reset({ token: await tokenTo(email, 5), email })).json().errors).toEqual(gone)
  })

  test('one link a minute is sent, however many ask', async () => {
    const { email } = await buildPerson()
    for (let time = 0; time < 3; time += 1) expect((await request(email)).statusCode).toBe(200)
    const last = await buildPerson()
    await request(last.email)
    await mailTo(last.email)
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

describe('a person who keeps guessing at an account', () => {
  test('can’t lock the owner out, because the link from the email makes the browser known', async () => {
    const { email } = await buildPerson()
    for (let tries = 0; tries <= 20; tries += 1) await post('/login', { email, password: 'Wrong1!' })
    expect((await post('/login', { email, password: 'Right1!' })).json()).not.toHaveProperty('token')
    await request(email)
    const mails = await mailTo(email, 2)
    const token = mails.text.match(/reset\/([\w-]+)/)?.[1]
    const { cookies } = await reset({ token, email })
    const login = { email, password: 'Other22?' }
    expect((await post('/login', login)).json()).not.toHaveProperty('token')
    const device = cookies.filter(({ name }) => name === 'main-auth-device')
    const cookie = device.map(({ name, value }) => `${name}=${value}`).join('; ')
    const entered = await post('/login', login, { cookie, 'sec-fetch-site': 'same-origin' })
    expect(entered.json()).toHaveProperty('token')
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain(
      'New sign-in to your Fieldhouse account',
    )
  })

  test('is out for good after a password change, also if let in at the same moment', async () => {
    const { email } = await buildPerson()
    await request(email)
    const token = await tokenTo(email)
    const login = () => post('/login', { email, password: 'Right1!' })
    const [changed, ...entered] = await Promise.all([
      reset({ token, email }),
      ...Array.from({ length: 8 }, login),
    ])
    expect(changed.statusCode).toBe(200)
    for (const answer of entered.filter(({ statusCode }) => statusCode === 200)) {
      const old = { authorization: `Bearer ${answer.json().token}` }
      expect((await send('GET', '/user', undefined, old)).statusCode).toBe(401)
    }
  })
})

describe('a reset link', () => {
  test('works only once, also for two parallel requests', async () => {
    const { email } = await buildPerson()
    await request(email)
    const token = await tokenTo(email)
    const answers = await Promise.all([reset({ token, email }), reset({ token, email })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect((await reset({ token, email })).json().errors).toEqual(gone)
  })

  test('works for an hour', async () => {
    const { email } = await buildPerson()
    await request(email)
    const token = await tokenTo(email)
    advanceClock(60 * 60 * 1000)
    expect((await reset({ token, email })).json().errors).toEqual(gone)
    expect((await post('/login', { email, password: 'Right1!' })).statusCode).toBe(200)
  })

  test('is not invalidated by a newer one, which anyone can request, and using one invalidates all', async () => {
    const { email } = await buildPerson()
    await request(email)
    const first = await tokenTo(email)
    advanceClock(61_000)
    await request(email)
    const second = await tokenTo(email, 2)
    expect((await reset({ token: first, email })).statusCode).toBe(200)
    expect((await reset({ token: second, email })).json().errors).toEqual(gone)
  })

  test('opens no other account, and is not used up by the attempt', async () => {
    const mine = await buildPerson()
    const theirs = await buildPerson()
    await request(mine.email)
    const token = await tokenTo(mine.email)
    expect((await reset({ token, email: theirs.email })).json().errors).toEqual(gone)
    expect((await reset({ token, email: mine.email })).statusCode).toBe(200)
    expect((await post('/login', { email: theirs.email, password: 'Right1!' })).statusCode).toBe(200)
  })

  test.each(['x', '%00', "' or 1=1 --", 'a'.repeat(128)])('the token %j does not work', async (token) => {
    const { email } = await buildPerson()
    expect((await reset({ token, email })).json().errors).toEqual(gone)
  })

  test('a weak password is refused before the link is checked', async () => {
    const { email } = await buildPerson()
    await request(email)
    const token = await tokenTo(email)
    const weak = await reset({ token, email, password: 'abcdef' })
    expect(weak.json().errors).toEqual({
      password: ['This password is too weak. Mix upper and lower case letters, numbers and symbols.'],
    })
    expect((await reset({ token, email, password: ' O t her22? ' })).statusCode).toBe(200)
    expect((await post('/login', { email, password: 'Other22?' })).statusCode).toBe(200)
  })

  test('a different confirmation is refused, and the link stays valid', async () => {
    const { email } = await buildPerson()
    await request(email)
    const token = await tokenTo(email)
    const refused = await reset({ token, email, confirm_password: 'Other23?' })
    expect(refused.json().errors).toEqual({
      confirm_password: ["Password Confirmation doesn't match with Password"],
    })
    expect((await reset({ token, email, confirm_password: 'Other22?' })).statusCode).toBe(200)
  })
})
