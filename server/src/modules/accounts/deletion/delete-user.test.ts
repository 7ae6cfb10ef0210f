import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { buildUser } from '../accounts.factory.ts'
import { mailsTo, openBrowser } from '../sessions/browser.factory.ts'

const password = 'Right1!'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
let people = 0
const signedIn = async (facts = {}) => {
  const email = `pat.${++people}@example.test`
  const userId = await buildUser(db(), { email, password, ...facts })
  const browser = openBrowser(tested.app)
  await browser.signIn({ email, password })
  return { userId, email, browser }
}
const signedInAdmin = (facts = {}) => signedIn({ type: 'admin', ...facts })

type Someone = Awaited<ReturnType<typeof signedIn>>
const remove = ({ browser }: Someone, id: string) => browser.post(`/panel/admin/users/${id}/delete`)
const restore = ({ browser }: Someone, id: string) => browser.post(`/panel/admin/users/${id}/restore`)
const auditOf = async (userId: string) =>
  (
    await db().select().from(auditEntries).where(eq(auditEntries.user_id, userId)).orderBy(auditEntries.id)
  ).map(({ action, actor_id, before, after }) => ({ action, actor_id, before, after }))

describe('a deleted account', () => {
  test('has no sessions from that moment, and lets nobody in', async () => {
    const [admin, user] = [await signedInAdmin(), await signedIn()]
    const second = openBrowser(tested.app)
    await second.signIn({ email: user.email, password })
    const answer = await remove(admin, user.userId)
    expect(answer.json()).toEqual({ data: { id: user.userId } })
    expect([await user.browser.whoAmI(), await second.whoAmI()]).toEqual([null, null])
    const again = await user.browser.signIn({ email: user.email, password })
    expect(again.statusCode).toBe(422)
    expect(again.json().message).toMatch(/did not match our records/)
  })

  test('also ends sessions of admins who act as its owner, and of users its owner acts as', async () => {
    const [admin, deleted, user] = [await signedInAdmin(), await signedInAdmin(), await signedIn()]
    await deleted.browser.post(`/panel/admin/users/${user.userId}/login-as`)
    const helper = await signedInAdmin()
    await helper.browser.post(`/panel/admin/users/${user.userId}/login-as`)
    await remove(await signedInAdmin({ is_super_admin: true }), deleted.userId)
    expect(await deleted.browser.whoAmI()).toBeNull()
    expect(await helper.browser.whoAmI()).toMatchObject({ id: user.userId })
    await remove(admin, user.userId)
    expect(await helper.browser.whoAmI()).toBeNull()
  })

  test('is restored as it was, but without its old sessions', async () => {
    const [admin, user] = [await signedInAdmin(), await signedIn()]
    const token = user.browser.cookies.get('main-auth-token')
    await remove(admin, user.userId)
    expect((await restore(admin, user.userId)).json()).toEqual({ data: { id: user.userId } })
    const headers = { authorization: `Bearer ${token}` }
    expect((await tested.app.inject({ url: '/api/user', headers })).statusCode).toBe(401)
    expect((await user.browser.signIn({ email: user.email, password })).statusCode).toBe(200)
    expect(await auditOf(user.userId)).toEqual([
      {
        action: 'user.deleted',
        actor_id: admin.userId,
        before: { state: 'active' },
        after: { state: 'deleted' },
      },
      {
        action: 'user.restored',
        actor_id: admin.userId,
        before: { state: 'deleted' },
        after: { state: 'active' },
      },
    ])
  })
})

describe('deleting an account is refused', () => {
  test('for one’s own account', async () => {
    for (const admin of [await signedInAdmin(), await signedInAdmin({ is_super_admin: true })]) {
      const answer = await remove(admin, admin.userId)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toBe('You can’t delete the account you are signed in with.')
    }
  })

  test.each([true, false])(
    'for an admin (super: %s), unless a super admin does it',
    async (is_super_admin) => {
      const target = await signedInAdmin({ is_super_admin })
      const refused = await remove(await signedInAdmin(), target.userId)
      expect(refused.statusCode).toBe(403)
      expect(refused.json().message).toBe('Only a super admin can delete an admin.')
      expect(await target.browser.whoAmI()).not.toBeNull()
      const answer = await remove(await signedInAdmin({ is_super_admin: true }), target.userId)
      expect(answer.statusCode).toBe(200)
      expect(await target.browser.whoAmI()).toBeNull()
    },
  )

  test('for an unknown account, and for a deleted one', async () => {
    const admin = await signedInAdmin()
    const left = await buildUser(db(), { deleted_at: new Date() })
    expect((await remove(admin, uuidv7())).statusCode).toBe(404)
    expect((await remove(admin, left)).statusCode).toBe(404)
    expect((await remove(admin, 'x')).statusCode).toBe(422)
    expect(await auditOf(left)).toEqual([])
  })

  test('for everyone who is not an admin, also while an admin acts as them', async () => {
    const [admin, user] = [await signedInAdmin(), await signedIn({ type: 'coach' })]
    const target = await buildUser(db())
    expect((await remove(user, target)).statusCode).toBe(403)
    expect((await restore(user, target)).statusCode).toBe(403)
    await admin.browser.post(`/panel/admin/users/${user.userId}/login-as`)
    expect((await remove(admin, target)).statusCode).toBe(403)
  })
})

test('the owner gets an email when an admin restores the account', async () => {
  const [admin, user] = [await signedInAdmin(), await signedIn()]
  await user.browser.post('/my-account/delete', { password })
  expect((await restore(admin, user.userId)).statusCode).toBe(200)
  const mail = (await mailsTo(db(), user.email)).at(-1)
  expect(mail?.subject).toBe('Your Fieldhouse account is restored')
  expect(mail?.text).toContain('Our team restored your Fieldhouse account.')
})

test('restoring is refused for an unknown account, and for an active one', async () => {
  const [admin, user] = [await signedInAdmin(), await signedIn()]
  expect((await restore(admin, uuidv7())).statusCode).toBe(404)
  const answer = await restore(admin, user.userId)
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toBe('This account is in use already.')
})

test.each([true, false])(
  'an admin (super: %s) can be restored only by a super admin',
  async (is_super_admin) => {
    const target = await buildUser(db(), { type: 'admin', is_super_admin, deleted_at: new Date() })
    const refused = await restore(await signedInAdmin(), target)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().message).toBe('Only a super admin can restore an admin.')
    expect((await restore(await signedInAdmin({ is_super_admin: true }), target)).statusCode).toBe(200)
  },
)

test('the address of a deleted account is reserved for its owner', async () => {
  const [admin, user] = [await signedInAdmin(), await signedIn()]
  await remove(admin, user.userId)
  const change = { email: user.email, password }
  const answer = await admin.browser.post('/user/change-email', change)
  expect(answer.json().errors).toEqual({ email: ['This email has already been taken'] })
})
