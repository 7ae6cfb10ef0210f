import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { callerOf, noEffects } from '../../../platform/http/caller.factory.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts.factory.ts'
import { type CodePurpose, codes, identities, users } from '../accounts.tables.ts'
import { sendCode } from '../codes/send-code.ts'
import { socialBrowserOf } from '../codes/social-browser.ts'
import { athleteForm } from './sign-up-form.factory.ts'
import { otherThan, visitor } from './visitor.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const { post, send, codeTo, mailTo, linkTo, bearer, whoIs, verify } = visitor(() => tested)
const db = () => tested.ports.database.db

let people = 0
const newAddress = () => `mover-${++people}@example.test`
const signedIn = async (facts: Parameters<typeof buildUser>[1] = {}) => {
  const userId = await buildUser(db(), facts)
  const { token } = await startSession(db(), { userId, remember: true })
  return { userId, token, headers: { authorization: `Bearer ${token}` } }
}
const unknown = () => signedIn({ type: 'unknown', email: null, unconfirmed_email: 'told@example.test' })
const sending = () => ({ db: db(), limit: noEffects.limit, caller: callerOf() })
const sent = async (userId: string, email: string, purpose: CodePurpose) => {
  await sendCode(sending(), { userId, email, purpose, siteOrigin })
  return codeTo(email)
}
const siteOrigin = 'http://localhost:3000'
const change = { kind: 'change-address' } as const
const signInFirst = { code: ['Please sign in on this device first, then enter the code.'] }
const taken = { email: ['This email has already been taken'] }

describe('ACC-12 a person without a proven address', () => {
  test('enters one, proves it, and stays signed in', async () => {
    const { userId, token, headers } = await unknown()
    const email = newAddress()
    const answer = await post('/user/verify-email', { email }, headers)
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { user_id: userId } }])
    expect(await whoIs(headers)).toMatchObject({ email: 'told@example.test', email_verified: false })
    const verified = await verify(userId, await codeTo(email), headers)
    expect(verified.statusCode).toBe(200)
    expect(verified.json()).toMatchObject({ token, token_type: 'bearer' })
    expect(verified.json().expires_in).toBeGreaterThan(14_000_000)
    expect(await whoIs(headers)).toMatchObject({ email, email_verified: true, type: 'unknown' })
  })

  test('is the only one who can prove it, and others use up no tries even with the code', async () => {
    const { userId, headers } = await unknown()
    const email = newAddress()
    await post('/user/verify-email', { email }, headers)
    const code = await codeTo(email)
    const stranger = await signedIn()
    for (const someone of [{}, stranger.headers])
      expect((await verify(userId, code, someone)).json().errors).toEqual(signInFirst)
    const [kept] = await db().select().from(codes).where(eq(codes.user_id, userId))
    expect(kept?.tries).toBe(0)
    expect((await verify(userId, code, headers)).statusCode).toBe(200)
  })

  test('can’t use an address that is taken, or was taken in the meantime', async () => {
    const { userId, headers } = await unknown()
    const email = newAddress()
    const owner = newAddress()
    await buildUser(db(), { email: owner })
    const refused = await post('/user/verify-email', { email: owner.toUpperCase() }, headers)
    expect([refused.statusCode, refused.json().errors]).toEqual([422, taken])
    await post('/user/verify-email', { email }, headers)
    const code = await codeTo(email)
    await buildUser(db(), { email })
    const late = await verify(userId, code, headers)
    expect([late.statusCode, late.json().errors]).toEqual([422, taken])
    expect(await whoIs(headers)).toMatchObject({ email_verified: false })
  })

  test('can’t be a person who has a proven one or a role', async () => {
    const proven = await signedIn({ type: 'unknown', email_verified_at: clock.now() })
    const refused = await post('/user/verify-email', { email: newAddress() }, proven.headers)
    expect(refused.json().errors).toEqual({ email: ['Your email address is confirmed already.'] })
    const athlete = await signedIn()
    expect((await post('/user/verify-email', { email: newAddress() }, athlete.headers)).statusCode).toBe(403)
  })

  test('the code can be sent again', async () => {
    const { userId, headers } = await unknown()
    const email = newAddress()
    await post('/user/verify-email', { email }, headers)
    await codeTo(email)
    expect((await post('/user/verify-email', { email }, headers)).statusCode).toBe(429)
    advanceClock(16 * 60_000)
    await post('/email/resend-code', { email })
    expect((await linkTo(email, 2)).pathname).toBe(`/email/verify/${userId}`)
    expect((await verify(userId, await codeTo(email, 2), headers)).statusCode).toBe(200)
  })
})

