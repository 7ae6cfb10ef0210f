import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { auditEntries } from '../../platform/audit/audit.tables.ts'
import { resetClock } from '../../platform/clock.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { buildPromoCode } from './affiliates.factory.ts'

export interface Person {
  readonly userId: string
  readonly headers: { readonly authorization: string }
}

let codes = 0

/** The application with admins and sellers, for tests of promo codes and commissions. */
export const affiliatesWorld = () => {
  let tested: TestApp
  beforeAll(async () => {
    tested = await testApp()
  })
  afterAll(() => tested.close())
  afterEach(resetClock)

  const db = () => tested.ports.database.db

  const signedInAs = async (userId: string): Promise<Person> => {
    const { token } = await startSession(db(), { userId, remember: true })
    return { userId, headers: { authorization: `Bearer ${token}` } }
  }

  return {
    tested: () => tested,
    db,
    signedInAs,
    admin: () => tested.signedIn('admin'),
    superAdmin: async () => signedInAs(await buildUser(db(), { type: 'admin', is_super_admin: true })),
    /** An affiliate with a code. */
    seller: async (
      facts: Partial<Parameters<typeof buildPromoCode>[1]> = {},
      user: Parameters<typeof buildUser>[1] = {},
    ) => {
      const owner_id = await buildUser(db(), { type: 'affiliate', ...user })
      const code = facts.code ?? `SELL${++codes}`
      const codeId = await buildPromoCode(db(), { ...facts, code, owner_id })
      return { ...(await signedInAs(owner_id)), code, codeId }
    },
    get: ({ headers }: Person, path: string) => tested.app.inject({ url: `/api${path}`, headers }),
    post: ({ headers }: Person, path: string, payload: object = {}, key?: string) =>
      tested.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
        payload,
      }),
    /** The last thing that a person did, in the audit log. */
    lastAudit: async ({ userId }: Person) => {
      const [entry] = await db()
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.actor_id, userId))
        .orderBy(desc(auditEntries.id))
        .limit(1)
      return entry
    },
  }
}
