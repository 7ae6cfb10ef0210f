import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { billingWorld } from '../billing.factory.ts'
import { addMonths } from '../billing-day.ts'
import { paymentMethods } from '../payments.tables.ts'

const { db, send, buy, athlete, today, travelTo, sweep, sandbox, tested } = billingWorld()

test('PAY-03 the provider forgets a new card that could not pay', async () => {
  const amara = await athlete()
  await buy(amara, amara)
  travelTo(addMonths(today(), 1))
  await sweep()
  const { payments } = tested().ports
  const charge = payments.charge.bind(payments)
  vi.spyOn(payments, 'charge').mockImplementationOnce(async (given) => {
    await sandbox().control('POST', `/payment-methods/${given.token}`, { decline: '2001' })
    return charge(given)
  })
  const wanted = { package_key: 'package-3', billing_cycle: 'monthly', payment_method: 'fake-valid-nonce' }
  expect(await send(amara, `/subscription/create/${amara.userId}`, wanted, uuidv7())).toMatchObject({
    status: 422,
    body: { code: 'card_declined' },
  })
  const ours = await db().select().from(paymentMethods).where(eq(paymentMethods.user_id, amara.userId))
  await vi.waitFor(
    async () => {
      const { paymentMethods: theirs } = await sandbox().gateway.customer.find(amara.userId)
      expect(theirs?.map(({ token }) => token)).toEqual(ours.map(({ id }) => id))
    },
    { timeout: 20_000, interval: 200 },
  )
})
