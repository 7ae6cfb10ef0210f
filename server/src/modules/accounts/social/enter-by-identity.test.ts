import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { clock } from '../../../platform/clock.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { listMailbox } from '../../../platform/mail/mailbox.ts'
import { startNetworks } from '../../../platform/social/networks.factory.ts'
import { buildUser } from '../accounts.factory.ts'
import { codes, identities, users } from '../accounts.tables.ts'
import { openBrowser } from './browser.factory.ts'

let tested: TestApp
let outside: Awaited<ReturnType<typeof startNetworks>>
beforeAll(async () => {
  outside = await startNetworks()
  tested = await testApp({ settings: outside.settings })
})
afterAll(async () => {
  await tested.close()
  await outside.stop()
})

const db = () => tested.ports.database.db
const tell = (...told: Parameters<typeof outside.tell>) => outside.tell(...told)

const signedIn = { status: 'signed-in', session: expect.objectContaining({ token_type: 'bearer' }) }

describe('ACC-12 the address from a network', () => {
  test('becomes ours if Google has proven it', async () => {
    tell('google', { email: 'Proven@Example.test' })
    const browser = openBrowser(tested)
    await browser.signIn('google')
    expect(await browser.whoAmI()).toMatchObject({ email: 'Proven@Example.test', email_verified: true })
  })

  test.each([
    ['google', false],
    ['facebook', true],
  ] as const)('is shown but not reserved if %s has not proven it', async (network, isProven) => {
    const email = `unproven.${network}@example.test`
    tell(network, { email, isProven })
    const browser = openBrowser(tested)
    await browser.signIn(network)
    const me = await browser.whoAmI()
    expect(me).toMatchObject({ email, email_verified: false })
    const [row] = await db().select().from(users).where(eq(users.id, me.id))
    expect(row).toMatchObject({ email: null, unconfirmed_email: email })
  })

  test('is ignored if it is not a valid address', async () => {
    tell('google', { email: 'not an address' })
    const browser = openBrowser(tested)
    await browser.signIn('google')
    expect(await browser.whoAmI()).toMatchObject({ email: null, email_verified: false })
  })

  test('reveals nothing about an account that has it, while it is unproven', async () => {
    const victimId = await buildUser(db(), { email: 'victim@example.test' })
    tell('facebook', { email: 'Victim@example.test' })
    const browser = openBrowser(tested)
    expect((await browser.signIn('facebook')).json().data).toEqual(signedIn)
    const me = await browser.whoAmI()
    expect(me.id).not.toBe(victimId)
    expect(me).toMatchObject({ type: 'unknown', email: null, email_verified: false })
    expect(await db().select().from(codes).where(eq(codes.user_id, victimId))).toEqual([])
  })

  test('of an account requires a code first, and then the network opens that account', async () => {
    const email = 'grown.up@example.test'
    const userId = await buildUser(db(), { email, type: 'coach', email_verified_at: clock.now() })
    tell('google', { id: 'grown-up', email })
    const browser = openBrowser(tested)
    const answer = await browser.signIn('google')
    expect(answer.json().data).toEqual({ status: 'code-needed', user_id: userId, email })
    expect(browser.jar.has('main-auth-token')).toBe(false)
    expect(await db().select().from(identities).where(eq(identities.subject, 'grown-up'))).toEqual([])

    const code = await eventually(async () => {
      const mail = (await listMailbox(db())).find(({ to }) => to === email)
      expect(mail).toBeDefined()
      return /\b\d{4}\b/.exec(String(mail?.text))?.[0]
    })
    const wrong = code === '0000' ? '0001' : '0000'
    expect((await browser.post(`/email/verify/${userId}`, { code: wrong })).statusCode).toBe(422)
    expect(await db().select().from(identities).where(eq(identities.subject, 'grown-up'))).toEqual([])

    // An owner who finds the email of another person's attempt and enters the code elsewhere lets nobody in.
    const owner = openBrowser(tested)
    expect((await owner.post(`/email/verify/${userId}`, { code, came_by: 'mail' })).json().errors).toEqual({
      code: ['Please enter the code where you asked for it.'],
    })
    expect(await db().select().from(identities).where(eq(identities.subject, 'grown-up'))).toEqual([])

    expect((await browser.post(`/email/verify/${userId}`, { code })).statusCode).toBe(200)
    expect(await browser.whoAmI()).toMatchObject({ id: userId, type: 'coach' })
    const later = openBrowser(tested)
    expect((await later.signIn('google')).json().data).toEqual(signedIn)
    expect((await later.whoAmI()).id).toBe(userId)
  })

  test('of a deleted account opens nothing and creates nothing', async () => {
    const email = 'gone@example.test'
    await buildUser(db(), { email, deleted_at: clock.now() })
    tell('google', { email, first: 'Gone' })
    expect((await openBrowser(tested).signIn('google')).statusCode).toBe(403)
    expect(await db().select().from(users).where(eq(users.first_name, 'Gone'))).toEqual([])
  })
})
