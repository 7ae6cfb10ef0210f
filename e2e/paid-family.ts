import { eq } from 'drizzle-orm'
import { startSandboxProcess } from '../payment-sandbox/src/sandbox-process.factory.ts'
import { demoPassword } from '../server/src/demo/accounts.ts'
import { addMonths, billingDayOf } from '../server/src/modules/billing/billing-day.ts'
import { charges, subscriptions } from '../server/src/modules/billing/payments.tables.ts'
import { renewDue } from '../server/src/modules/billing/renewals/renew-due.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { openPayments } from '../server/src/platform/payments/open-payments.ts'
import { startFieldhouse } from '../tools/services/fieldhouse.ts'
import { freePort } from '../tools/services/free-port.ts'
import { startPostgres } from '../tools/services/postgres.ts'

/**
 * A product of its own, next to a payment sandbox. Nothing is charged in a family's first month, so this one moves a
 * package a month back and lets the product's own code charge it.
 */
export const startPaidWorld = async () => {
  const postgres = await startPostgres({ durable: false })
  const sandbox = await startSandboxProcess({ PAYMENT_SANDBOX_TEST_AMOUNTS: 'off' })
  const product = await startFieldhouse({
    settings: {
      TRUST_PROXY: '1',
      PORT: String(await freePort()),
      DATABASE_URL: postgres.url,
      PAYMENTS_URL: sandbox.url,
    },
  })
  const database = await openDatabase({ engine: 'postgres', url: postgres.url, poolSize: 2 }, () => {})
  const { db } = database
  const payments = openPayments({ kind: 'sandbox', url: sandbox.url })

  return {
    url: product.url,
    signIn: async (email: string): Promise<string> => {
      const answer = await fetch(`${product.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: demoPassword }),
      })
      return ((await answer.json()) as { token: string }).token
    },
    /** The free month is over, and the next one was charged and has settled. */
    payNextMonth: async (athleteUserId: string) => {
      const today = billingDayOf(new Date())
      const before = addMonths(today, -1)
      const [moved] = await db
        .update(subscriptions)
        .set({ anchor: before, starts_on: before, ends_on: today, due_on: today })
        .where(eq(subscriptions.athlete_user_id, athleteUserId))
        .returning()
      if (!moved) throw new Error('There is no package')
      await renewDue({ db, payments, siteOrigin: product.url }, AbortSignal.timeout(30_000))
      const paid = await db.select().from(charges).where(eq(charges.subscription_id, moved.id))
      for (const { transaction_id } of paid)
        if (transaction_id) await sandbox.gateway.testing.settle(transaction_id)
    },
    stop: async () => {
      await database.close()
      await product.stop()
      await sandbox.stop()
      await postgres.stop()
    },
  }
}
