import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { listen } from '../../../events.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { buildUser } from '../accounts.factory.ts'
import { signInAttempts, users } from '../accounts.tables.ts'
import { type Browser, mailsTo, openBrowser } from '../sessions/browser.factory.ts'

const password = 'Right1!'
const minute = 60_000
const wrong = 'This code is not right. Check the newest email from us and try again.'
const ended = 'This code no longer works. Please start again.'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({ settings: { PUBLIC_URL: 'http://fieldhouse.test' } })
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const browse = (facts = {}) => openBrowser(tested.app, facts)

let people = 0
const somebody = async (facts: Parameters<typeof buildUser>[1] = {}) => {
  const email = `casey.${++people}@example.test`
  return { email, userId: await buildUser(db(), { email, password, first_name: 'Casey', ...facts }) }
}

/** The codes sent to an address, oldest first, with their emails. */
const codesTo = async (email: string) =>
  (await mailsTo(db(), email)).flatMap(({ text }) => {
    const code = text.match(/^(\d{4}) (\d{4})$/m)
    return code ? [{ code: `${code[1]}${code[2]}`, text }] : []
  })
const lastCodeTo = async (email: string): Promise<string> => {
  const last = (await codesTo(email)).at(-1)
  if (!last) throw new Error(`No code was sent to ${email}`)
  return last.code
}
const otherThan = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0')

const ask = (browser: Browser, email: string, more = {}) => browser.post('/login/code', { email, ...more })
const askedBy = async (browser: Browser, email: string, more = {}): Promise<string> =>
  (await ask(browser, email, more)).json().data.attempt
const resend = (browser: Browser, attempt: string) => browser.post('/login/code/resend', { attempt })
const verify = (browser: Browser, attempt: string, code: string) =>
  browser.post('/login/code/verify', { attempt, code })

/** As after 20 wrong passwords from different households. Counting them has its own test. */
const guessFromEverywhere = async (email: string) => {
  for (let time = 0; time < 20; time += 1)
    await tested.ports.limiter.take('account-tries', email.toLowerCase())
}

