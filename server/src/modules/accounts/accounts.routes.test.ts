import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { advanceClock, resetClock } from '../../platform/clock.ts'
import { sessions } from '../../platform/sessions/sessions.tables.ts'
import { buildUser } from './accounts.factory.ts'

const password = 'Right1!'
const email = 'Robin@Example.test'

let tested: TestApp
let userId: string
beforeAll(async () => {
  tested = await testApp()
  userId = await buildUser(tested.ports.database.db, { type: 'coach', email, password })
})
afterAll(() => tested.close())
afterEach(resetClock)

let household = 0
const signIn = (payload: object, headers: Record<string, string> = {}) =>
  tested.app.inject({
    method: 'POST',
    url: '/api/login',
    payload,
    headers,
    remoteAddress: `10.0.1.${++household}`,
  })
const whoAmI = (headers: Record<string, string>) => tested.app.inject({ url: '/api/user', headers })
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''

describe('signing in', () => {
  test('gives a bearer token and the same token as a cookie', async () => {
    const answer = await signIn({ email: ' robin@example.test ', password })
    expect(answer.statusCode).toBe(200)
    const { token, token_type, expires_in } = answer.json()
    expect({ token_type, expires_in }).toEqual({ token_type: 'bearer', expires_in: 15_000_000 })
    expect(answer.headers['set-cookie']).toBe(
      `main-auth-token=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=15000000`,
    )
    const byBearer = await whoAmI({ authorization: `Bearer ${token}` })
    const byCookie = await whoAmI({ cookie: cookieOf(answer) })
    expect(byBearer.json().data).toMatchObject({ id: userId, type: 'coach', email })
    expect(byCookie.json()).toEqual(byBearer.json())
  })

  test('never sends what only the server may know', async () => {
    const { token } = (await signIn({ email, password })).json()
    const user = (await whoAmI({ authorization: `Bearer ${token}` })).json().data
    expect(Object.keys(user).toSorted()).toEqual([
      'email',
      'email_verified',
      'first_name',
      'gender',
      'id',
      'impersonator_id',
      'is_super_admin',
      'last_name',
      'type',
    ])
  })

  test('without Remember Me the cookie ends with the browser and the session after 12 hours', async () => {
    const answer = await signIn({ email, password, remember: false })
    expect(answer.headers['set-cookie']).not.toContain('Max-Age')
    const headers = { cookie: cookieOf(answer) }
    expect((await whoAmI(headers)).statusCode).toBe(200)
    advanceClock(12 * 60 * 60 * 1000 + 1)
    expect((await whoAmI(headers)).statusCode).toBe(401)
  })

  test.each([
    ['a wrong password', { email, password: 'Wrong1!' }],
    ['an unknown address', { email: 'nobody@example.test', password }],
  ])('refuses %s in the same words', async (_, form) => {
    const answer = await signIn(form)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toBe(
      'The email and password you entered did not match our records. Please double-check and try again.',
    )
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('tells what is wrong with the form', async () => {
    expect((await signIn({})).json().errors).toEqual({
      email: ['Please enter email address'],
      password: ['Please enter your password'],
    })
    expect((await signIn({ email: 'x', password: 'short' })).json().errors).toEqual({
      email: ['Enter a valid email, such as name@example.com'],
      password: ['Password must be at least 6 characters long.'],
    })
  })

  test('keeps only the hash of a token', async () => {
    const { token } = (await signIn({ email, password })).json()
    const rows = await tested.ports.database.db.select().from(sessions)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.some((row) => row.token_hash.toString('base64url') === token)).toBe(false)
  })

  test('is never answered from the store of idempotency keys', async () => {
    const key = { 'idempotency-key': 'same' }
    const first = (await signIn({ email, password }, key)).json().token
    const second = (await signIn({ email, password }, key)).json().token
    expect(second).not.toBe(first)
  })
})

describe('signing out', () => {
  test('ends this session and no other', async () => {
    const one = (await signIn({ email, password })).json().token
    const other = (await signIn({ email, password })).json().token
    const answer = await tested.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { authorization: `Bearer ${one}` },
    })
    expect(answer.headers['set-cookie']).toContain('Max-Age=0')
    expect((await whoAmI({ authorization: `Bearer ${one}` })).statusCode).toBe(401)
    expect((await whoAmI({ authorization: `Bearer ${other}` })).statusCode).toBe(200)
  })
})

describe('a token that is none', () => {
  test.each(['', 'nonsense', 'x'.repeat(5000), '%00', "' or 1=1 --"])('%j is nobody', async (token) => {
    expect((await whoAmI({ authorization: `Bearer ${token}` })).statusCode).toBe(401)
    expect((await whoAmI({ cookie: `main-auth-token=${token}` })).statusCode).toBe(401)
  })
})
