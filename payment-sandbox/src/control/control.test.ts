import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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
