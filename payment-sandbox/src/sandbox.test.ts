import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { merchant } from './merchant.ts'
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.factory.ts'
import { readSettings, SettingsError } from './settings.ts'

let folder = ''
const started: SandboxProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payment-sandbox-'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((sandbox) => sandbox.stop()))
  await rm(folder, { recursive: true, force: true })
})

const start = async (env: Record<string, string> = {}) => {
  const sandbox = await startSandboxProcess({ PAYMENT_SANDBOX_DATA: folder, ...env })
  started.push(sandbox)
  return sandbox
}

const dataFile = () => join(folder, 'payment-sandbox.jsonl')
const number = '4111111111111111'

const tokenized = async ({ url }: SandboxProcess, creditCard: object = {}) => {
  const response = await fetch(`${url}/merchants/${merchant.id}/client_api/v1/payment_methods/credit_cards`, {
    method: 'POST',
    body: JSON.stringify({
      tokenizationKey: merchant.tokenizationKey,
      creditCard: {
        number,
        expirationDate: '11/2032',
        cvv: '987',
        billingAddress: { postalCode: '97201' },
        ...creditCard,
      },
    }),
  })
  return (await response.json()).creditCards?.[0].nonce as string
}

const buy = async (sandbox: SandboxProcess) => {
  const { customer } = await sandbox.gateway.customer.create({ paymentMethodNonce: await tokenized(sandbox) })
  const token = customer.paymentMethods?.[0]?.token ?? ''
  const { transaction } = await sandbox.gateway.transaction.sale({
    amount: '49.00',
    orderId: 'order-1',
    paymentMethodToken: token,
    options: { submitForSettlement: true },
  })
  return { customerId: customer.id, token, transactionId: transaction.id }
}

test('the program prints its address and keys', async () => {
  const sandbox = await start()
  expect(sandbox.output().split('\n').slice(0, 5)).toEqual([
    `Payment sandbox: ${sandbox.url}`,
    `Merchant id: ${merchant.id}`,
    `Public key: ${merchant.publicKey}`,
    `Private key: ${merchant.privateKey}`,
    `Tokenization key: ${merchant.tokenizationKey}`,
  ])
})

test('cards and transactions survive a restart, also after a kill', async () => {
  const first = await start()
  const { customerId, token, transactionId } = await buy(first)
  await first.stop('SIGKILL')
  const second = await start()
  expect(await second.gateway.customer.find(customerId)).toMatchObject({
    paymentMethods: [{ token, last4: '1111' }],
  })
  expect(await second.gateway.transaction.find(transactionId)).toMatchObject({ orderId: 'order-1' })
  await second.control('POST', '/clock', { advance_seconds: 61 })
  expect(await second.gateway.transaction.find(transactionId)).toMatchObject({ status: 'settled' })
})

test('a line that a crash cut short is dropped, and the rest is kept', async () => {
  const first = await start()
  const { transactionId } = await buy(first)
  await first.stop()
  await appendFile(dataFile(), '{"collection":"transactions","id":"half","rec')
  const second = await start()
  expect(await second.gateway.transaction.find(transactionId)).toMatchObject({ amount: '49.00' })
  expect(await readFile(dataFile(), 'utf8')).not.toContain('"half"')
})

test('no card number and no security code is printed or kept', async () => {
  const sandbox = await start()
  await buy(sandbox)
  await tokenized(sandbox, { cardholderName: number })
  await tokenized(sandbox, { number: '4242424242424242' })
  await fetch(`${sandbox.url}/merchants/${merchant.id}/client_api/v1/payment_methods/credit_cards`, {
    method: 'POST',
    body: `{"creditCard":{"number":"${number}"`,
  })
  await fetch(`${sandbox.url}/${number}?number=${number}`)
  await sandbox.stop()
  const kept = await readFile(dataFile(), 'utf8')
  expect(kept).toContain('"last_4":"1111"')
  // Only the owner of the program can read what it kept.
  expect((await stat(dataFile())).mode & 0o777).toBe(0o600)
  for (const text of [kept, sandbox.output()]) {
    expect(text).not.toContain(number)
    expect(text).not.toContain('4242424242424242')
    expect(text).not.toContain('"987"')
  }
  expect(sandbox.output()).toContain('transaction.sale 201')
})

test('test amounts can be switched off, for prices above 2,000 dollars', async () => {
  const { gateway } = await start({ PAYMENT_SANDBOX_TEST_AMOUNTS: 'off' })
  const sale = { amount: '2390.40', paymentMethodNonce: 'fake-valid-nonce' }
  expect((await gateway.transaction.sale(sale)).success).toBe(true)
})

test('without a delay, a charge is settled by the time of the next call', async () => {
  const { gateway } = await start({ PAYMENT_SANDBOX_SETTLEMENT_SECONDS: '0' })
  const { transaction } = await gateway.transaction.sale({
    amount: '19.00',
    paymentMethodNonce: 'fake-valid-nonce',
    options: { submitForSettlement: true },
  })
  expect(transaction.status).toBe('submitted_for_settlement')
  expect(await gateway.transaction.find(transaction.id)).toMatchObject({ status: 'settled' })
})

test('the card for disputes opens one at once', async () => {
  const sandbox = await start()
  const paymentMethodNonce = await tokenized(sandbox, { number: '4023898493988028' })
  const { transaction } = await sandbox.gateway.transaction.sale({ amount: '10.00', paymentMethodNonce })
  expect(transaction.disputes).toMatchObject([{ status: 'open', kind: 'chargeback' }])
})

test('a second sandbox on the same port says so and leaves the first alone', async () => {
  const first = await start()
  const { transactionId } = await buy(first)
  const { port } = new URL(first.url)
  await expect(start({ PAYMENT_SANDBOX_PORT: port })).rejects.toThrow('Its port is taken.')
  expect(await first.gateway.transaction.find(transactionId)).toMatchObject({ amount: '49.00' })
})

test('a malformed address gets a 400', async () => {
  const { url } = await start()
  const { port } = new URL(url)
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  get({ port, host: '127.0.0.1', path: '//' }, ({ statusCode }) => resolve(statusCode))
  expect(await promise).toBe(400)
})

test('the sandbox does not start in production', async () => {
  await expect(start({ NODE_ENV: 'production' })).rejects.toThrow('NODE_ENV must not be production')
})

test('all wrong settings are reported at once', () => {
  const read = () =>
    readSettings({ PAYMENT_SANDBOX_PORT: 'x', PAYMENT_SANDBOX_URL: 'y', PAYMENT_SANDBOX_LOG: 'z' })
  expect(read).toThrow(SettingsError)
  expect(read).toThrow(
    'PAYMENT_SANDBOX_PORT must be a whole number from 0 to 65535; PAYMENT_SANDBOX_URL must be an address that begins with http:// or https://; PAYMENT_SANDBOX_LOG must be on or off',
  )
})
