import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { coachJob } from '../../colleges/colleges.factory.ts'
import { buildUser } from '../accounts.factory.ts'
import { codes, users } from '../accounts.tables.ts'
import { openBrowser, mailsTo as outgoingTo } from '../sessions/browser.factory.ts'
import { otherThan, visitor } from '../sign-up/visitor.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const { post, codeTo, mailsTo, verify } = visitor(() => tested)
const db = () => tested.ports.database.db
const minute = 60_000
const day = 24 * 60 * minute

type Sender = Pick<ReturnType<typeof visitor>, 'post'>

let people = 0
const register = async (browser: Sender = { post }) => {
  const email = `waiting-${++people}@example.test`
  const answer = await browser.post('/register', {
    first_name: 'Avery',
    last_name: 'Stone',
    email,
    password: 'Right1!',
    type: 'athlete',
    gender: 'male',
  })
  return { email, userId: String(answer.json().data.user_id), code: await codeTo(email) }
}
const browse = (facts = {}) => openBrowser(tested.app, facts)
const resend = (email: string, browser: Sender = { post }) => browser.post('/email/resend-code', { email })
const wrong = { code: ['The verification code is invalid.'] }

describe('ACC-06 a verification code', () => {
  test('is stored only as a hash', async () => {
    const { userId, code } = await register()
    const [kept] = await db().select().from(codes).where(eq(codes.user_id, userId))
    expect(kept?.code_hash).toHaveLength(32)
    expect(kept?.code_hash.toString('utf8')).not.toContain(code)
  })

  test('a wrong one shows an error under the boxes, and the right one still works', async () => {
    const { userId, code } = await register()
    const refused = await verify(userId, otherThan(code))
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ message: wrong.code[0], errors: wrong })
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect((await verify(userId, code)).statusCode).toBe(200)
  })

  test('works for 15 minutes, and not a moment longer', async () => {
    const late = await register()
    const { userId, code } = await register()
    advanceClock(14 * minute)
    expect((await verify(userId, code)).statusCode).toBe(200)
    advanceClock(minute)
    expect((await verify(late.userId, late.code)).json().errors).toEqual(wrong)
  })

  test('works only once', async () => {
    const { userId, code } = await register()
    expect((await verify(userId, code)).statusCode).toBe(200)
    const again = await verify(userId, code)
    expect(again.statusCode).toBe(422)
    expect(again.json().errors).toEqual(wrong)
  })

  test('works only for its owner', async () => {
    const mine = await register()
    const theirs = await register()
    const code = mine.code === theirs.code ? otherThan(mine.code) : mine.code
    expect((await verify(theirs.userId, code)).json().errors).toEqual(wrong)
    expect((await verify(await buildUser(db()), mine.code)).json().errors).toEqual(wrong)
  })

  test('of two tabs that send it in parallel, one is signed in and the other sees that it is wrong', async () => {
    const { userId, email, code } = await register()
    const answers = await Promise.all([verify(userId, code), verify(userId, code), verify(userId, code)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 422))
      expect(answer.json().errors).toEqual(wrong)
    expect(await db().select().from(users).where(eq(users.email, email))).toHaveLength(1)
  })

  test('a new one invalidates the older one', async () => {
    const { userId, email, code } = await register()
    advanceClock(61_000)
    expect((await resend(email)).json()).toEqual({ data: { sent: true } })
    const next = await codeTo(email, 2)
    if (next !== code) expect((await verify(userId, code)).json().errors).toEqual(wrong)
    expect((await verify(userId, next)).statusCode).toBe(200)
  })
})

