import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardNonce } from '../../../../payment-sandbox/src/browser/card-nonce.factory.ts'
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../../../payment-sandbox/src/sandbox-process.factory.ts'
import { toCents, toDollars } from './dollars.ts'
import { openPayments } from './open-payments.ts'
import type { Charged, Payments, Vaulted } from './payments.ts'

/** The official SDK talks to the sandbox program, as it would to Braintree. */
let sandbox: SandboxProcess
let payments: Payments
beforeAll(async () => {
  sandbox = await startSandboxProcess()
  payments = openPayments({ kind: 'sandbox', url: sandbox.url })
})
afterAll(() => sandbox.stop())

const payerOf = () => ({
  id: randomUUID(),
  first_name: 'Renée',
  last_name: 'Whitlock',
  email: 'renee@example.test',
})

const vaulted = async (nonce = 'fake-valid-visa-nonce'): Promise<Vaulted> =>
  (await payments.vault(payerOf(), { nonce, token: randomUUID() })) as Vaulted

const charged = async (cents: number): Promise<Charged & { key: string }> => {
  const { method } = await vaulted()
  const key = randomUUID()
  return { ...((await payments.charge({ key, cents, token: method.token })) as Charged), key }
}

describe('a payment method', () => {
  test('is checked and kept, and shows what its owner recognizes', async () => {
    expect(await vaulted()).toEqual({
      kind: 'vaulted',
      method: {
        token: expect.any(String),
        payment_type: 'credit-card',
        card_brand: 'Visa',
        card_last_four: '1881',
        card_expires: expect.stringMatching(/^20\d\d-(0[1-9]|1[0-2])$/),
        paypal_email: null,
      },
      verification_id: expect.any(String),
    })
  })

  test('can be a PayPal account', async () => {
    expect(await vaulted('fake-paypal-billing-agreement-nonce')).toMatchObject({
      method: {
        payment_type: 'PayPal',
        card_brand: null,
        card_last_four: null,
        card_expires: null,
        paypal_email: expect.stringContaining('@'),
      },
      verification_id: null,
    })
  })

  test('that the bank declines is refused', async () => {
    expect(
      await payments.vault(payerOf(), { nonce: 'fake-processor-declined-visa-nonce', token: randomUUID() }),
    ).toEqual({
      kind: 'refused',
      code: expect.stringMatching(/^2\d{3}$/),
      is_final: expect.any(Boolean),
    })
  })

  test.each(['fake-consumed-nonce', 'no-such-nonce'])('is not kept for the nonce %s', async (nonce) => {
    expect(await payments.vault(payerOf(), { nonce, token: randomUUID() })).toEqual({
      kind: 'bad_nonce',
    })
  })

  test('is found again by its token when the first answer was lost', async () => {
    const payer = payerOf()
    const method = { nonce: await cardNonce(await payments.clientToken(payer, [])), token: randomUUID() }
    const first = await payments.vault(payer, method)
    expect(first).toMatchObject({ kind: 'vaulted', method: { token: method.token } })
    expect(await payments.vault(payer, method)).toEqual(first)
    expect(await payments.vault(payerOf(), method)).toEqual({ kind: 'bad_nonce' })
  })

  test('can be forgotten, also twice', async () => {
    const { method } = await vaulted()
    await payments.forget(method.token)
    await payments.forget(method.token)
    const charge = { key: randomUUID(), cents: 100, token: method.token }
    expect(await payments.charge(charge)).toEqual({ kind: 'refused', code: 'no_method', is_final: true })
  })
})

describe('a payer', () => {
  test('is forgotten with the cards, also twice, and what was paid stays', async () => {
    const payer = payerOf()
    const token = randomUUID()
    await payments.vault(payer, { nonce: 'fake-valid-visa-nonce', token })
    expect(await payments.findMethod(payer.id, token)).toMatchObject({ token, card_last_four: '1881' })
    expect(await payments.findMethod(randomUUID(), token)).toBeNull()
    const key = randomUUID()
    await payments.charge({ key, cents: 1900, token })
    await payments.forgetPayer(payer.id)
    await payments.forgetPayer(payer.id)
    await expect(sandbox.gateway.customer.find(payer.id)).rejects.toThrow()
    expect(await payments.findMethod(payer.id, token)).toBeNull()
    expect(await payments.findCharge(key)).toMatchObject({ kind: 'charged', cents: 1900 })
  })
})

