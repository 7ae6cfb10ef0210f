import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { resetClock } from '../../../platform/clock.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts.factory.ts'
import { mailsTo, openBrowser } from './browser.factory.ts'

const password = 'Right1!'
const new_password = 'Better2?'
const change = { password, new_password, confirm_password: new_password }

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
let people = 0
const signedIn = async (facts = {}) => {
  const email = `lee.${++people}@example.test`
  const userId = await buildUser(db(), { email, password, ...facts })
  const browser = openBrowser(tested.app)
  await browser.signIn({ email, password })
  return { userId, email, browser }
}

/** A person who only signs in with a network. */
const signedInWithoutPassword = async () => {
  const userId = await buildUser(db())
  const { token } = await startSession(db(), { userId, remember: true })
  const browser = openBrowser(tested.app)
  browser.cookies.set('main-auth-token', token)
  return browser
}

describe('changing the password', () => {
  test('ends every other session, notifies the owner, and only the new password works', async () => {
    const { userId, email, browser } = await signedIn()
    const other = openBrowser(tested.app)
    await other.signIn({ email, password })
    const answer = await browser.post('/user/change-password', change)
    expect(answer.json()).toEqual({ data: { ended: 1 } })
    expect(await browser.whoAmI()).not.toBeNull()
    expect(await other.whoAmI()).toBeNull()
    expect((await other.signIn({ email, password })).statusCode).toBe(422)
    expect((await other.signIn({ email, password: new_password })).statusCode).toBe(200)
    const subjects = (await mailsTo(db(), email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your password was changed')
    const entries = await db().select().from(auditEntries).where(eq(auditEntries.user_id, userId))
    expect(entries).toMatchObject([{ action: 'password.changed', actor_id: userId, details: {} }])
  })

  test('needs the current password', async () => {
    const { email, browser } = await signedIn()
    const answer = await browser.post('/user/change-password', { ...change, password: 'Wrong1!' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ password: ['The password you entered is incorrect.'] })
    expect((await openBrowser(tested.app).signIn({ email, password })).statusCode).toBe(200)
  })

  test('reports what is wrong with the form', async () => {
    const { browser } = await signedIn()
    const faultsOf = async (form: object) => (await browser.post('/user/change-password', form)).json().errors
    expect(await faultsOf({})).toEqual({
      password: ['Please enter your password'],
      new_password: ['Please enter your password'],
      confirm_password: ['Please enter password confirmation'],
    })
    expect(await faultsOf({ password, new_password, confirm_password: 'other' })).toEqual({
      confirm_password: ['Password Confirmation must be at least 6 characters long.'],
    })
    expect(await faultsOf({ password, new_password, confirm_password: 'Other3!' })).toEqual({
      confirm_password: ["Password Confirmation doesn't match with Password"],
    })
    expect(await faultsOf({ ...change, new_password: 'weakling', confirm_password: 'weakling' })).toEqual({
      new_password: ['This password is too weak. Mix upper and lower case letters, numbers and symbols.'],
    })
  })

  test('can’t be used to guess it with a borrowed session', async () => {
    const { email, browser } = await signedIn()
    const thief = openBrowser(tested.app)
    await thief.signIn({ email, password })
    const guesses = []
    for (let time = 0; time < 11; time++) {
      const from = time % 2 ? thief : browser
      guesses.push((await from.post('/user/change-password', { ...change, password: 'Wrong1!' })).statusCode)
    }
    expect(guesses).toEqual([...Array(10).fill(422), 429])
  })

  test('without a password, people use the reset email', async () => {
    const browser = await signedInWithoutPassword()
    const answer = await browser.post('/user/change-password', change)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.password[0]).toMatch(/no password yet.*Reset Password\?/)
  })
})

describe('changing the email address', () => {
  const email = () => `new.${++people}@example.test`

  test('sends a code to the new address and keeps the old one', async () => {
    const { userId, email: old, browser } = await signedIn()
    const wanted = email()
    const answer = await browser.post('/user/change-email', { email: ` ${wanted}`, password })
    expect(answer.json()).toEqual({ data: { user_id: userId, email: wanted } })
    expect(await mailsTo(db(), wanted)).toHaveLength(1)
    expect((await browser.whoAmI()).email).toBe(old)
  })

  test('needs the password', async () => {
    const { browser } = await signedIn()
    const wanted = email()
    const answer = await browser.post('/user/change-email', { email: wanted, password: 'Wrong1!' })
    expect(answer.json().errors).toEqual({ password: ['The password you entered is incorrect.'] })
    expect(await mailsTo(db(), wanted)).toEqual([])
  })

  test('refuses an address that is taken, also by a deleted account', async () => {
    const { email: own, browser } = await signedIn()
    const [taken, left] = [email(), email()]
    await buildUser(db(), { email: taken })
    await buildUser(db(), { email: left, deleted_at: new Date() })
    for (const wanted of [taken.toUpperCase(), left]) {
      const answer = await browser.post('/user/change-email', { email: wanted, password })
      expect(answer.json().errors).toEqual({ email: ['This email has already been taken'] })
    }
    const same = await browser.post('/user/change-email', { email: own, password })
    expect(same.json().errors).toEqual({ email: ['This is your email address already.'] })
  })

  test('reports what is wrong with the form', async () => {
    const { browser } = await signedIn()
    expect((await browser.post('/user/change-email', { email: 'x' })).json().errors).toEqual({
      email: ['Please enter a valid email address.'],
      password: ['Please enter your password'],
    })
  })

  test('without a password, people use the reset email', async () => {
    const browser = await signedInWithoutPassword()
    const answer = await browser.post('/user/change-email', { email: email(), password })
    expect(answer.json().errors.password[0]).toMatch(/no password yet/)
  })
})
