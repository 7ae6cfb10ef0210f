import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { subscriptions } from '../../billing/payments.tables.ts'
import { buildAthlete } from '../../profiles/profiles.factory.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { searchAthletes } from '../../search/search.tables.ts'
import { buildUser } from '../accounts.factory.ts'
import { entitlementGrants, guardians, identities, users } from '../accounts.tables.ts'
import { mailsTo, openBrowser } from '../sessions/browser.factory.ts'

const password = 'Right1!'
const day = 24 * 60 * 60 * 1000

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({ settings: { PUBLIC_URL: 'http://fieldhouse.test' } })
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db

let people = 0
const signedIn = async (facts: Parameters<typeof buildUser>[1] = {}) => {
  const email = `leaver.${++people}@example.test`
  const userId = await buildUser(db(), { type: 'parent', email, password, ...facts })
  const browser = openBrowser(tested.app)
  await browser.signIn({ email, password })
  return { userId, email, browser }
}

const athlete = async () => {
  const email = `athlete.${++people}@example.test`
  const slug = `leaver-${people}`
  const pageId = await buildAthlete(db(), { slug, user: { email, password } })
  const [page] = await db().select().from(athletes).where(eq(athletes.id, pageId))
  const browser = openBrowser(tested.app)
  await browser.signIn({ email, password })
  return { userId: page?.user_id ?? '', pageId, slug, email, browser }
}

type Someone = Awaited<ReturnType<typeof signedIn>>
const remove = ({ browser }: Pick<Someone, 'browser'>, proof: object = { password }) =>
  browser.post('/my-account/delete', proof)
const restoreToken = async (email: string) => {
  const mail = (await mailsTo(db(), email)).findLast(({ text }) => text.includes('#restore='))
  return /http:\/\/fieldhouse\.test\/delete-sorry#restore=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const isDeleted = async (id: string) => {
  const [user] = await db().select().from(users).where(eq(users.id, id))
  return user?.deleted_at !== null
}

