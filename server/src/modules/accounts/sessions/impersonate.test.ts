import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { sessions } from '../../../platform/sessions/sessions.tables.ts'
import { sweepSessions } from '../../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts.factory.ts'
import { users } from '../accounts.tables.ts'
import { type Browser, openBrowser } from './browser.factory.ts'

const password = 'Right1!'
const hour = 60 * 60 * 1000

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
let people = 0
interface AdminOptions {
  remember?: boolean
  is_super_admin?: boolean
}
const signedInAdmin = async ({ remember = true, ...facts }: AdminOptions = {}) => {
  const email = `staff.${++people}@example.test`
  const adminId = await buildUser(db(), { type: 'admin', email, password, ...facts })
  const browser = openBrowser(tested.app)
  await browser.signIn({ email, password, remember })
  return { adminId, email, browser, token: browser.cookies.get('main-auth-token') ?? '' }
}
const loginAs = (browser: Browser, userId: string) => browser.post(`/panel/admin/users/${userId}/login-as`)

/** An admin who acts as a parent. */
const acting = async (options: AdminOptions = {}) => {
  const admin = await signedInAdmin(options)
  const userId = await buildUser(db(), { type: 'parent', email: `parent.${++people}@example.test`, password })
  const answer = await loginAs(admin.browser, userId)
  expect(answer.statusCode).toBe(200)
  return { ...admin, userId, actingToken: answer.json().token as string }
}
const statusWith = async (token: string) =>
  (await tested.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })).statusCode
const auditOf = (adminId: string) =>
  db().select().from(auditEntries).where(eq(auditEntries.actor_id, adminId)).orderBy(auditEntries.id)

