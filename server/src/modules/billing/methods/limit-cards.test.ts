import { expect, test } from 'vitest'
import { advanceClock } from '../../../platform/clock.ts'
import { billingWorld, type Member } from '../billing.factory.ts'

const { send, athlete } = billingWorld()

const declined = 'fake-processor-declined-visa-nonce'
const addCard = (who: Member, payment_method: string) =>
  send(who, '/my-account/payment-methods', { payment_method })
const buyWith = (who: Member, payment_method: string) =>
  send(who, `/subscription/create/${who.userId}`, {
    package_key: 'package-1',
    billing_cycle: 'monthly',
    payment_method,
  })

test('PAY-03 an account can try only a few cards in an hour', async () => {
  const tester = await athlete()
  for (let tried = 0; tried < 6; tried += 1) {
    expect((await addCard(tester, declined)).body.code).toBe('card_declined')
    expect((await buyWith(tester, declined)).body.code).toBe('card_declined')
  }
  for (const trying of [addCard, buyWith])
    expect(await trying(tester, 'fake-valid-nonce')).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', message: expect.stringContaining('Nothing was charged.') },
    })
  expect((await buyWith(await athlete(), 'fake-valid-nonce')).status).toBe(200)
  advanceClock(61 * 60 * 1000)
  expect((await buyWith(tester, 'fake-valid-nonce')).status).toBe(200)
})

test('PAY-03 many accounts at one address share a limit', async () => {
  advanceClock(3 * 60 * 60 * 1000)
  const answers: number[] = []
  for (let account = 0; account < 7; account += 1) {
    const tester = await athlete()
    for (let tried = 0; tried < 10; tried += 1) answers.push((await addCard(tester, declined)).status)
  }
  expect(answers.indexOf(429)).toBe(60)
  expect(answers.filter((status) => status === 422)).toHaveLength(60)
})