describe('ACC-10 the link in the email with a code', () => {
  const byMail = (userId: string, code: string, password?: string) =>
    verify(userId, code, {}, { came_by: 'mail', password })
  const usersWith = (email: string) => db().select().from(users).where(eq(users.email, email))

  test('also asks the person who signed up for their password, and then lets them in', async () => {
    const { userId, email, code } = await register()
    const asked = await byMail(userId, code)
    expect(asked.statusCode).toBe(422)
    expect(asked.json().errors).toEqual({ password: ['Please enter the password you signed up with.'] })
    expect(await usersWith(email)).toEqual([])
    expect((await byMail(userId, code, 'Right1!')).statusCode).toBe(200)
    expect(await usersWith(email)).toHaveLength(1)
  })

  test('never gives the owner of an address an account with a stranger’s password', async () => {
    const { userId, email, code } = await register()
    const refused = await byMail(userId, code, 'Owner1!')
    expect(refused.json().errors).toEqual({ password: ['This is not the password you signed up with.'] })
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect(await usersWith(email)).toEqual([])
  })

  test('reveals nothing about a password to a person with a wrong code', async () => {
    const { userId, code } = await register()
    for (const password of [undefined, 'Right1!', 'Owner1!'])
      expect((await byMail(userId, otherThan(code), password)).json().errors).toEqual(wrong)
  })
})

describe('guessing', () => {
  test('a code allows five tries, then not even the right one works', async () => {
    const { userId, code } = await register()
    for (let tries = 0; tries < 5; tries += 1) await verify(userId, otherThan(code))
    expect((await verify(userId, code)).json().errors).toEqual(wrong)
  })

  test('parallel tries count toward the same five', async () => {
    const { userId, code } = await register()
    const guesses = await Promise.all(Array.from({ length: 9 }, () => verify(userId, otherThan(code))))
    expect(guesses.every(({ statusCode }) => statusCode === 422)).toBe(true)
    const [kept] = await db().select().from(codes).where(eq(codes.user_id, userId))
    expect(kept?.tries).toBe(5)
    expect((await verify(userId, code)).statusCode).toBe(422)
  })

  test('a new code allows new tries within the household’s limit, and others and later ones can go on', async () => {
    const { userId, email, code } = await register()
    const { address } = browse()
    const tryHere = (digits: string) => browse({ address }).post(`/email/verify/${userId}`, { code: digits })
    for (let tries = 0; tries < 5; tries += 1) await tryHere(otherThan(code))
    advanceClock(61_000)
    await resend(email)
    const second = await codeTo(email, 2)
    for (let tries = 0; tries < 5; tries += 1) expect((await tryHere(otherThan(second))).statusCode).toBe(422)
    advanceClock(61_000)
    await resend(email)
    const third = await codeTo(email, 3)
    expect((await verify(userId, otherThan(third))).statusCode).toBe(422)
    const blocked = await tryHere(third)
    expect(blocked.statusCode).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect(blocked.json().message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/)
    advanceClock(Number(blocked.headers['retry-after']) * 1000)
    await resend(email)
    expect((await tryHere(await codeTo(email, 4))).statusCode).toBe(200)
  })

  test('a day allows 20 guesses, however slowly they come, and the next day the owner can go on', async () => {
    const { userId, email, code } = await register()
    let last = code
    for (let round = 1; round <= 4; round += 1) {
      for (let tries = 0; tries < 5; tries += 1)
        expect((await verify(userId, otherThan(last))).statusCode).toBe(422)
      advanceClock(16 * minute)
      await resend(email)
      last = await codeTo(email, round + 1)
    }
    const blocked = await verify(userId, last)
    expect(blocked.statusCode).toBe(429)
    expect(blocked.json().message).toBe('Too many wrong codes. Please try again tomorrow.')
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(day / 1000)
    advanceClock(Number(blocked.headers['retry-after']) * 1000)
    await resend(email)
    expect((await verify(userId, await codeTo(email, 6))).statusCode).toBe(200)
  })
})