describe('acting as another user (ACC-15)', () => {
  test('opens a second session next to the admin’s, for 12 hours and only until the browser closes', async () => {
    const { adminId, browser, token, userId, actingToken } = await acting()
    expect(await browser.whoAmI()).toMatchObject({ id: userId, type: 'parent', impersonator_id: adminId })
    expect(browser.cookies.get('main-auth-token')).toBe(actingToken)
    expect(await statusWith(token)).toBe(200)
    advanceClock(12 * hour + 1)
    expect(await statusWith(actingToken)).toBe(401)
    expect(await statusWith(token)).toBe(200)
  })

  test('lasts no longer than the admin’s session', async () => {
    const admin = await signedInAdmin({ remember: false })
    advanceClock(11 * hour)
    const userId = await buildUser(db())
    const { expires_in } = (await loginAs(admin.browser, userId)).json()
    expect(expires_in).toBeGreaterThan(0)
    expect(expires_in).toBeLessThanOrEqual(60 * 60)
  })

  test('stores nothing that would let a reader of the table become the admin', async () => {
    const { token, userId } = await acting()
    const rows = await db().select().from(sessions).where(eq(sessions.user_id, userId))
    expect(rows[0]?.sealed_admin_token?.includes(token)).toBe(false)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is not recorded as a device: the user gets no email, and it is not recognized later', async () => {
    const { browser, userId } = await acting()
    const [user] = await db().select().from(users).where(eq(users.id, userId))
    await browser.post('/user/revert-to-admin')
    const answer = await browser.signIn({ email: user?.email ?? '', password: 'Wrong1!' })
    expect(answer.json().message).toMatch(/did not match our records/)
  })

  test.each([
    ['an editor', { type: 'editor' }],
    ['an admin', { type: 'admin' }],
    ['a super admin', { type: 'admin', is_super_admin: true }],
  ] as const)('is refused for %s, by any admin', async (_, facts) => {
    const target = await buildUser(db(), facts)
    for (const asker of [await signedInAdmin(), await signedInAdmin({ is_super_admin: true })]) {
      const answer = await loginAs(asker.browser, target)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toBe('Nobody can sign in as an admin or an editor.')
      expect(await asker.browser.whoAmI()).toMatchObject({ id: asker.adminId, impersonator_id: null })
    }
  })

  test('is refused for oneself, an unknown user, and a deleted one', async () => {
    const { browser, adminId } = await signedInAdmin()
    const own = await loginAs(browser, adminId)
    expect(own.statusCode).toBe(403)
    expect(own.json().message).toBe('You are signed in as yourself already.')
    expect((await loginAs(browser, uuidv7())).statusCode).toBe(404)
    const left = await buildUser(db(), { deleted_at: new Date() })
    expect((await loginAs(browser, left)).statusCode).toBe(404)
    expect((await loginAs(browser, 'x')).statusCode).toBe(422)
  })

  test('is only for admins', async () => {
    const target = await buildUser(db())
    for (const type of ['athlete', 'coach', 'rsc', 'editor'] as const) {
      const { headers } = await tested.signedIn(type)
      const url = `/api/panel/admin/users/${target}/login-as`
      expect((await tested.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(403)
    }
  })

  test('can’t be chained', async () => {
    const { browser } = await acting()
    expect((await loginAs(browser, await buildUser(db()))).statusCode).toBe(403)
    expect((await browser.get('/panel/users/all')).statusCode).toBe(403)
  })

  test.each(['admin', 'editor'] as const)('ends if the user becomes an %s in the meantime', async (type) => {
    const { userId, actingToken } = await acting()
    await db().update(users).set({ type }).where(eq(users.id, userId))
    expect(await statusWith(actingToken)).toBe(401)
  })

  test.each([
    ['POST', '/user/change-password', { password, new_password: 'Better2?', confirm_password: 'Better2?' }],
    ['POST', '/user/change-email', { email: 'mine@example.test', password }],
    ['POST', '/user/sessions/end-others', {}],
    ['DELETE', `/user/sessions/${uuidv7()}`, undefined],
  ] as const)('can’t change the ways into the account: %s %s', async (method, path, form) => {
    const { browser } = await acting()
    const answer = await (method === 'POST' ? browser.post(path, form) : browser.delete(path))
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('Only the owner of this account can change that.')
  })
})

describe('going back (ACC-15)', () => {
  test('restores the admin’s own session, for its remaining time', async () => {
    const { adminId, browser, token, actingToken } = await acting()
    advanceClock(hour)
    const answer = await browser.post('/user/revert-to-admin')
    expect(answer.json()).toEqual({ token, token_type: 'bearer', expires_in: expect.any(Number) })
    expect(answer.json().expires_in).toBeLessThanOrEqual(15_000_000 - 60 * 60)
    expect(browser.cookies.get('main-auth-token')).toBe(token)
    expect(answer.headers['set-cookie']).toContain(`Max-Age=${answer.json().expires_in}`)
    expect(await browser.whoAmI()).toMatchObject({ id: adminId, impersonator_id: null })
    expect(await statusWith(actingToken)).toBe(401)
  })

  test('restores a session without Remember Me as one', async () => {
    const { browser } = await acting({ remember: false })
    const answer = await browser.post('/user/revert-to-admin')
    expect(answer.headers['set-cookie']).not.toContain('Max-Age')
  })

  test('is for people who act as another, and works only once', async () => {
    const { browser, actingToken } = await acting()
    await browser.post('/user/revert-to-admin')
    expect((await browser.post('/user/revert-to-admin')).statusCode).toBe(403)
    const url = '/api/user/revert-to-admin'
    const headers = { authorization: `Bearer ${actingToken}` }
    expect((await tested.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(401)
  })

  test('happens only once for many parallel requests', async () => {
    const { adminId, actingToken } = await acting()
    const revert = () =>
      tested.app.inject({
        method: 'POST',
        url: '/api/user/revert-to-admin',
        headers: { authorization: `Bearer ${actingToken}` },
      })
    const answers = await Promise.all([revert(), revert(), revert()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401])
    const ends = (await auditOf(adminId)).filter(({ action }) => action === 'impersonation.ended')
    expect(ends).toHaveLength(1)
  })

  test('needs the exact token: a sealed one moved to another session opens nothing', async () => {
    const [one, other] = [await acting(), await acting()]
    const [sealed] = await db().select().from(sessions).where(eq(sessions.user_id, one.userId))
    await db()
      .update(sessions)
      .set({ sealed_admin_token: sealed?.sealed_admin_token ?? null })
      .where(eq(sessions.user_id, other.userId))
    expect((await other.browser.post('/user/revert-to-admin')).statusCode).toBe(401)
  })
})

describe('the admin’s own session ends', () => {
  test('by signing out while acting: both end', async () => {
    const { browser, token, actingToken } = await acting()
    await browser.post('/logout')
    expect(browser.cookies.has('main-auth-token')).toBe(false)
    expect([await statusWith(token), await statusWith(actingToken)]).toEqual([401, 401])
  })

  test('elsewhere, and the acting ends with it', async () => {
    const { email, actingToken } = await acting()
    const other = openBrowser(tested.app)
    await other.signIn({ email, password })
    await other.post('/user/sessions/end-others')
    expect(await statusWith(actingToken)).toBe(401)
  })

  test('with the password, and the acting ends with it', async () => {
    const { email, actingToken } = await acting()
    const other = openBrowser(tested.app)
    await other.signIn({ email, password })
    await other.post('/user/change-password', {
      password,
      new_password: 'Better2?',
      confirm_password: 'Better2?',
    })
    expect(await statusWith(actingToken)).toBe(401)
  })

  test.each([
    ['is no longer an admin', { type: 'coach' as const }],
    ['is deleted', { deleted_at: new Date() }],
  ])('as the admin %s, and the acting ends with it', async (_, facts) => {
    const { adminId, actingToken } = await acting()
    await db().update(users).set(facts).where(eq(users.id, adminId))
    expect(await statusWith(actingToken)).toBe(401)
  })
})

describe('the audit log (ACC-15)', () => {
  test('has the start, every change, and the end, under the admin’s name', async () => {
    const { adminId, userId, browser } = await acting()
    await browser.get('/user')
    await browser.delete(`/user/sessions/${uuidv7()}`)
    await browser.post('/user/revert-to-admin')
    const entries = await auditOf(adminId)
    expect(entries.map(({ action, acting_as_id, user_id }) => ({ action, acting_as_id, user_id }))).toEqual([
      { action: 'impersonation.started', acting_as_id: null, user_id: userId },
      { action: 'DELETE /user/sessions/{id}', acting_as_id: userId, user_id: userId },
      { action: 'POST /user/revert-to-admin', acting_as_id: userId, user_id: userId },
      { action: 'impersonation.ended', acting_as_id: userId, user_id: userId },
    ])
    const [started, , , ended] = entries
    expect(started?.details).toEqual(ended?.details)
    expect(started?.address).toBe(browser.address)
  })

  test.each([
    ['signing out', ({ browser }: Acting) => browser.post('/logout')],
    [
      'the admin’s session ending elsewhere',
      async ({ email }: Acting) => {
        const other = openBrowser(tested.app)
        await other.signIn({ email, password })
        await other.post('/user/sessions/end-others')
      },
    ],
    [
      'time',
      async () => {
        advanceClock(12 * hour + 1)
        await sweepSessions(db())
      },
    ],
  ])('also has the end by %s', async (_, end) => {
    const one = await acting()
    await end(one)
    const ends = (await auditOf(one.adminId)).filter(({ action }) => action === 'impersonation.ended')
    expect(ends).toHaveLength(1)
    expect(ends[0]?.user_id).toBe(one.userId)
  })

  test('has nothing about what people do under their own name', async () => {
    const { adminId, browser } = await signedInAdmin()
    await browser.post('/user/sessions/end-others')
    await browser.post('/logout')
    expect(await auditOf(adminId)).toEqual([])
  })
})

type Acting = Awaited<ReturnType<typeof acting>>
