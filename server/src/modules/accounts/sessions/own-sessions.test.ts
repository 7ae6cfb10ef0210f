import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { buildUser } from '../accounts.factory.ts'
import { type Browser, openBrowser } from './browser.factory.ts'

const password = 'Right1!'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
let people = 0
const somebody = async (facts = {}) => {
  const email = `kim.${++people}@example.test`
  return { userId: await buildUser(db(), { email, password, ...facts }), email, password }
}
/** Browsers in which one person is signed in, each a minute after the last. */
const signedInTwice = async (person: { email: string; password: string }) => {
  const browsers = [openBrowser(tested.app), openBrowser(tested.app, { userAgent: 'curl/8.5.0' })] as const
  for (const browser of browsers) {
    await browser.signIn(person)
    advanceClock(60_000)
  }
  return browsers
}
const sessionsOf = async (browser: Browser) => (await browser.get('/user/sessions')).json().data

describe('signing out (ACC-14)', () => {
  test('ends this session and no other', async () => {
    const [one, other] = await signedInTwice(await somebody())
    const token = one.cookies.get('main-auth-token')
    const answer = await one.post('/logout')
    expect(answer.json()).toEqual({ data: { signed_out: true } })
    expect(answer.headers['set-cookie']).toContain(
      'main-auth-token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    )
    const again = await tested.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })
    expect(again.statusCode).toBe(401)
    expect(await other.whoAmI()).not.toBeNull()
  })

  test('still recognizes the browser, so its owner is not locked out of it', async () => {
    const [browser] = await signedInTwice(await somebody())
    await browser.post('/logout')
    expect([...browser.cookies.keys()]).toEqual(['main-auth-device'])
  })
})

describe('the list of sessions', () => {
  test('has the device, address, and times, last used first', async () => {
    const [one, other] = await signedInTwice(await somebody())
    expect(await sessionsOf(one)).toEqual([
      {
        id: expect.any(String),
        device: 'a program (curl)',
        address: other.address,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        last_used_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        is_current: false,
      },
      expect.objectContaining({ device: 'Chrome on Windows', address: one.address, is_current: true }),
    ])
  })

  test('does not have ended sessions or those of others', async () => {
    const [one, other] = await signedInTwice(await somebody())
    await signedInTwice(await somebody())
    expect(await sessionsOf(one)).toHaveLength(2)
    await other.post('/logout')
    expect(await sessionsOf(one)).toHaveLength(1)
  })

  test('does not have an admin who acts as them', async () => {
    const person = await somebody()
    const admin = openBrowser(tested.app)
    await admin.signIn(await somebody({ type: 'admin' }))
    await admin.post(`/panel/admin/users/${person.userId}/login-as`)
    const [browser] = await signedInTwice(person)
    expect(await sessionsOf(browser)).toHaveLength(2)
    expect((await admin.whoAmI()).id).toBe(person.userId)
    expect((await sessionsOf(admin)).map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([
      false,
      false,
    ])
  })
})

describe('a person’s own session', () => {
  test('can be ended from another', async () => {
    const [one, other] = await signedInTwice(await somebody())
    const [{ id }] = await sessionsOf(one)
    const answer = await one.delete(`/user/sessions/${id}`)
    expect(answer.json()).toEqual({ data: { ended: 1 } })
    expect(await other.whoAmI()).toBeNull()
    expect(await one.whoAmI()).not.toBeNull()
    expect((await one.delete(`/user/sessions/${id}`)).statusCode).toBe(404)
  })

  test('can be the current one, and the browser forgets it', async () => {
    const [browser] = await signedInTwice(await somebody())
    const own = (await sessionsOf(browser)).find(({ is_current }: { is_current: boolean }) => is_current)
    await browser.delete(`/user/sessions/${own.id}`)
    expect(browser.cookies.has('main-auth-token')).toBe(false)
    expect(await browser.whoAmI()).toBeNull()
  })

  test('can’t be ended by anyone else', async () => {
    const [attacker] = await signedInTwice(await somebody())
    const [victim] = await signedInTwice(await somebody())
    for (const { id } of await sessionsOf(victim))
      expect((await attacker.delete(`/user/sessions/${id}`)).statusCode).toBe(404)
    expect(await sessionsOf(victim)).toHaveLength(2)
    expect((await attacker.delete(`/user/sessions/${uuidv7()}`)).statusCode).toBe(404)
    expect((await attacker.delete('/user/sessions/x')).statusCode).toBe(422)
  })

  test('can end all others', async () => {
    const person = await somebody()
    const [one, other] = await signedInTwice(person)
    const [third] = await signedInTwice(person)
    expect((await one.post('/user/sessions/end-others')).json()).toEqual({ data: { ended: 3 } })
    expect([await other.whoAmI(), await third.whoAmI()]).toEqual([null, null])
    expect(await sessionsOf(one)).toHaveLength(1)
    expect((await one.post('/user/sessions/end-others')).json()).toEqual({ data: { ended: 0 } })
  })
})
