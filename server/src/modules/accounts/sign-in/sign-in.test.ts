import { user } from '@fieldhouse/contract/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { listen } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { sessions } from '../../../platform/sessions/sessions.tables.ts'
import { buildUser } from '../accounts.factory.ts'
import { openBrowser } from '../sessions/browser.factory.ts'

const password = 'Right1!'
const noMatch =
  'The email and password you entered did not match our records. Please double-check and try again.'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const browse = (facts = {}) => openBrowser(tested.app, facts)
const asProgram = (token: string) =>
  tested.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })

let people = 0
/** A new person with a password. */
const somebody = async (facts: Parameters<typeof buildUser>[1] = {}) => {
  const email = facts.email ?? `Robin.${++people}@Example.test`
  const userId = await buildUser(db(), { type: 'coach', password, ...facts, email })
  return { userId, email }
}

describe('signing in (ACC-02)', () => {
  test('gives a bearer token and the same token as a cookie', async () => {
    const { userId, email } = await somebody()
    const browser = browse()
    const answer = await browser.signIn({ email: ` ${email.toLowerCase()} `, password })
    expect(answer.statusCode).toBe(200)
    const { token, ...rest } = answer.json()
    expect(rest).toEqual({ token_type: 'bearer', expires_in: 15_000_000 })
    expect(answer.headers['set-cookie']).toContain(
      `main-auth-token=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=15000000`,
    )
    expect(await browser.whoAmI()).toMatchObject({ id: userId, type: 'coach', email })
    expect((await asProgram(token)).json().data).toEqual(await browser.whoAmI())
  })

  test('never sends server-only data', async () => {
    const browser = browse()
    await browser.signIn({ ...(await somebody()), password })
    expect(Object.keys(await browser.whoAmI()).toSorted()).toEqual(Object.keys(user.shape).toSorted())
  })

  test('without Remember Me the cookie ends with the browser and the session after 12 hours', async () => {
    const browser = browse()
    const answer = await browser.signIn({ ...(await somebody()), password, remember: false })
    expect(answer.json().expires_in).toBe(12 * 60 * 60)
    expect(answer.cookies.find(({ name }) => name === 'main-auth-token')).not.toHaveProperty('maxAge')
    expect(await browser.whoAmI()).not.toBeNull()
    advanceClock(12 * 60 * 60 * 1000 + 1)
    expect(await browser.whoAmI()).toBeNull()
  })

  test('with Remember Me the session lasts 15,000,000 seconds', async () => {
    const browser = browse()
    await browser.signIn({ ...(await somebody()), password })
    advanceClock(14_999_000 * 1000)
    expect(await browser.whoAmI()).not.toBeNull()
    advanceClock(1_001 * 1000)
    expect(await browser.whoAmI()).toBeNull()
  })

  test('reports what is wrong with the form', async () => {
    expect((await browse().post('/login')).json().errors).toEqual({
      email: ['Please enter email address'],
      password: ['Please enter your password'],
    })
    expect(
      (await browse().post('/login', { email: 'x', password: 'short', team_id: 'y' })).json().errors,
    ).toEqual({
      email: ['Enter a valid email, such as name@example.com'],
      password: ['Password must be at least 6 characters long.'],
      team_id: ['This is not a valid id.'],
    })
  })

  test('stores only the hash of a token', async () => {
    const { token } = (await browse().signIn({ ...(await somebody()), password })).json()
    const rows = await db().select().from(sessions)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.some((row) => row.token_hash.toString('base64url') === token)).toBe(false)
  })

  test('is never answered from stored idempotency keys', async () => {
    const { email } = await somebody()
    const tokens = new Set<string>()
    for (const _time of [1, 2]) {
      const answer = await tested.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'idempotency-key': 'same' },
        payload: { email, password },
      })
      tokens.add(answer.json().token)
    }
    expect(tokens.size).toBe(2)
  })

  test('tells other modules which team’s link a person used, and any of them can refuse', async () => {
    const heard: object[] = []
    const fullTeam = uuidv7()
    listen({
      'accounts.user-signed-in': async (_db, event) => {
        heard.push(event)
        if (event.team_id === fullTeam)
          throw new AppError('invalid', { errors: { team_id: ['Please select Team'] } })
      },
    })
    const { userId, email } = await somebody()
    await browse().signIn({ email, password })
    expect(heard).toEqual([{ user_id: userId, team_id: null }])
    const browser = browse()
    const refused = await browser.signIn({ email, password, team_id: fullTeam })
    expect(refused.statusCode).toBe(422)
    expect(refused.cookies).toEqual([])
  })
})

