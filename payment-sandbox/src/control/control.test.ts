import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { merchant } from '../merchant.ts'
import { gatewayAt, type SandboxProcess, startSandboxProcess } from '../sandbox-process.factory.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await startSandboxProcess()
})
afterEach(() => sandbox.control('POST', '/reset'))
afterAll(() => sandbox.stop())

/** A gateway that gives up quickly. The SDK's own limit is a minute. */
const impatient = () => {
  const gateway = gatewayAt(sandbox.url)
  Object.assign(gateway, { config: Object.assign(Reflect.get(gateway, 'config'), { timeout: 300 }) })
  return gateway
}

const sell = (gateway = sandbox.gateway, orderId = 'order-1') =>
  gateway.transaction.sale({
    amount: '19.00',
    orderId,
    paymentMethodNonce: 'fake-valid-nonce',
    options: { submitForSettlement: true },
  })

const charged = async (orderId = 'order-1') =>
  (await sandbox.gateway.transaction.search((search) => search.orderId().is(orderId)).toArray()).length

test.each([
  ['before', 0],
  ['after', 1],
])('a timeout %s the charge leaves %i charges', async (when, charges) => {
  await sandbox.control('POST', '/faults', { kind: 'timeout', when, call: 'transaction.sale' })
  await expect(sell(impatient())).rejects.toThrow('Request timed out')
  expect(await charged()).toBe(charges)
})

test.each([
  ['before', 0],
  ['after', 1],
])('a connection that is cut %s the charge leaves %i charges', async (when, charges) => {
  await sandbox.control('POST', '/faults', { kind: 'disconnect', when, call: 'transaction.sale' })
  await expect(sell()).rejects.toThrow('Unexpected request error')
  expect(await charged()).toBe(charges)
})

test.each([
  [{ when: 'before' }, 'serverError', 0],
  [{ when: 'after' }, 'serverError', 1],
  [{ when: 'before', status: 503 }, 'serviceUnavailableError', 0],
  [{ when: 'before', status: 429 }, 'tooManyRequestsError', 0],
])('an error %o reaches the SDK as %s', async (fault, type, charges) => {
  await sandbox.control('POST', '/faults', { kind: 'error', call: 'transaction.sale', ...fault })
  await expect(sell()).rejects.toMatchObject({ type })
  expect(await charged()).toBe(charges)
})

test('a slow answer times out, or just arrives late', async () => {
  const slow = { kind: 'slow', when: 'after', call: 'transaction.sale', delay_ms: 5_000 }
  await sandbox.control('POST', '/faults', slow)
  await expect(sell(impatient())).rejects.toThrow('Request timed out')
  expect(await charged()).toBe(1)
  await sandbox.control('POST', '/faults', { ...slow, delay_ms: 20 })
  expect((await sell(sandbox.gateway, 'order-2')).success).toBe(true)
})

test('a fault happens as many times as requested', async () => {
  await sandbox.control('POST', '/faults', { kind: 'error', call: 'transaction.sale', times: 2 })
  await expect(sell()).rejects.toMatchObject({ type: 'serverError' })
  await expect(sell()).rejects.toMatchObject({ type: 'serverError' })
  expect((await sell()).success).toBe(true)
})

test('a fault for one order leaves the others alone', async () => {
  await sandbox.control('POST', '/faults', { kind: 'error', order_id: 'order-2' })
  expect((await sell(sandbox.gateway, 'order-1')).success).toBe(true)
  await expect(sell(sandbox.gateway, 'order-2')).rejects.toMatchObject({ type: 'serverError' })
})

test('faults can be listed and removed', async () => {
  await sandbox.control('POST', '/faults', { kind: 'timeout' })
  expect((await sandbox.control('GET', '/faults')).body.faults).toHaveLength(1)
  await sandbox.control('DELETE', '/faults')
  expect((await sell()).success).toBe(true)
})

test('the calls so far are listed by name, order, and status', async () => {
  await sell()
  await sandbox.control('POST', '/faults', { kind: 'disconnect' })
  await expect(sell()).rejects.toThrow()
  expect((await sandbox.control('GET', '/calls')).body.calls).toMatchObject([
    { call: 'transaction.sale', order_id: 'order-1', status: 201 },
    { call: 'transaction.sale', order_id: 'order-1', status: null },
  ])
})