describe('an emailed code instead of the password (ACC-02)', () => {
  test('signs in where it was requested, once, and is stored only as a hash', async () => {
    const { email, userId } = await somebody()
    const browser = browse()
    const attempt = await askedBy(browser, email.toUpperCase())
    const code = await lastCodeTo(email)
    const [kept] = await db().select().from(signInAttempts).where(eq(signInAttempts.user_id, userId))
    expect(kept?.token_hash.toString('base64url')).not.toBe(attempt)
    expect(kept?.code_hash.toString('utf8')).not.toContain(code)
    const answer = await verify(browser, attempt, ` ${code.slice(0, 4)} ${code.slice(4)} `)
    expect(answer.json()).toEqual({
      token: expect.any(String),
      token_type: 'bearer',
      expires_in: 15_000_000,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await browser.whoAmI()).toMatchObject({ id: userId })
    expect((await verify(browse(), attempt, code)).json().errors).toEqual({ code: [ended] })
  })

  test('of two requests with it in parallel, one is let in', async () => {
    const { email } = await somebody()
    const attempt = await askedBy(browse(), email)
    const code = await lastCodeTo(email)
    const answers = await Promise.all([1, 2, 3].map(() => verify(browse(), attempt, code)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
  })

  test('works for a person without a password, and needs nothing more', async () => {
    const { email } = await somebody({ password: '' })
    const browser = browse()
    const attempt = await askedBy(browser, email, { remember: false })
    expect((await verify(browser, attempt, await lastCodeTo(email))).json().expires_in).toBe(12 * 60 * 60)
  })

  test('passes on the team’s link that a person used', async () => {
    const heard: object[] = []
    listen({ 'accounts.user-signed-in': async (_db, event) => void heard.push(event) })
    const { email, userId } = await somebody()
    const team_id = uuidv7()
    const browser = browse()
    const attempt = await askedBy(browser, email, { team_id })
    await verify(browser, attempt, await lastCodeTo(email))
    expect(heard).toEqual([{ user_id: userId, team_id }])
  })

  test('answers the same for an unknown address and a deleted account, and emails neither', async () => {
    const left = await somebody({ deleted_at: new Date() })
    for (const email of ['nobody.at.all@example.test', left.email]) {
      const browser = browse()
      const answer = await ask(browser, email)
      expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([200, ['attempt']])
      const { attempt } = answer.json().data
      expect((await verify(browser, attempt, '00000000')).json().errors).toEqual({ code: [wrong] })
      advanceClock(61_000)
      expect((await resend(browser, attempt)).json()).toEqual({ data: { sent: true } })
      expect(await mailsTo(db(), email)).toEqual([])
    }
  })

  test('opens nothing for another person who asked, because a code belongs to its attempt', async () => {
    const { email } = await somebody()
    const owner = await askedBy(browse(), email)
    const code = await lastCodeTo(email)
    const attacker = await askedBy(browse(), email)
    expect((await verify(browse(), attacker, code)).json().errors).toEqual({ code: [wrong] })
    expect((await verify(browse(), owner, code)).statusCode).toBe(200)
  })

  test('works for 15 minutes, and is void after a password change or a deletion', async () => {
    const late = await somebody()
    const lateAttempt = await askedBy(browse(), late.email)
    const lateCode = await lastCodeTo(late.email)
    advanceClock(15 * minute)
    expect((await verify(browse(), lateAttempt, lateCode)).json().errors).toEqual({ code: [ended] })

    const changed = await somebody()
    const owner = browse()
    await owner.signIn({ email: changed.email, password })
    const attempt = await askedBy(browse(), changed.email)
    const code = await lastCodeTo(changed.email)
    const form = { password, new_password: 'Other22?', confirm_password: 'Other22?' }
    expect((await owner.post('/user/change-password', form)).statusCode).toBe(200)
    expect((await verify(browse(), attempt, code)).json().errors).toEqual({ code: [ended] })

    const gone = await somebody()
    const goneAttempt = await askedBy(browse(), gone.email)
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, gone.userId))
    const goneCode = await lastCodeTo(gone.email)
    expect((await verify(browse(), goneAttempt, goneCode)).json().errors).toEqual({ code: [ended] })
  })

  test('allows five tries, however many come in parallel, and another code allows five more', async () => {
    const { email } = await somebody()
    const attempt = await askedBy(browse(), email)
    const code = await lastCodeTo(email)
    const guesses = await Promise.all(
      Array.from({ length: 9 }, () => verify(browse(), attempt, otherThan(code))),
    )
    const told = guesses.map((answer) => answer.json().errors.code[0])
    expect(told.filter((text) => text === wrong)).toHaveLength(5)
    expect((await verify(browse(), attempt, code)).json().errors).toEqual({ code: [ended] })
    advanceClock(61_000)
    expect((await resend(browse(), attempt)).json()).toEqual({ data: { sent: true } })
    const next = await lastCodeTo(email)
    if (next !== code)
      expect((await verify(browse(), attempt, code)).json().errors).toEqual({ code: [wrong] })
    expect((await verify(browse(), attempt, next)).statusCode).toBe(200)
  })

  test('reports what is wrong with the form', async () => {
    expect((await browse().post('/login/code', { email: 'x' })).json().errors).toEqual({
      email: ['Enter a valid email, such as name@example.com'],
    })
    expect((await browse().post('/login/code/verify', { attempt: 'x', code: '123' })).json().errors).toEqual({
      attempt: [ended],
      code: ['The code has 8 digits'],
    })
    expect((await verify(browse(), 'x'.repeat(43), '12345678')).json().errors).toEqual({ code: [ended] })
    expect((await resend(browse(), 'x'.repeat(43))).json().errors).toEqual({ code: [ended] })
  })
})

describe('the number of codes', () => {
  test('is one a minute and five an hour per household and address, with an account or without', async () => {
    const { email } = await somebody()
    for (const asked of [email, 'ghost.of.codes@example.test']) {
      const { address } = browse()
      const here = () => browse({ address })
      const attempt = await askedBy(here(), asked)
      expect((await ask(here(), asked.toUpperCase())).statusCode).toBe(429)
      expect((await resend(here(), attempt)).statusCode).toBe(429)
      for (let sent = 2; sent <= 5; sent += 1) {
        advanceClock(61_000)
        expect((sent % 2 ? await ask(here(), asked) : await resend(here(), attempt)).statusCode).toBe(200)
      }
      advanceClock(61_000)
      const blocked = await resend(here(), attempt)
      expect([blocked.statusCode, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true])
    }
    expect(await codesTo(email)).toHaveLength(5)
  })

  test('is five an hour for all strangers together, and the owner at home or on a known device has more', async () => {
    const { email } = await somebody()
    const owner = browse()
    await owner.signIn({ email, password })
    await owner.post('/logout')
    for (let time = 0; time < 5; time += 1) expect((await ask(browse(), email)).statusCode).toBe(200)
    expect((await ask(browse(), email)).statusCode).toBe(429)
    const travelling = browse()
    travelling.cookies.set('main-auth-device', owner.cookies.get('main-auth-device') ?? '')
    for (const browser of [browse({ address: owner.address }), travelling]) {
      const attempt = await askedBy(browser, email)
      expect((await verify(browser, attempt, await lastCodeTo(email))).statusCode).toBe(200)
    }
  })

  test('never keeps the owner from signing in with the password on a new device', async () => {
    const { email } = await somebody()
    for (let time = 0; time < 6; time += 1) await ask(browse(), email)
    await guessFromEverywhere(email)
    const owner = browse()
    const answer = await owner.signIn({ email, password })
    expect(answer.json()).toEqual({ status: 'code-needed', attempt: expect.any(String) })
    expect((await verify(owner, answer.json().attempt, await lastCodeTo(email))).statusCode).toBe(200)
    expect(await owner.whoAmI()).toMatchObject({ email })
  })
})

describe('an account under attack', () => {
  test('is one after 20 wrong passwords from anywhere', async () => {
    const { email } = await somebody()
    for (let time = 0; time < 20; time += 1) {
      const refused = await browse().signIn({ email, password: 'Wrong1!' })
      expect(refused.statusCode).toBe(422)
    }
    const answer = await browse().signIn({ email, password: 'Wrong1!' })
    expect(answer.json()).toMatchObject({ status: 'code-needed' })
  })

  test('requires the password and a code from strangers, and never reveals whether a password is right', async () => {
    const { email } = await somebody()
    await guessFromEverywhere(email)
    const tries = [
      { email, password: 'Wrong1!' },
      { email, password },
      { email: email.toUpperCase(), password },
    ]
    for (const form of tries) {
      const answer = await browse().signIn(form)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ status: 'code-needed', attempt: expect.stringMatching(/^[\w-]{43}$/) })
      expect(answer.cookies).toEqual([])
    }
    const codes = await codesTo(email)
    expect(codes).toHaveLength(2)
    expect(codes[0]?.text).toContain('Many wrong passwords were tried')
    expect(codes[0]?.text).toContain('http://fieldhouse.test/?login=1')
  })

  test('does not reveal whether a password is right by what another code does', async () => {
    const { email } = await somebody()
    await guessFromEverywhere(email)
    const told = async (given: string) => {
      const { attempt } = (await browse().signIn({ email, password: given })).json()
      for (let tries = 0; tries < 5; tries += 1) await verify(browse(), attempt, '00000000')
      advanceClock(61_000)
      await resend(browse(), attempt)
      return (await verify(browse(), attempt, '00000000')).json().errors
    }
    expect(await told('Wrong1!')).toEqual(await told(password))
  })

  test('opens for the owner with the code, and not for a right password without it', async () => {
    const { email, userId } = await somebody()
    await guessFromEverywhere(email)
    const owner = browse()
    const { attempt } = (await owner.signIn({ email, password })).json()
    const code = await lastCodeTo(email)
    const guesser = browse()
    const other = (await guesser.signIn({ email, password: 'Wrong1!' })).json().attempt
    expect((await verify(guesser, other, code)).json().errors).toEqual({ code: [wrong] })
    expect((await verify(owner, attempt, code)).statusCode).toBe(200)
    expect(await owner.whoAmI()).toMatchObject({ id: userId })
    // From here on the device is known.
    await owner.post('/logout')
    expect((await owner.signIn({ email, password })).json()).toHaveProperty('token')
  })

  test('asks neither a known device nor a known household for a code', async () => {
    const { email } = await somebody()
    const owner = browse()
    await owner.signIn({ email, password })
    await guessFromEverywhere(email)
    expect((await owner.signIn({ email, password })).json()).toHaveProperty('token')
    expect((await browse({ address: owner.address }).signIn({ email, password })).json()).toHaveProperty(
      'token',
    )
    expect((await browse().signIn({ email, password })).json()).toMatchObject({ status: 'code-needed' })
  })

  test('looks like an unknown address: the answers and the limits are the same', async () => {
    const { email } = await somebody()
    const heard: unknown[] = []
    for (const asked of [email, 'ghost.of.guards@example.test']) {
      await guessFromEverywhere(asked)
      const { address } = browse()
      const here = () => browse({ address })
      const statuses: number[] = []
      const first = await here().signIn({ email: asked, password: 'Wrong1!' })
      statuses.push(first.statusCode, (await here().signIn({ email: asked, password })).statusCode)
      const attempt = first.json().attempt
      statuses.push((await resend(here(), attempt)).statusCode)
      advanceClock(61_000)
      statuses.push((await resend(here(), attempt)).statusCode)
      statuses.push((await verify(here(), attempt, '00000000')).statusCode)
      heard.push(statuses, Object.keys(first.json()))
    }
    expect(heard.slice(0, 2)).toEqual(heard.slice(2))
    expect(await codesTo(email)).toEqual([])
  })

  test('allows one code a minute and five an hour per household, right or wrong', async () => {
    const { email } = await somebody()
    await guessFromEverywhere(email)
    for (const tried of ['Wrong1!', password]) {
      const { address } = browse()
      const guess = () => browse({ address }).signIn({ email, password: tried })
      const statuses = [(await guess()).statusCode, (await guess()).statusCode]
      for (let time = 2; time <= 6; time += 1) {
        advanceClock(61_000)
        statuses.push((await guess()).statusCode)
      }
      expect(statuses).toEqual([200, 429, 200, 200, 200, 200, 429])
    }
  })

  test('gets at most five codes an hour, also if someone has the password everywhere', async () => {
    const { email } = await somebody()
    await guessFromEverywhere(email)
    for (let time = 0; time < 8; time += 1)
      expect((await browse().signIn({ email, password })).json()).toMatchObject({ status: 'code-needed' })
    expect(await codesTo(email)).toHaveLength(5)
  })

  test('is back to normal an hour later', async () => {
    const { email } = await somebody()
    await guessFromEverywhere(email)
    advanceClock(60 * minute)
    expect((await browse().signIn({ email, password })).json()).toHaveProperty('token')
  })
})