describe('a charge', () => {
  test('takes the money, and is found by its key', async () => {
    const { key, ...charge } = await charged(4900)
    expect(charge).toMatchObject({ kind: 'charged', cents: 4900, status: 'charged' })
    expect(await payments.findCharge(key)).toEqual(charge)
    expect(await payments.findCharge(randomUUID())).toBeNull()
  })

  test('that the bank declines is refused, and found as refused', async () => {
    const { method } = await vaulted()
    const key = randomUUID()
    const refusal = { kind: 'refused', code: '2001', is_final: false }
    expect(await payments.charge({ key, cents: 200_100, token: method.token })).toEqual(refusal)
    expect(await payments.findCharge(key)).toEqual(refusal)
  })

  test('without an answer has an unknown outcome, which the key settles', async () => {
    const { method } = await vaulted()
    const key = randomUUID()
    await sandbox.control('POST', '/faults', { kind: 'error', when: 'after', order_id: key, times: 1 })
    await expect(payments.charge({ key, cents: 1900, token: method.token })).rejects.toThrow()
    expect(await payments.findCharge(key)).toMatchObject({ kind: 'charged', cents: 1900 })
  })

  test('is known by its settlement', async () => {
    const { key, transaction_id } = await charged(1900)
    await sandbox.gateway.testing.settle(transaction_id)
    expect(await payments.findCharge(key)).toMatchObject({ status: 'settled' })
  })
})

describe('a refund', () => {
  test('needs a settled charge', async () => {
    const { transaction_id } = await charged(4900)
    const refund = { key: randomUUID(), transaction_id, cents: 4900 }
    expect(await payments.refund(refund)).toEqual({ kind: 'not_settled' })
  })

  test('gives back a part, then at most the rest, and is found by its key', async () => {
    const { transaction_id } = await charged(4900)
    await sandbox.gateway.testing.settle(transaction_id)
    const key = randomUUID()
    const refunded = await payments.refund({ key, transaction_id, cents: 900 })
    expect(refunded).toEqual({ kind: 'refunded', transaction_id: expect.any(String) })
    expect(await payments.findRefund(key)).toEqual(refunded)
    expect(await payments.findRefund(randomUUID())).toBeNull()
    const tooMuch = { key: randomUUID(), transaction_id, cents: 4001 }
    expect(await payments.refund(tooMuch)).toEqual({ kind: 'too_much' })
    expect(await payments.findRefund(tooMuch.key)).toBeNull()
  })
})

test('a client token is for one payer and our origins', async () => {
  const payer = payerOf()
  const token = await payments.clientToken(payer, ['https://fieldhouse.test'])
  expect(token.length).toBeGreaterThan(20)
  expect(await sandbox.gateway.customer.find(payer.id)).toMatchObject({ firstName: 'Renée' })
  // Asking again, as a reload does, is fine.
  expect(await payments.clientToken(payer, [])).toEqual(expect.any(String))
})

describe('a notice', () => {
  test('names the transaction it is about', async () => {
    const { transaction_id } = await charged(1900)
    const { bt_signature, bt_payload } = await sandbox.gateway.webhookTesting.sampleNotification(
      'transaction_settled',
      transaction_id,
    )
    expect(await payments.readNotice(bt_signature, bt_payload)).toEqual({
      kind: 'settled',
      transaction_id,
    })
  })

  test('with another signature is none', async () => {
    const { bt_signature, bt_payload } = await sandbox.gateway.webhookTesting.sampleNotification(
      'transaction_settled',
      'someone-elses',
    )
    const forged = bt_signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect(await payments.readNotice(forged, bt_payload)).toBeNull()
  })
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1999, '19.99'],
  [239_040, '2390.40'],
])('%i cents are %s dollars, and back', (cents, dollars) => {
  expect(toDollars(cents)).toBe(dollars)
  expect(toCents(dollars)).toBe(cents)
})