describe('guessing at an address', () => {
  test('a day allows 20 guesses, also for a person who signs up with it repeatedly', async () => {
    const { email } = await register()
    const job = await coachJob(db())
    const again = async (round: number) => {
      advanceClock(16 * minute)
      const form = { first_name: 'Avery', last_name: 'Stone', password: 'Right1!', type: 'coach', ...job }
      const { user_id } = (await post('/register', { ...form, email: email.toUpperCase() })).json().data
      return { userId: String(user_id), code: await codeTo(email.toUpperCase(), round) }
    }
    for (let round = 1; round <= 4; round += 1) {
      const { userId, code } = await again(round)
      for (let tries = 0; tries < 5; tries += 1)
        expect((await verify(userId, otherThan(code))).statusCode).toBe(422)
    }
    const { userId, code } = await again(5)
    const blocked = await verify(userId, code)
    expect(blocked.statusCode).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(day / 1000)
    advanceClock(day)
    const owner = await again(6)
    expect((await verify(owner.userId, owner.code)).statusCode).toBe(200)
  })
})

describe('sending the code again', () => {
  test('gives the same answer for a waiting person, an account, and an unknown address', async () => {
    const { email } = await register()
    advanceClock(61_000)
    const known = 'known@example.test'
    await buildUser(db(), { email: known })
    const addresses = [known, 'nobody@example.test', email]
    const here = browse()
    for (const address of addresses) {
      const answer = await resend(address, here)
      expect([answer.statusCode, answer.json()]).toEqual([200, { data: { sent: true } }])
    }
    for (const address of addresses) {
      const answer = await resend(address.toUpperCase(), here)
      expect(answer.statusCode).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    // Emails are sent in order, so when this one has arrived, others would have too.
    await codeTo(email, 2)
    expect(await mailsTo(known)).toEqual([])
    expect(await mailsTo('nobody@example.test')).toEqual([])
  })

  test('is limited to one a minute and five an hour per household, and then works again', async () => {
    const here = browse()
    const { email } = await register(here)
    expect((await resend(email, here)).statusCode).toBe(429)
    for (let sent = 2; sent <= 5; sent += 1) {
      advanceClock(61_000)
      expect((await resend(email, here)).statusCode).toBe(200)
    }
    advanceClock(61_000)
    const blocked = await resend(email, here)
    expect(blocked.statusCode).toBe(429)
    expect(blocked.json().message).toMatch(/minutes\.$/)
    advanceClock(Number(blocked.headers['retry-after']) * 1000)
    expect((await resend(email, here)).statusCode).toBe(200)
  })

  test('requests by others use up nothing: the person signing up gets a code, and another', async () => {
    const email = 'blocked@example.test'
    for (let time = 0; time < 30; time += 1) expect((await resend(email)).statusCode).toBe(200)
    const person = { first_name: 'Avery', last_name: 'Stone', email, password: 'Right1!', type: 'coach' }
    const form = { ...person, ...(await coachJob(db())) }
    for (let time = 0; time < 5; time += 1) expect((await post('/register', form)).statusCode).toBe(201)
    const here = browse()
    const registered = await here.post('/register', form)
    expect(registered.statusCode).toBe(201)
    advanceClock(61_000)
    await resend(email, here)
    const code = await codeTo(email, 7)
    expect((await verify(registered.json().data.user_id, code)).statusCode).toBe(200)
  })

  test('an address gets at most 20 an hour from all senders together', async () => {
    const { email } = await register()
    for (let time = 0; time < 25; time += 1) expect((await resend(email)).statusCode).toBe(200)
    const last = await register()
    expect(await mailsTo(email)).toHaveLength(20)
    expect(await mailsTo(last.email)).toHaveLength(1)
  })

  test('also works after the first code expired, until the sign-up expires', async () => {
    const kept = await register()
    const gone = await register()
    advanceClock(2 * day)
    await resend(kept.email)
    expect((await verify(kept.userId, await codeTo(kept.email, 2))).statusCode).toBe(200)
    advanceClock(day)
    expect((await resend(gone.email)).json()).toEqual({ data: { sent: true } })
    await register()
    expect(await mailsTo(gone.email)).toHaveLength(1)
  })

  test('goes to the latest sign-up', async () => {
    const first = await register()
    advanceClock(61_000)
    const again = await post('/register', {
      first_name: 'Second',
      last_name: 'Stone',
      email: first.email,
      password: 'Right1!',
      type: 'coach',
      ...(await coachJob(db())),
    })
    await codeTo(first.email, 2)
    advanceClock(61_000)
    await resend(first.email)
    const code = await codeTo(first.email, 3)
    expect((await verify(again.json().data.user_id, code)).statusCode).toBe(200)
  })

  test.each([
    ['', 'Please enter email address'],
    ['nobody', 'Please enter a valid email address.'],
  ])('refuses the address %j', async (email, fault) => {
    expect((await resend(email)).json().errors).toEqual({ email: [fault] })
  })
})

describe('signing in before the email address is confirmed (ACC-06)', () => {
  const signIn = (browser: ReturnType<typeof browse>, email: string, password = 'Right1!') =>
    browser.signIn({ email, password })

  test('goes back to the code, and the code finishes the sign-up', async () => {
    const { email, userId, code } = await register()
    advanceClock(20 * minute)
    const browser = browse()
    const answer = await signIn(browser, email.toUpperCase())
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'email-unconfirmed', user_id: userId },
    ])
    expect(answer.cookies).toEqual([])
    const next = await codeTo(email, 2)
    if (next !== code) expect((await verify(userId, code)).json().errors).toEqual(wrong)
    await browser.post(`/email/verify/${userId}`, { code: next })
    expect(await browser.whoAmI()).toMatchObject({ id: userId, email })
  })

  test('needs the right password, and a wrong one gets the usual answer', async () => {
    const { email } = await register()
    const [known, unknown] = await Promise.all(
      [email, 'nobody.signed.up@example.test'].map((address) => signIn(browse(), address, 'Wrong1!')),
    )
    const { request_id: _, ...refusal } = known?.json() ?? {}
    expect(known?.statusCode).toBe(422)
    expect(unknown?.json()).toMatchObject(refusal)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('sends one code a minute, and the last one still works', async () => {
    const { email, userId } = await register()
    const browser = browse()
    for (let time = 0; time < 3; time += 1)
      expect((await signIn(browser, email)).json()).toMatchObject({ user_id: userId })
    const code = await codeTo(email, 2)
    expect(await mailsTo(email)).toHaveLength(2)
    expect((await verify(userId, code)).statusCode).toBe(200)
  })

  test('after too many attempts by others requires a code by email, which arrives and finishes the sign-up', async () => {
    const { email, userId } = await register()
    for (let time = 0; time < 20; time += 1) await tested.ports.limiter.take('account-tries', email)
    const eightDigits = async () =>
      (await outgoingTo(db(), email)).flatMap(({ text }) => {
        const code = text.match(/^(\d{4}) (\d{4})$/m)
        return code ? [`${code[1]}${code[2]}`] : []
      })
    const guesser = await signIn(browse(), email, 'Wrong1!')
    expect(guesser.json()).toEqual({ status: 'code-needed', attempt: expect.any(String) })
    expect(await eightDigits()).toEqual([])

    const browser = browse()
    const asked = await signIn(browser, email)
    expect(asked.json()).toEqual({ status: 'code-needed', attempt: expect.any(String) })
    const { attempt } = asked.json()
    expect(await eightDigits()).toHaveLength(1)
    advanceClock(61_000)
    expect((await browser.post('/login/code/resend', { attempt })).statusCode).toBe(200)
    const code = (await eightDigits()).at(-1)
    expect(await eightDigits()).toHaveLength(2)
    await browser.post('/login/code/verify', { attempt, code })
    expect(await browser.whoAmI()).toMatchObject({ id: userId, email })
  })

  test('finds the person’s own sign-up even if a stranger used the same address later', async () => {
    const { email, userId } = await register()
    const stranger = { first_name: 'Mallory', last_name: 'Gray', email, password: 'Strange1!' }
    const later = await post('/register', { ...stranger, type: 'athlete', gender: 'male' })
    expect(later.statusCode).toBe(201)
    expect((await signIn(browse(), email)).json()).toEqual({ status: 'email-unconfirmed', user_id: userId })
  })

  test('ends with the sign-up: after three days there is nothing to go back to', async () => {
    const { email } = await register()
    advanceClock(3 * day)
    expect((await signIn(browse(), email)).statusCode).toBe(422)
  })
})
