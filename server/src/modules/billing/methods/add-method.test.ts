import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { billingWorld, type Member } from '../billing.factory.ts'
import { addMonths } from '../billing-day.ts'
import { paymentMethods } from '../payments.tables.ts'

const { db, get, send, athlete, buy, nonceFor, today, travelTo, sweep, chargesOf, sandbox } = billingWorld()

const addCard = (who: Member, payment_method: string) =>
  send(who, '/my-account/payment-methods', { payment_method }, uuidv7())

const methodsOf = ({ userId }: Member) =>
  db().select().from(paymentMethods).where(eq(paymentMethods.user_id, userId))

test('PAY-06 cards that are saved at the same moment are all saved, and one of them pays', async () => {
  const amara = await athlete()
  const nonces = await Promise.all(Array.from({ length: 4 }, () => nonceFor(amara, amara)))
  const answers = await Promise.all(nonces.map((nonce) => addCard(amara, nonce)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const saved = await methodsOf(amara)
  expect(saved).toHaveLength(4)
  expect(saved.filter(({ is_default }) => is_default)).toHaveLength(1)
})

test.each(['fake-luhn-invalid-nonce', 'fake-paypal-one-time-nonce', 'fake-consumed-nonce', '__proto__'])(
  'PAY-03 %s asks for another card, on the Payment page and in a purchase',
  async (payment_method) => {
    const amara = await athlete()
    const wanted = { package_key: 'package-1', billing_cycle: 'monthly', payment_method }
    for (const answer of [
      await addCard(amara, payment_method),
      await send(amara, `/subscription/create/${amara.userId}`, wanted, uuidv7()),
    ])
      expect(answer).toMatchObject({ status: 422, body: { code: 'card_needed' } })
    expect(await methodsOf(amara)).toEqual([])
  },
)

test('PAY-06 after a failed charge, a new card is being tried until the job is done', async () => {
  const amara = await athlete()
  await buy(amara, amara)
  const [start] = await chargesOf(amara)
  await sandbox().control('POST', `/payment-methods/${start?.method_id}`, { decline: '2001' })
  travelTo(addMonths(today(), 1))
  await sweep()
  const shown = async () => (await get(amara, '/my-account/payment')).body.data
  const next_charge = expect.objectContaining({ formatted_total: '$49.00' })
  const facts = { status: 'past-due', is_tried_now: false, next_charge }
  expect(await shown()).toMatchObject({ packages: [facts] })
  await addCard(amara, await nonceFor(amara, amara))
  expect(await shown()).toMatchObject({ packages: [{ ...facts, is_tried_now: true }] })
  await sweep()
  expect(await shown()).toMatchObject({ packages: [{ status: 'active', is_tried_now: false }] })
})