describe('a new address', () => {
  test('takes effect with the code: the old one is notified, other devices are signed out, links are void', async () => {
    const before = newAddress()
    const after = newAddress()
    const { userId, headers } = await signedIn({ email: before, password: 'Right1!' })
    const elsewhere = await startSession(db(), { userId, remember: true })
    await post('/password/email', { email: before })
    const link = await linkTo(before)
    const code = await sent(userId, after, change)
    expect(await whoIs(headers)).toMatchObject({ email: before })

    expect((await verify(userId, code, headers)).statusCode).toBe(200)
    expect(await whoIs(headers)).toMatchObject({ email: after, email_verified: true })
    const other = { authorization: `Bearer ${elsewhere.token}` }
    expect((await send('GET', '/user', undefined, other)).statusCode).toBe(401)
    const told = await mailTo(before, 2)
    expect(told).toMatchObject({ subject: 'Your email address was changed' })
    expect(told.text).toContain(after)
    const token = link.pathname.split('/').at(-1)
    const reset = { token, email: after, password: 'Other22?' }
    expect((await post('/password/reset', reset)).statusCode).toBe(422)
    expect((await post('/login', { email: before, password: 'Right1!' })).statusCode).toBe(422)
    expect((await post('/login', { email: after, password: 'Right1!' })).statusCode).toBe(200)
    const entries = await db().select().from(auditEntries).where(eq(auditEntries.user_id, userId))
    expect(entries).toMatchObject([
      { action: 'address.changed', actor_id: userId, before: { email: expect.any(String) } },
    ])
  })

  test('needs the session of its owner', async () => {
    const { userId, headers } = await signedIn()
    const code = await sent(userId, newAddress(), change)
    expect((await verify(userId, code)).json().errors).toEqual(signInFirst)
    expect((await verify(userId, code, (await signedIn()).headers)).json().errors).toEqual(signInFirst)
    expect((await verify(userId, code, headers)).statusCode).toBe(200)
  })

  test('can be proven even if others used up the daily guesses at the same address', async () => {
    const email = newAddress()
    for (let round = 0; round < 4; round += 1) {
      const { user_id } = (await post('/register', athleteForm({ email }))).json().data
      const code = await codeTo(email, round + 1)
      for (let tries = 0; tries < 5; tries += 1) await verify(user_id, otherThan(code))
    }
    const { userId, headers } = await signedIn({ email: newAddress(), password: 'Right1!' })
    expect((await post('/user/change-email', { email, password: 'Right1!' }, headers)).statusCode).toBe(200)
    expect((await verify(userId, await codeTo(email, 5), headers)).statusCode).toBe(200)
  })

  test('goes to one of two people who want it in parallel, and nothing breaks', async () => {
    const email = newAddress()
    const one = await signedIn()
    const other = await signedIn()
    const first = await sent(one.userId, email, change)
    await sendCode(sending(), { userId: other.userId, email, purpose: change, siteOrigin })
    const second = await codeTo(email, 2)
    const answers = await Promise.all([
      verify(one.userId, first, one.headers),
      verify(other.userId, second, other.headers),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect(await db().select().from(users).where(eq(users.email, email))).toHaveLength(1)
  })
})

describe('an account at a network', () => {
  const cookies = { 'main-auth-social': 'x'.repeat(43) }
  const browser = socialBrowserOf({ cookies })
  const headers = {
    cookie: `main-auth-social=${cookies['main-auth-social']}`,
    'sec-fetch-site': 'same-origin',
  }
  const link = (subject: string) =>
    ({ kind: 'link-identity', network: 'facebook', subject, browser }) as const

  test('is linked with the code, which signs in', async () => {
    const email = newAddress()
    const userId = await buildUser(db(), { email })
    const code = await sent(userId, email, link('fb-1'))
    expect((await mailTo(email)).text).toContain('Facebook')
    const entered = await verify(userId, code, headers)
    expect(entered.statusCode).toBe(200)
    expect(await whoIs(bearer(entered))).toMatchObject({ id: userId })
    expect(await db().select().from(identities).where(eq(identities.subject, 'fb-1'))).toMatchObject([
      { network: 'facebook', user_id: userId },
    ])
    const entries = await db().select().from(auditEntries).where(eq(auditEntries.user_id, userId))
    expect(entries).toMatchObject([{ action: 'identity.linked', details: { network: 'facebook' } }])
  })

  test('stays with the first user it was linked to', async () => {
    const email = newAddress()
    const owner = await buildUser(db())
    await db()
      .insert(identities)
      .values({ network: 'facebook', subject: 'fb-2', user_id: owner, created_at: clock.now() })
    const userId = await buildUser(db(), { email })
    const refused = await verify(userId, await sent(userId, email, link('fb-2')), headers)
    expect(refused.statusCode).toBe(422)
    expect(await db().select().from(identities).where(eq(identities.subject, 'fb-2'))).toMatchObject([
      { user_id: owner },
    ])
  })

  test('opens nothing for a deleted account', async () => {
    const email = newAddress()
    const userId = await buildUser(db(), { email })
    const code = await sent(userId, email, link('fb-3'))
    await db().update(users).set({ deleted_at: clock.now() }).where(eq(users.id, userId))
    expect((await verify(userId, code, headers)).statusCode).toBe(422)
  })

  test('is linked only in the browser that asked: others neither link it nor use up its tries', async () => {
    const email = newAddress()
    const userId = await buildUser(db(), { email })
    const code = await sent(userId, email, link('fb-4'))
    const other = { ...headers, cookie: `main-auth-social=${'y'.repeat(43)}` }
    for (let time = 0; time < 12; time += 1)
      expect((await verify(userId, time % 2 ? code : '0000', time % 3 ? other : {})).json().errors).toEqual({
        code: ['Please enter the code where you asked for it.'],
      })
    expect((await verify(userId, code, headers)).statusCode).toBe(200)
  })
})
