import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SandboxProcess, startSandboxProcess } from '../sandbox-process.factory.ts'

interface Received {
  readonly bt_signature: string
  readonly bt_payload: string
}

interface Listed extends Received {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  readonly is_delivered: boolean
}

let sandbox: SandboxProcess
let received: Received[] = []
let answers: number[] = []

const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const form = new URLSearchParams(Buffer.concat(chunks).toString())
  received.push({ bt_signature: form.get('bt_signature') ?? '', bt_payload: form.get('bt_payload') ?? '' })
  response.writeHead(answers.shift() ?? 200).end()
})
let url = ''

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks`
  sandbox = await startSandboxProcess()
})
beforeEach(() => sandbox.control('POST', '/webhooks', { url }))
afterEach(async () => {
  await sandbox.control('POST', '/reset')
  received = []
  answers = []
})
afterAll(async () => {
  receiver.close()
  await sandbox.stop()
})

const sell = async (amount = '19.00') => {
  const { transaction } = await sandbox.gateway.transaction.sale({
    amount,
    orderId: 'order-1',
    paymentMethodNonce: 'fake-valid-nonce',
    options: { submitForSettlement: true },
  })
  return transaction.id
}

const listed = async () => (await sandbox.control('GET', '/webhooks')).body.webhooks as Listed[]
const parsed = ({ bt_signature, bt_payload }: Received) =>
  sandbox.gateway.webhookNotification.parse(bt_signature, bt_payload)
const advance = (seconds: number) => sandbox.control('POST', '/clock', { advance_seconds: seconds })

test('a settlement sends a webhook that the SDK accepts', async () => {
  const id = await sell()
  await advance(61)
  expect(received).toHaveLength(1)
  expect(await Promise.all(received.map(parsed))).toMatchObject([
    {
      kind: 'transaction_settled',
      transaction: { id, orderId: 'order-1', status: 'settled', amount: '19.00' },
    },
  ])
})

test('a declined settlement has a webhook of its own', async () => {
  const id = await sell('4001.00')
  await advance(61)
  expect(await Promise.all(received.map(parsed))).toMatchObject([
    { kind: 'transaction_settlement_declined', transaction: { id, status: 'settlement_declined' } },
  ])
})

test('a dispute is opened and lost', async () => {
  const transaction_id = await sell()
  const opened = await sandbox.control('POST', '/disputes', { transaction_id, reason: 'not_recognized' })
  await sandbox.control('POST', `/disputes/${opened.body.id}`, { status: 'lost' })
  expect(await Promise.all(received.map(parsed))).toMatchObject([
    {
      kind: 'dispute_opened',
      dispute: {
        id: opened.body.id,
        status: 'open',
        reason: 'not_recognized',
        transaction: { id: transaction_id },
      },
    },
    { kind: 'dispute_lost', dispute: { id: opened.body.id, status: 'lost' } },
  ])
  expect((await sandbox.gateway.dispute.find(String(opened.body.id))) as object).toMatchObject({
    dispute: { status: 'lost' },
  })
})

test('a payload or a signature that was changed is refused by the SDK', async () => {
  await sell()
  await advance(61)
  const [{ bt_signature = '', bt_payload = '' } = {}] = received
  const other = Buffer.from(Buffer.from(bt_payload, 'base64').toString().replace('19.00', '91.00')).toString(
    'base64',
  )
  await expect(parsed({ bt_signature, bt_payload: `${other}\n` })).rejects.toMatchObject({
    type: 'invalidSignatureError',
  })
  const wrong = bt_signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  await expect(parsed({ bt_signature: wrong, bt_payload })).rejects.toMatchObject({
    type: 'invalidSignatureError',
  })
})

test('a webhook that was not accepted is sent again until it is', async () => {
  answers = [500, 503]
  await sell()
  await advance(61)
  expect(await listed()).toMatchObject([{ attempts: 1, is_delivered: false }])
  await advance(11)
  expect(await listed()).toMatchObject([{ attempts: 2, is_delivered: false }])
  await advance(61)
  expect(await listed()).toMatchObject([{ attempts: 3, is_delivered: true }])
  await advance(10_000)
  expect(received).toHaveLength(3)
})

test('held webhooks are sent by hand: late, out of order, and twice', async () => {
  await sandbox.control('POST', '/webhooks', { url, hold: true })
  const transaction_id = await sell()
  await advance(61)
  await sandbox.control('POST', '/disputes', { transaction_id })
  expect(received).toEqual([])
  const [settled, dispute] = await listed()
  for (const webhook of [dispute, settled, dispute])
    await sandbox.control('POST', `/webhooks/${webhook?.id}/deliver`)
  const kinds = (await Promise.all(received.map(parsed))).map(({ kind }) => kind)
  expect(kinds).toEqual(['dispute_opened', 'transaction_settled', 'dispute_opened'])
})

test('a sample is signed like the real thing, about what is in the store', async () => {
  const id = await sell()
  const sample = await sandbox.control('POST', '/webhooks/sample', { kind: 'transaction_disbursed', id })
  expect(await parsed(sample.body as unknown as Received)).toMatchObject({
    kind: 'transaction_disbursed',
    transaction: { id },
  })
  const check = await sandbox.control('POST', '/webhooks/sample', { kind: 'check' })
  expect(await parsed(check.body as unknown as Received)).toMatchObject({ kind: 'check' })
  expect((await sandbox.control('POST', '/webhooks/sample', { kind: 'gossip' })).status).toBe(422)
})

test("the SDK's own samples and ours have the same signature", async () => {
  const sample = (await sandbox.gateway.webhookTesting.sampleNotification(
    'transaction_settled',
    'some-id',
  )) as unknown as Received
  const { signWebhook } = await import('./signature.ts')
  expect(signWebhook(Buffer.from(sample.bt_payload, 'base64').toString())).toEqual(sample)
})