describe('a sign-in that fails (ACC-02)', () => {
  test('gives a stranger the same answer whatever is wrong', async () => {
    const { email } = await somebody()
    const left = await somebody({ deleted_at: new Date() })
    await buildUser(db(), { email: 'social@example.test' })
    const forms = [
      { email, password: 'Wrong1!' },
      { email: 'nobody@example.test', password },
      { email: 'social@example.test', password },
      { email: left.email, password },
    ]
    for (const form of forms) {
      const answer = await browse().signIn(form)
      expect(answer.statusCode).toBe(422)
      const { request_id: _, ...body } = answer.json()
      expect(body).toEqual({ message: noMatch, code: 'wrong_credentials' })
      expect(answer.cookies).toEqual([])
    }
  })

  test('tells the owner on a known device that the password is wrong', async () => {
    const { email } = await somebody()
    const browser = browse()
    await browser.signIn({ email, password })
    await browser.post('/logout')
    const answer = await browser.signIn({ email, password: 'Wrong1!' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'wrong_password',
      message: 'The password you entered is incorrect.',
    })
  })

  test('reveals nothing about other accounts to a device that is known for one', async () => {
    const [own, other] = [await somebody(), await somebody()]
    const browser = browse()
    await browser.signIn({ email: own.email, password })
    const answer = await browser.signIn({ email: other.email, password: 'Wrong1!' })
    expect(answer.json().message).toBe(noMatch)
  })
})

describe('guessing passwords', () => {
  const guess = (email: string, browser = browse()) => browser.signIn({ email, password: 'Wrong1!' })

  test('one address gets ten tries a minute, at all accounts together', async () => {
    const browser = browse()
    for (let time = 0; time < 10; time++)
      expect((await guess(`nobody${time}@example.test`, browser)).statusCode).toBe(422)
    const refused = await guess('nobody@example.test', browser)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await guess('nobody@example.test')).statusCode).toBe(422)
  })

  test.each(['an account', 'no account'])(
    'one household gets ten tries at %s in 15 minutes, and then the right password does not help either',
    async (kind) => {
      const { email } = kind === 'an account' ? await somebody() : { email: 'ghost@example.test' }
      const { address } = browse()
      const here = () => browse({ address })
      for (let time = 0; time < 10; time++)
        expect((await guess(time % 2 ? email.toUpperCase() : email, here())).statusCode).toBe(422)
      // The household's minute is over. The quarter of an hour is not.
      advanceClock(61_000)
      const refused = await guess(email, here())
      expect(refused.statusCode).toBe(429)
      expect(refused.json().message).toMatch(/^Too many attempts. Please try again in \d+ minutes.$/)
      expect((await here().signIn({ email, password })).statusCode).toBe(429)
      expect((await guess('another@example.test', here())).statusCode).toBe(422)
      advanceClock(15 * 60 * 1000)
      expect((await guess(email, here())).statusCode).toBe(422)
    },
  )

  test('strangers never lock the owner out, neither of a known device nor of a new one', async () => {
    const { email } = await somebody()
    const owner = browse()
    await owner.signIn({ email, password })
    await owner.post('/logout')
    for (let time = 0; time < 18; time++) expect((await guess(email)).statusCode).toBe(422)
    expect((await owner.signIn({ email, password })).statusCode).toBe(200)
    expect((await browse().signIn({ email, password })).json()).toHaveProperty('token')
  })

  test('a right password doesn’t count as a try', async () => {
    const { email } = await somebody()
    const { address } = browse()
    for (let time = 0; time < 12; time++) {
      if (time % 8 === 0) advanceClock(61_000)
      expect((await browse({ address }).signIn({ email, password })).statusCode).toBe(200)
    }
  })

  test('a right password from a new place is not a guess', async () => {
    const { email } = await somebody()
    for (let time = 0; time < 19; time++)
      await tested.ports.limiter.take('account-tries', email.toLowerCase())
    for (let time = 0; time < 3; time++)
      expect((await browse().signIn({ email, password })).json()).toHaveProperty('token')
  })

  test('a known device also gets ten tries, and no more', async () => {
    const { email } = await somebody()
    const stolen = browse()
    await stolen.signIn({ email, password })
    const device = stolen.cookies.get('main-auth-device') ?? ''
    for (let time = 0; time < 10; time++) {
      const elsewhere = browse()
      elsewhere.cookies.set('main-auth-device', device)
      expect((await guess(email, elsewhere)).json().message).toBe('The password you entered is incorrect.')
    }
    const elsewhere = browse()
    elsewhere.cookies.set('main-auth-device', device)
    expect((await guess(email, elsewhere)).statusCode).toBe(429)
  })
})

describe('a planted session', () => {
  test('is never reused: signing in gives a new token', async () => {
    const [attacker, victim] = [await somebody(), await somebody()]
    const planted = (await browse().signIn({ email: attacker.email, password })).json().token
    for (const value of [planted, 'x'.repeat(43)]) {
      const browser = browse()
      browser.cookies.set('main-auth-token', value)
      const { token } = (await browser.signIn({ email: victim.email, password })).json()
      expect(token).not.toBe(value)
      expect(browser.cookies.get('main-auth-token')).toBe(token)
      expect(await browser.whoAmI()).toMatchObject({ id: victim.userId })
    }
    expect((await asProgram(planted)).json().data.id).toBe(attacker.userId)
  })
})