describe('PAY-06 deleting one’s own account', () => {
  test('signs out everywhere, hides the page, ends the package, and emails how to undo it', async () => {
    const amara = await athlete()
    const phone = openBrowser(tested.app)
    await phone.signIn({ email: amara.email, password })
    await db()
      .insert(entitlementGrants)
      .values({
        ...{ id: uuidv7(), user_id: amara.userId, what: 'recruiting-center', source: 'grant' },
        ...{ from_at: new Date(0), created_at: new Date(0) },
      })
    expect((await amara.browser.get('/my-account/deletion')).json().data).toEqual({
      ...{ proof: 'password', refusal: null, email: amara.email, has_package: true },
      ...{ page: { slug: amara.slug, photos: 0, transcripts: 0 }, conversations: 0, athletes: [] },
      ...{ canceled_package: null, paid_packages: [], invoices: 0 },
    })

    const answer = await remove(amara)
    expect(answer.statusCode, answer.body).toBe(200)
    const until = new Date(answer.json().data.restorable_until)
    expect(Math.round((until.getTime() - Date.now()) / day)).toBe(30)
    expect([await amara.browser.whoAmI(), await phone.whoAmI()]).toEqual([null, null])
    expect(amara.browser.cookies.has('main-auth-token')).toBe(false)
    expect((await phone.get(`/athlete/${amara.slug}`)).statusCode).toBe(404)
    expect(await db().$count(searchAthletes, eq(searchAthletes.user_id, amara.userId))).toBe(0)
    const [grant] = await db()
      .select()
      .from(entitlementGrants)
      .where(eq(entitlementGrants.user_id, amara.userId))
    expect(grant?.until_at).toEqual(expect.any(Date))

    const mails = await mailsTo(db(), amara.email)
    const [mail] = mails.filter(({ subject }) => subject === 'Your Fieldhouse account is deleted')
    expect(mail?.text).toMatch(
      /Your page is hidden[\s\S]*package is canceled[\s\S]*restore your account until/,
    )
    const audit = await db().select().from(auditEntries).where(eq(auditEntries.user_id, amara.userId))
    expect(audit.map(({ action, actor_id }) => [action, actor_id])).toEqual([['user.deleted', amara.userId]])
  })

  test.each([{}, { password: '' }, { password: 'Wrong1!' }, { code: '1234' }])(
    'is refused with %j, and nothing happens',
    async (proof) => {
      const somebody = await signedIn()
      const answer = await remove(somebody, proof)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors.password).toHaveLength(1)
      expect(await isDeleted(somebody.userId)).toBe(false)
      expect(await somebody.browser.whoAmI()).not.toBeNull()
    },
  )

  test('happens only once for many parallel clicks, with one email', async () => {
    const somebody = await signedIn()
    const answers = await Promise.all([1, 2, 3].map(() => remove(somebody)))
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode)
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
    const mails = await mailsTo(db(), somebody.email)
    expect(mails.filter(({ subject }) => subject === 'Your Fieldhouse account is deleted')).toHaveLength(1)
  })

  test('wrong passwords are limited', async () => {
    const somebody = await signedIn()
    for (let count = 0; count < 10; count++) await remove(somebody, { password: 'Wrong1!' })
    expect((await remove(somebody, { password: 'Wrong1!' })).statusCode).toBe(429)
  })

  test('without a password requires a new code from the email', async () => {
    const email = `network.${++people}@example.test`
    const userId = await buildUser(db(), { type: 'parent', email })
    const { token } = await startSession(db(), { userId, remember: true })
    const browser = openBrowser(tested.app)
    browser.cookies.set('main-auth-token', token)
    expect((await browser.get('/my-account/deletion')).json().data).toMatchObject({ proof: 'code', email })
    expect((await browser.post('/my-account/delete', {})).json().errors.code).toHaveLength(1)
    expect((await browser.post('/my-account/deletion/code')).json()).toEqual({ data: { email } })
    const [mail] = await mailsTo(db(), email)
    const code = /^\d{4}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    expect(mail?.text).toContain('to delete your Fieldhouse account')
    const wrong = code === '0000' ? '0001' : '0000'
    expect((await browser.post('/my-account/delete', { code: wrong })).statusCode).toBe(422)
    // The code deletes the account and does nothing else.
    expect((await browser.post(`/email/verify/${userId}`, { code })).statusCode).toBe(422)
    expect(await isDeleted(userId)).toBe(false)
    expect((await browser.post('/my-account/delete', { code })).statusCode).toBe(200)
    expect(await isDeleted(userId)).toBe(true)
  })

  test('an account with a password gets no code, and one without an address learns what to do', async () => {
    expect((await (await signedIn()).browser.post('/my-account/deletion/code')).statusCode).toBe(409)
    const userId = await buildUser(db(), { type: 'parent', email: null })
    await db()
      .insert(identities)
      .values({ network: 'google', subject: userId, user_id: userId, created_at: new Date() })
    const { token } = await startSession(db(), { userId, remember: true })
    const browser = openBrowser(tested.app)
    browser.cookies.set('main-auth-token', token)
    expect((await browser.get('/my-account/deletion')).json().data).toMatchObject({
      proof: null,
      refusal: 'Please confirm an email address first, so we can send a code.',
    })
    expect((await browser.post('/my-account/deletion/code')).statusCode).toBe(409)
  })

  test('is for the owner, not for an admin who acts as them', async () => {
    const [admin, somebody] = [await signedIn({ type: 'admin' }), await signedIn()]
    await admin.browser.post(`/panel/admin/users/${somebody.userId}/login-as`)
    const answer = await remove(admin)
    expect(answer.statusCode).toBe(403)
    expect((await admin.browser.post('/my-account/deletion/code')).statusCode).toBe(403)
    expect(await isDeleted(somebody.userId)).toBe(false)
  })

  test('as a parent leaves the athlete, and as an athlete leaves the parent', async () => {
    const [amara, parent] = [await athlete(), await signedIn()]
    await db()
      .insert(guardians)
      .values({
        ...{ parent_id: parent.userId, athlete_user_id: amara.userId },
        ...{ relationship: 'mother', created_at: new Date() },
      })
    expect((await parent.browser.get('/my-account/deletion')).json().data.athletes).toMatchObject([
      { first_name: 'Robin', can_others_sign_in: true },
    ])
    expect((await remove(parent)).statusCode).toBe(200)
    expect(await amara.browser.whoAmI()).toMatchObject({ id: amara.userId })
    expect((await amara.browser.get(`/athlete/${amara.slug}`)).statusCode).toBe(200)

    const other = await signedIn()
    const child = await athlete()
    await db()
      .insert(guardians)
      .values({
        ...{ parent_id: other.userId, athlete_user_id: child.userId },
        ...{ relationship: 'father', created_at: new Date() },
      })
    expect((await remove(child)).statusCode).toBe(200)
    expect(await other.browser.whoAmI()).toMatchObject({ id: other.userId })
  })

  describe('deleting the only account that can sign in for an athlete', () => {
    const pageOf = (slug: string) => openBrowser(tested.app).get(`/athlete/${slug}`)
    /** A public page of an athlete without a login, and its parents. */
    const childOf = async (...parents: Someone[]) => {
      const slug = `zoe-${++people}`
      const pageId = await buildAthlete(db(), { slug, user: { email: null, first_name: 'Zoe' } })
      const [page] = await db().select().from(athletes).where(eq(athletes.id, pageId))
      const userId = page?.user_id ?? ''
      for (const { userId: parent_id } of parents)
        await db()
          .insert(guardians)
          .values({ parent_id, athlete_user_id: userId, relationship: 'mother', created_at: new Date() })
      expect((await pageOf(slug)).statusCode).toBe(200)
      return { slug, userId }
    }
    const isFound = async (userId: string) => {
      const [row] = await db().select().from(searchAthletes).where(eq(searchAthletes.user_id, userId))
      return row?.is_visible
    }

    test('hides the page immediately, and a parent who comes back can show it again', async () => {
      const parent = await signedIn()
      const zoe = await childOf(parent)
      expect(await isFound(zoe.userId)).toBe(true)
      await remove(parent)
      expect((await pageOf(zoe.slug)).statusCode).toBe(403)
      expect(await isFound(zoe.userId)).toBe(false)
      const mail = (await mailsTo(db(), parent.email)).at(-1)
      expect(mail?.text).toContain("Zoe's page is hidden, because nobody else can sign in for it.")

      const browser = openBrowser(tested.app)
      await browser.post('/my-account/restore', { token: await restoreToken(parent.email) })
      expect((await pageOf(zoe.slug)).statusCode).toBe(403)
      const own = (await browser.get(`/athlete/${zoe.slug}`)).json().data
      expect(own.settings.is_visible).toBe(false)
      await browser.post(`/athlete/${zoe.slug}/settings`, { is_visible: true })
      expect((await pageOf(zoe.slug)).statusCode).toBe(200)
    })

    test('also hides it when an admin deletes the account', async () => {
      const [admin, parent] = [await signedIn({ type: 'admin' }), await signedIn()]
      const zoe = await childOf(parent)
      await admin.browser.post(`/panel/admin/users/${parent.userId}/delete`)
      expect((await pageOf(zoe.slug)).statusCode).toBe(403)
    })

    test('hides it after the last parent, also if two leave in parallel', async () => {
      const [mother, father] = [await signedIn(), await signedIn()]
      const [first, second] = [await childOf(mother, father), await childOf(mother)]
      await remove(mother)
      expect((await pageOf(first.slug)).statusCode).toBe(200)
      expect((await pageOf(second.slug)).statusCode).toBe(403)
      expect((await mailsTo(db(), mother.email)).at(-1)?.text.match(/Zoe's page is hidden/g)).toHaveLength(1)
      await remove(father)
      expect((await pageOf(first.slug)).statusCode).toBe(403)

      const [one, other] = [await signedIn(), await signedIn()]
      const third = await childOf(one, other)
      await Promise.all([remove(one), remove(other)])
      expect((await pageOf(third.slug)).statusCode).toBe(403)
    })
  })

  test('cancels the packages that the person pays for, and says so before and after', async () => {
    const [amara, parent] = [await athlete(), await signedIn()]
    const [id, now] = [uuidv7(), new Date()]
    await db()
      .insert(subscriptions)
      .values({
        ...{ id, athlete_user_id: amara.userId, payer_id: parent.userId, status: 'active' },
        ...{ package_key: 'package-2', cycle: 'monthly', month_price: 4900, period: 1, worth: 4900 },
        ...{ anchor: '2026-01-31', month: 1, months: 1, starts_on: '2026-01-31', ends_on: '2099-02-28' },
        ...{ is_canceled: false, credit: 0, failures: 0, due_on: '2099-02-28' },
        ...{ created_at: now, updated_at: now },
      })
    expect((await parent.browser.get('/my-account/deletion')).json().data.paid_packages).toEqual([
      { first_name: 'Robin', ends_on: '2099-02-28', is_canceled: false },
    ])
    expect((await amara.browser.get('/my-account/deletion')).json().data.paid_packages).toEqual([])
    await remove(parent)
    const [kept] = await db().select().from(subscriptions).where(eq(subscriptions.id, id))
    expect(kept).toMatchObject({
      is_canceled: true,
      cancel_reason: 'deleted',
      status: 'active',
      ends_on: '2099-02-28',
    })
    expect((await amara.browser.get('/my-account/deletion')).json().data).toMatchObject({
      canceled_package: { ends_on: '2099-02-28' },
    })
    const mail = (await mailsTo(db(), parent.email)).at(-1)
    expect(mail?.text).toMatch(/Robin's package is canceled, because you paid for it[\s\S]*nothing more/)
  })

  test('warns a parent that nobody else can sign in for an athlete', async () => {
    const parent = await signedIn()
    const athlete_user_id = await buildUser(db(), { email: null, first_name: 'Zoe' })
    await db()
      .insert(guardians)
      .values({ parent_id: parent.userId, athlete_user_id, relationship: 'mother', created_at: new Date() })
    expect((await parent.browser.get('/my-account/deletion')).json().data.athletes).toMatchObject([
      { first_name: 'Zoe', can_others_sign_in: false },
    ])
  })
})

describe('PAY-06 staff', () => {
  test('a super admin deletes an admin, but the last super admin stays', async () => {
    const admin = await signedIn({ type: 'admin' })
    const refused = await remove(admin)
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Only a super admin can delete an admin. Please ask one of them.',
    ])
    const [first, second] = [
      await signedIn({ type: 'admin', is_super_admin: true }),
      await signedIn({ type: 'admin', is_super_admin: true }),
    ]
    // Both in parallel: one of them stays.
    const answers = await Promise.all([remove(first), remove(second)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
    const last = answers[0]?.statusCode === 403 ? first : second
    expect((await last.browser.get('/my-account/deletion')).json().data).toMatchObject({
      proof: null,
      refusal: expect.stringMatching(/^You are the only super admin\./),
    })
  })

  test('a success coach and an editor may delete their accounts', async () => {
    for (const type of ['rsc', 'editor'] as const)
      expect((await remove(await signedIn({ type }))).statusCode).toBe(200)
  })
})

describe('PAY-06 restoring the account', () => {
  test('works with the link in the email, which signs in and works only once', async () => {
    const amara = await athlete()
    await remove(amara)
    const token = await restoreToken(amara.email)
    const browser = openBrowser(tested.app)
    const restored = await browser.post('/my-account/restore', { token })
    expect(restored.statusCode, restored.body).toBe(200)
    expect(await browser.whoAmI()).toMatchObject({ id: amara.userId })
    expect((await browser.get(`/athlete/${amara.slug}`)).statusCode).toBe(200)
    expect(await db().$count(searchAthletes, eq(searchAthletes.user_id, amara.userId))).toBe(1)
    expect((await openBrowser(tested.app).post('/my-account/restore', { token })).statusCode).toBe(422)
    expect((await amara.browser.signIn({ email: amara.email, password })).json().token).toBeTruthy()
  })

  test('signing in reports that the account is deleted, and offers a new link', async () => {
    const somebody = await signedIn()
    await remove(somebody)
    const browser = openBrowser(tested.app)
    expect((await browser.signIn({ email: somebody.email, password: 'Wrong1!' })).statusCode).toBe(422)
    expect((await browser.signIn({ email: somebody.email, password })).json()).toEqual({
      status: 'account-deleted',
      restorable_until: expect.any(String),
    })
    expect(await browser.whoAmI()).toBeNull()
    expect((await browser.post('/my-account/restore-link', { email: somebody.email })).statusCode).toBe(200)
    const mails = await mailsTo(db(), somebody.email)
    expect(mails.at(-1)?.subject).toBe('Restore your Fieldhouse account')
    const token = await restoreToken(somebody.email)
    expect((await browser.post('/my-account/restore', { token })).statusCode).toBe(200)
  })

  test('asking for a sign-in code sends the link instead', async () => {
    const somebody = await signedIn()
    await remove(somebody)
    await openBrowser(tested.app).post('/login/code', { email: somebody.email })
    expect((await mailsTo(db(), somebody.email)).at(-1)?.subject).toBe('Restore your Fieldhouse account')
  })

  test('asking for a link gives the same answer for an unknown address, and has a limit', async () => {
    const browser = openBrowser(tested.app)
    const ask = (email: string) => browser.post('/my-account/restore-link', { email })
    expect((await ask('nobody@example.test')).json()).toEqual({ data: { sent: true } })
    expect((await ask('nobody@example.test')).statusCode).toBe(429)
    expect(await mailsTo(db(), 'nobody@example.test')).toEqual([])
    const inUse = await signedIn()
    await ask(inUse.email)
    expect((await mailsTo(db(), inUse.email)).some(({ text }) => text.includes('#restore='))).toBe(false)
  })

  test('an admin can restore it too, which invalidates the link', async () => {
    const [admin, somebody] = [await signedIn({ type: 'admin' }), await signedIn()]
    await remove(somebody)
    expect((await admin.browser.post(`/panel/admin/users/${somebody.userId}/restore`)).statusCode).toBe(200)
    const token = await restoreToken(somebody.email)
    expect((await somebody.browser.post('/my-account/restore', { token })).statusCode).toBe(422)
    expect((await somebody.browser.signIn({ email: somebody.email, password })).statusCode).toBe(200)
  })

  test('only an admin can restore what an admin deleted', async () => {
    const [admin, somebody] = [await signedIn({ type: 'admin' }), await signedIn()]
    await remove(somebody)
    const token = await restoreToken(somebody.email)
    await admin.browser.post(`/panel/admin/users/${somebody.userId}/restore`)
    await admin.browser.post(`/panel/admin/users/${somebody.userId}/delete`)
    expect((await somebody.browser.post('/my-account/restore', { token })).statusCode).toBe(422)
    const answer = await somebody.browser.signIn({ email: somebody.email, password })
    expect([answer.statusCode, answer.json().status]).toEqual([422, undefined])
  })

  test('an admin can ban a person who left first, and then no link restores the account', async () => {
    const [admin, somebody] = [await signedIn({ type: 'admin' }), await signedIn()]
    await remove(somebody)
    const token = await restoreToken(somebody.email)
    expect((await admin.browser.post(`/panel/admin/users/${somebody.userId}/delete`)).statusCode).toBe(200)
    expect((await somebody.browser.post('/my-account/restore', { token })).statusCode).toBe(422)
    expect((await admin.browser.post(`/panel/admin/users/${somebody.userId}/delete`)).statusCode).toBe(404)
    expect((await admin.browser.post(`/panel/admin/users/${somebody.userId}/restore`)).statusCode).toBe(200)
  })

  test('is over after 30 days, for everyone', async () => {
    const [admin, somebody] = [await signedIn({ type: 'admin' }), await signedIn()]
    await remove(somebody)
    const token = await restoreToken(somebody.email)
    advanceClock(30 * day + 1000)
    expect((await openBrowser(tested.app).post('/my-account/restore', { token })).statusCode).toBe(422)
    await admin.browser.signIn({ email: admin.email, password })
    const late = await admin.browser.post(`/panel/admin/users/${somebody.userId}/restore`)
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toBe('This account was deleted too long ago to be restored.')
  })
})
