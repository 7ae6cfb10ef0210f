import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { buildUser } from '../accounts.factory.ts'
import { devices } from '../accounts.tables.ts'
import { mailsTo, openBrowser } from './browser.factory.ts'

const password = 'Right1!'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({ settings: { PUBLIC_URL: 'http://fieldhouse.test' } })
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const browse = (facts = {}) => openBrowser(tested.app, facts)

let people = 0
const somebody = async () => {
  const email = `drew.${++people}@example.test`
  const userId = await buildUser(db(), { email, password, first_name: 'Drew' })
  return { userId, email, password }
}

describe('a sign-in from a new device', () => {
  test('triggers an email with the device, the place, and what to do, except for the first one ever', async () => {
    const person = await somebody()
    await browse().signIn(person)
    expect(await mailsTo(db(), person.email)).toEqual([])
    await browse({ userAgent: iphone, address: '203.0.113.7' }).signIn(person)
    const [mail, ...others] = await mailsTo(db(), person.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('New sign-in to your Fieldhouse account')
    for (const words of ['Drew', 'Safari on iPhone', '203.0.113.7', 'UTC', 'http://fieldhouse.test/?login=1'])
      expect(mail?.text).toContain(words)
  })

  test('is recognized by its cookie, wherever it is', async () => {
    const person = await somebody()
    await browse().signIn(person)
    const phone = browse({ userAgent: iphone, address: '203.0.113.8' })
    await phone.signIn(person)
    const elsewhere = browse({ userAgent: iphone, address: '198.51.100.1' })
    elsewhere.cookies.set('main-auth-device', phone.cookies.get('main-auth-device') ?? '')
    await elsewhere.signIn(person)
    expect(await mailsTo(db(), person.email)).toHaveLength(1)
  })

  test('of the same kind in the same household triggers no email, also if IPv6 changes its second half', async () => {
    const person = await somebody()
    await browse({ address: '2001:db8:1:2::5' }).signIn(person)
    await browse({ address: '2001:db8:1:2:aaaa::1' }).signIn(person)
    expect(await mailsTo(db(), person.email)).toEqual([])
    await browse({ address: '2001:db8:1:3::5' }).signIn(person)
    expect(await mailsTo(db(), person.email)).toHaveLength(1)
  })

  test('triggers an email, whatever name the browser gives', async () => {
    const person = await somebody()
    await browse().signIn(person)
    await browse({ userAgent: '<b onclick=x>' }).signIn(person)
    const [mail] = await mailsTo(db(), person.email)
    expect(mail?.text).toContain('an unknown device')
    expect(mail?.html).not.toContain('onclick')
  })
})

describe('the device cookie', () => {
  test('can’t be read by scripts and other sites, and only its hash is stored', async () => {
    const browser = browse()
    const answer = await browser.signIn(await somebody())
    const device = browser.cookies.get('main-auth-device') ?? ''
    expect(device).toMatch(/^[\w-]{43}$/)
    expect(answer.headers['set-cookie']).toContain(
      `main-auth-device=${device}; Path=/; HttpOnly; SameSite=Lax; Max-Age=15000000`,
    )
    const hashes = (await db().select().from(devices)).map(({ device_hash }) =>
      device_hash.toString('base64url'),
    )
    expect(hashes).not.toContain(device)
  })

  test('recognizes several people of one household', async () => {
    const [parent, athlete] = [await somebody(), await somebody()]
    const family = browse()
    await family.signIn(parent)
    await family.signIn(athlete)
    for (const { email } of [parent, athlete]) {
      const answer = await family.signIn({ email, password: 'Wrong1!' })
      expect(answer.json().message).toBe('The password you entered is incorrect.')
    }
  })

  test('is not reused for another person if someone planted it', async () => {
    const [attacker, victim] = [await somebody(), await somebody()]
    const evil = browse()
    await evil.signIn(attacker)
    const planted = evil.cookies.get('main-auth-device') ?? ''
    for (const value of [planted, 'x'.repeat(43), 'x'.repeat(5_000), '..', 'a.b.c']) {
      const browser = browse()
      browser.cookies.set('main-auth-device', value)
      await browser.signIn(victim)
      const later = browse()
      later.cookies.set('main-auth-device', value)
      const answer = await later.signIn({ email: victim.email, password: 'Wrong1!' })
      expect(answer.json().message).toMatch(/did not match our records/)
    }
  })

  test('opens nothing by itself', async () => {
    const browser = browse()
    await browser.signIn(await somebody())
    browser.cookies.delete('main-auth-token')
    expect(await browser.whoAmI()).toBeNull()
  })
})

test('only the twenty last used devices of a person are remembered', async () => {
  const person = await somebody()
  const browsers = Array.from({ length: 22 }, () => browse())
  for (const browser of browsers) {
    await browser.signIn(person)
    // Past the limit of attempts at one account.
    advanceClock(15 * 60 * 1000)
  }
  const kept = await db().select().from(devices).where(eq(devices.user_id, person.userId))
  expect(kept.map(({ address }) => address).toSorted()).toEqual(
    browsers
      .slice(2)
      .map(({ address }) => address)
      .toSorted(),
  )
})