test('what a merchant knows from before is put in once: its card pays, and its payment can be refunded', async () => {
  const { gateway } = sandbox
  const created_at = '2026-01-05T12:00:00.000Z'
  const card = { card_type: 'Visa', last_4: '1111' }
  const sale = { id: 'sale1', amount_cents: 4900, status: 'settled', customer_id: 'family-1', created_at }
  const refund = { ...sale, id: 'refund1', amount_cents: 900, refunded_transaction_id: 'sale1', ...card }
  const records = {
    customers: [{ id: 'family-1', first_name: 'Renée', email: 'renee@example.test' }],
    payment_methods: [
      { token: 'card1', customer_id: 'family-1', expires: '2099-04', is_default: true, created_at, ...card },
      { token: 'old1', customer_id: 'family-1', expires: '2025-12', created_at, ...card },
      { token: 'paypal1', customer_id: 'family-1', paypal_email: 'renee@example.test', created_at },
    ],
    transactions: [{ ...sale, order_id: 'order-9', token: 'card1', ...card }, refund],
  }
  expect((await sandbox.control('GET', '/payment-methods/card1')).status).toBe(404)
  for (const _ of [1, 2])
    expect(await sandbox.control('POST', '/records', records)).toMatchObject({ status: 200 })
  expect((await sandbox.control('GET', '/payment-methods/card1')).status).toBe(200)

  const pay = async (paymentMethodToken: string) =>
    (await gateway.transaction.sale({ amount: '19.00', paymentMethodToken })).transaction
  expect(await pay('card1')).toMatchObject({ status: 'authorized', customer: { id: 'family-1' } })
  expect(await pay('paypal1')).toMatchObject({ paypal: { payerEmail: 'renee@example.test' } })
  expect(await pay('old1')).toMatchObject({ processorResponseCode: '2004' })
  expect(await gateway.transaction.find('sale1')).toMatchObject({
    amount: '49.00',
    status: 'settled',
    refundIds: ['refund1'],
    creditCard: { last4: '1111' },
  })
  expect((await gateway.transaction.refund('sale1', '40.01')).success).toBe(false)
  expect((await gateway.transaction.refund('sale1', '40.00')).success).toBe(true)
})

test.each([
  ['/records', { transactions: 'all' }, 'transactions must be a list'],
  ['/records', { customers: [{}] }, 'id is missing'],
  ['/records', { transactions: [{ id: 'x', status: 'lost' }] }, /^status must be one of/],
])('records that make no sense are refused: %s %o', async (path, body, message) => {
  const { status, body: answer } = await sandbox.control('POST', path, body)
  expect([status, answer.message]).toEqual([422, expect.stringMatching(message)])
})

test.each([
  ['/faults', { kind: 'gremlin' }, 'kind must be one of timeout, disconnect, error, slow'],
  ['/faults', { kind: 'slow', delay_ms: -1 }, 'delay_ms must be a whole number from 0 to 600000'],
  ['/clock', { advance_seconds: -5 }, 'advance_seconds must be a number of seconds'],
  ['/webhooks', { url: 'ftp://x' }, 'url must be an address that begins with http:// or https://'],
])('a control that makes no sense says why: %s', async (path, body, message) => {
  expect(await sandbox.control('POST', path, body)).toEqual({ status: 422, body: { message } })
})

test('controls need the keys', async () => {
  const response = await fetch(`${sandbox.url}/control/reset`, { method: 'POST' })
  expect(response.status).toBe(401)
})

test.each([{ origin: 'https://elsewhere.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
  'a page that knows the keys can neither control the sandbox nor charge: %j',
  async (sent) => {
    const { publicKey, privateKey, id } = merchant
    const keys = Buffer.from(`${publicKey}:${privateKey}`).toString('base64')
    const headers = { authorization: `Basic ${keys}`, ...sent }
    const statusOf = (path: string) =>
      new Promise((resolve, reject) =>
        request(`${sandbox.url}${path}`, { method: 'POST', headers }, (answer) =>
          resolve(answer.resume().statusCode),
        )
          .on('error', reject)
          .end(),
      )
    expect(await statusOf('/control/reset')).toBe(401)
    expect(await statusOf(`/merchants/${id}/customers`)).toBe(401)
  },
)
