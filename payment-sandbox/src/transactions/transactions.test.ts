import type { Transaction, TransactionSearchFn } from 'braintree'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxProcess, startSandboxProcess } from '../sandbox-process.factory.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await startSandboxProcess({ PAYMENT_SANDBOX_SETTLEMENT_SECONDS: '86400' })
})
afterAll(() => sandbox.stop())

let orders = 0
const newOrder = () => `order-${++orders}`

const codes = (result: { errors: { deepErrors(): { code: string }[] } }) =>
  result.errors.deepErrors().map(({ code }) => code)

const newCard = async (paymentMethodNonce = 'fake-valid-nonce') => {
  const { customer } = await sandbox.gateway.customer.create({ firstName: 'Ada', email: 'ada@home.test' })
  const { paymentMethod } = await sandbox.gateway.paymentMethod.create({
    customerId: customer.id,
    paymentMethodNonce,
  })
  return { customerId: customer.id, token: paymentMethod.token }
}

const sell = (fields: object) =>
  sandbox.gateway.transaction.sale({
    amount: '49.00',
    orderId: newOrder(),
    options: { submitForSettlement: true },
    ...fields,
  })

const settled = async (fields: object = {}) => {
  const { transaction } = await sell({ paymentMethodNonce: 'fake-valid-nonce', ...fields })
  await sandbox.gateway.testing.settle(transaction.id)
  return transaction.id
}

const found = async (fill: TransactionSearchFn): Promise<Transaction[]> =>
  sandbox.gateway.transaction.search(fill).toArray()

test('a vaulted card is charged, and the charge settles', async () => {
  const { gateway } = sandbox
  const { token, customerId } = await newCard()
  const result = await sell({ paymentMethodToken: token, amount: '49.99' })
  expect(result).toMatchObject({
    success: true,
    transaction: {
      type: 'sale',
      status: 'submitted_for_settlement',
      amount: '49.99',
      currencyIsoCode: 'USD',
      processorResponseCode: '1000',
      processorResponseText: 'Approved',
      paymentInstrumentType: 'credit_card',
      creditCard: { token, last4: '1881', cardType: 'Visa', maskedNumber: '401288******1881' },
      customer: { id: customerId, firstName: 'Ada', email: 'ada@home.test' },
    },
  })
  await gateway.testing.settle(result.transaction.id)
  const transaction = await gateway.transaction.find(result.transaction.id)
  expect(transaction.status).toBe('settled')
  expect(transaction.statusHistory?.map(({ status }) => status)).toEqual([
    'authorized',
    'submitted_for_settlement',
    'settling',
    'settled',
  ])
})

test('settlement follows the clock', async () => {
  const { transaction } = await sell({ paymentMethodNonce: 'fake-valid-nonce' })
  const status = async () => (await sandbox.gateway.transaction.find(transaction.id)).status
  await sandbox.control('POST', '/clock', { advance_seconds: 86_000 })
  expect(await status()).toBe('submitted_for_settlement')
  await sandbox.control('POST', '/clock', { advance_seconds: 400 })
  expect(await status()).toBe('settled')
})

test('an authorization is submitted later, for less, or voided', async () => {
  const { gateway } = sandbox
  const authorize = async () => {
    const sale = { paymentMethodNonce: 'fake-valid-nonce', options: { submitForSettlement: false } }
    const { transaction } = await sell(sale)
    expect(transaction.status).toBe('authorized')
    return transaction.id
  }
  const first = await authorize()
  expect(codes(await gateway.transaction.submitForSettlement(first, '49.01'))).toEqual(['91522'])
  expect((await gateway.transaction.submitForSettlement(first, '20.00')).transaction).toMatchObject({
    status: 'submitted_for_settlement',
    amount: '20.00',
  })
  expect(codes(await gateway.transaction.submitForSettlement(first))).toEqual(['91507'])
  const second = await authorize()
  expect((await gateway.transaction.void(second)).transaction.status).toBe('voided')
  expect(codes(await gateway.transaction.void(second))).toEqual(['91504'])
})

test('a refund waits for the settlement and never exceeds the charge', async () => {
  const { gateway } = sandbox
  const { transaction } = await sell({ paymentMethodNonce: 'fake-valid-nonce', amount: '100.00' })
  const refund = (amount?: string) => gateway.transaction.refund(transaction.id, amount)
  expect(codes(await refund('10.00'))).toEqual(['91506'])
  await gateway.testing.settle(transaction.id)
  const partial = await refund('30.00')
  expect(partial.transaction).toMatchObject({
    type: 'credit',
    amount: '30.00',
    status: 'submitted_for_settlement',
    refundedTransactionId: transaction.id,
  })
  expect(codes(await refund('70.01'))).toEqual(['91521'])
  expect(codes(await refund())).toEqual(['91521'])
  expect((await refund('70.00')).success).toBe(true)
  expect(codes(await refund('0.01'))).toEqual(['91512'])
  expect((await gateway.transaction.find(transaction.id)).refundIds).toHaveLength(2)
  expect(codes(await gateway.transaction.refund(partial.transaction.id))).toEqual(['91505'])
})

test('of many refunds at once, only those that fit go through', async () => {
  const id = await settled({ amount: '50.00' })
  const results = await Promise.all(
    Array.from({ length: 10 }, () => sandbox.gateway.transaction.refund(id, '20.00')),
  )
  expect(results.filter(({ success }) => success)).toHaveLength(2)
})

test('a voided refund can be made again', async () => {
  const { gateway } = sandbox
  const id = await settled()
  const { transaction } = await gateway.transaction.refund(id)
  await gateway.transaction.void(transaction.id)
  expect((await gateway.transaction.refund(id)).success).toBe(true)
})

test.each([
  ['2000.00', 'processor_declined', '2000', 'Do Not Honor', 'soft_declined'],
  ['2001.50', 'processor_declined', '2001', 'Insufficient Funds', 'soft_declined'],
  ['2004.00', 'processor_declined', '2004', 'Expired Card', 'hard_declined'],
  ['2999.99', 'processor_declined', '2999', 'Processor Declined', 'soft_declined'],
  ['3000.00', 'failed', '3000', 'Processor Network Unavailable - Try Again', 'soft_declined'],
])('a sale of %s ends as documented', async (amount, status, code, message, type) => {
  const orderId = newOrder()
  const result = await sell({ paymentMethodNonce: 'fake-valid-nonce', amount, orderId })
  expect(result).toMatchObject({
    success: false,
    message,
    transaction: {
      status,
      orderId,
      processorResponseCode: code,
      processorResponseText: message,
      processorResponseType: type,
    },
  })
  expect(codes(result)).toEqual([])
})

test.each(['1999.99', '3001.00', '5002.00'])('a sale of %s is approved', async (amount) => {
  expect((await sell({ paymentMethodNonce: 'fake-valid-nonce', amount })).success).toBe(true)
})

test.each([
  ['fake-valid-nonce', '5001.00', 'application_incomplete'],
  ['fake-gateway-rejected-fraud-nonce', '10.00', 'fraud'],
  ['fake-gateway-rejected-risk-thresholds-nonce', '10.00', 'risk_threshold'],
])('the gateway rejects %s for %s', async (paymentMethodNonce, amount, reason) => {
  expect(await sell({ paymentMethodNonce, amount })).toMatchObject({
    success: false,
    message: `Gateway Rejected: ${reason}`,
    transaction: { status: 'gateway_rejected', gatewayRejectionReason: reason },
  })
})

test.each([
  ['fake-valid-nonce', '4001.00', 'settlement_declined', '4001'],
  ['fake-paypal-billing-agreement-nonce', '4002.00', 'settlement_pending', '4002'],
  ['fake-valid-nonce', '4002.00', 'settled', '4000'],
])('%s for %s ends as %s', async (paymentMethodNonce, amount, status, code) => {
  const { transaction } = await sell({ paymentMethodNonce, amount })
  await sandbox.control('POST', '/clock', { advance_seconds: 86_401 })
  expect(await sandbox.gateway.transaction.find(transaction.id)).toMatchObject({
    status,
    processorSettlementResponseCode: code,
  })
})

test('a settlement can be held up, confirmed, and declined', async () => {
  const { testing, transaction } = sandbox.gateway
  const sale = async () => (await sell({ paymentMethodNonce: 'fake-valid-nonce' })).transaction.id
  const confirmed = await sale()
  await testing.settlementPending(confirmed)
  expect((await transaction.find(confirmed)).status).toBe('settlement_pending')
  await testing.settlementConfirm(confirmed)
  expect((await transaction.find(confirmed)).status).toBe('settled')
  const declined = await sale()
  await testing.settlementDecline(declined)
  expect((await transaction.find(declined)).status).toBe('settlement_declined')
})

test.each([
  [{ amount: undefined }, '81502'],
  [{ amount: 'ten' }, '81503'],
  [{ amount: '1.005' }, '81503'],
  [{ amount: '-1.00' }, '81501'],
  [{ amount: '0.00' }, '81531'],
  [{ amount: '99999999.00' }, '81528'],
  [{ orderId: 'x'.repeat(256) }, '91501'],
  [{ paymentMethodNonce: 'fake-consumed-nonce' }, '91564'],
  [{ paymentMethodNonce: 'never-seen' }, '91565'],
  [{ paymentMethodNonce: undefined }, '91508'],
  [{ paymentMethodNonce: undefined, paymentMethodToken: 'nothing' }, '91518'],
  [{ paymentMethodToken: 'nothing' }, '91515'],
  [{ customerId: 'nobody' }, '91510'],
])('a sale with %o is refused and leaves no transaction', async (fields, code) => {
  const orderId = newOrder()
  const result = await sell({ paymentMethodNonce: 'fake-valid-nonce', orderId, ...fields })
  expect(result.success).toBe(false)
  expect(codes(result)).toEqual([code])
  expect(result.transaction).toBeUndefined()
  expect(await found((search) => search.orderId().is(orderId))).toEqual([])
})

test("a customer's card can't be charged for another customer", async () => {
  const { token } = await newCard()
  const { customerId } = await newCard()
  expect(codes(await sell({ paymentMethodToken: token, customerId }))).toEqual(['91516'])
})

test('a customer is charged on the default method', async () => {
  const { token, customerId } = await newCard('fake-paypal-billing-agreement-nonce')
  expect((await sell({ customerId })).transaction).toMatchObject({
    paymentInstrumentType: 'paypal_account',
    paypalAccount: { token, payerEmail: 'jane.doe@paypal.test' },
  })
})

test('the same order on the same card is rejected as a duplicate for 30 seconds, and no longer', async () => {
  const { token } = await newCard()
  const sale = { paymentMethodToken: token, orderId: newOrder() }
  expect((await sell(sale)).success).toBe(true)
  expect(await sell(sale)).toMatchObject({
    success: false,
    transaction: { status: 'gateway_rejected', gatewayRejectionReason: 'duplicate' },
  })
  expect((await sell({ ...sale, amount: '50.00' })).success).toBe(true)
  await sandbox.control('POST', '/clock', { advance_seconds: 31 })
  expect((await sell(sale)).success).toBe(true)
})

test('a declined sale can be tried again at once', async () => {
  const { token } = await newCard()
  const sale = { paymentMethodToken: token, orderId: newOrder() }
  await sandbox.control('POST', `/payment-methods/${token}`, { decline: 2001 })
  expect(await sell(sale)).toMatchObject({ success: false, message: 'Insufficient Funds' })
  await sandbox.control('POST', `/payment-methods/${token}`, {})
  expect((await sell(sale)).success).toBe(true)
})

test('a card that has expired is declined', async () => {
  const { token } = await newCard()
  await sandbox.control('POST', '/clock', { advance_seconds: 6 * 366 * 86_400 })
  expect((await sandbox.gateway.paymentMethod.find(token)) as object).toMatchObject({ expired: true })
  expect(await sell({ paymentMethodToken: token })).toMatchObject({ success: false, message: 'Expired Card' })
})

test('transactions are found by order, id, customer, status, and time', async () => {
  const { token, customerId } = await newCard()
  const [first = '', second = ''] = [newOrder(), newOrder()]
  const before = new Date((await sandbox.control('GET', '/clock')).body.now as string)
  const { transaction } = await sell({ paymentMethodToken: token, orderId: first })
  await sell({ paymentMethodToken: token, orderId: second, amount: '2000.00' })
  const ids = async (fill: TransactionSearchFn) => (await found(fill)).map(({ orderId }) => orderId).sort()
  expect(await ids((search) => search.orderId().is(first))).toEqual([first])
  expect(await ids((search) => search.ids().in([transaction.id]))).toEqual([first])
  expect(await ids((search) => search.customerId().is(customerId))).toEqual([first, second])
  expect(
    await ids((search) => {
      search.customerId().is(customerId)
      search.status().in(['processor_declined'])
    }),
  ).toEqual([second])
  expect(
    await ids((search) => {
      search.customerId().is(customerId)
      search.createdAt().max(new Date(before.getTime() - 1000))
    }),
  ).toEqual([])
  expect(
    await ids((search) => {
      search.customerId().is(customerId)
      search.createdAt().min(before)
    }),
  ).toEqual([first, second])
  expect(await found((search) => search.orderId().is('nowhere'))).toEqual([])
})

test('a long list comes in pages', async () => {
  const { token, customerId } = await newCard()
  await Promise.all(Array.from({ length: 60 }, () => sell({ paymentMethodToken: token })))
  expect(await found((search) => search.customerId().is(customerId))).toHaveLength(60)
})

test('a search that the sandbox does not know is refused, not answered with everything', async () => {
  await expect(found((search) => search.billingCompany().is('x'))).rejects.toMatchObject({
    success: false,
    message: "The payment sandbox can't search transactions by billing_company.",
  })
})

test('an unknown transaction is not found', async () => {
  await expect(sandbox.gateway.transaction.find('nothing')).rejects.toMatchObject({ type: 'notFoundError' })
  await expect(sandbox.gateway.testing.settle('nothing')).rejects.toMatchObject({ type: 'notFoundError' })
})

test('a nonce is vaulted with its first charge, but only if the charge succeeds', async () => {
  const { gateway } = sandbox
  const { customer } = await gateway.customer.create({})
  const sale = {
    customerId: customer.id,
    paymentMethodNonce: 'fake-valid-nonce',
    options: { storeInVaultOnSuccess: true },
  }
  expect((await sell({ ...sale, amount: '2000.00' })).success).toBe(false)
  expect((await gateway.customer.find(customer.id)).paymentMethods).toEqual([])
  const { transaction } = await sell(sale)
  expect((await gateway.customer.find(customer.id)).paymentMethods).toMatchObject([
    { token: transaction.creditCard?.token },
  ])
})

test('a dispute can be accepted', async () => {
  const { transaction } = await sell({ paymentMethodNonce: 'fake-valid-nonce' })
  const opened = await sandbox.control('POST', '/disputes', { transaction_id: transaction.id })
  await sandbox.gateway.dispute.accept(String(opened.body.id))
  expect(await sandbox.gateway.transaction.find(transaction.id)).toMatchObject({
    disputes: [{ id: opened.body.id, status: 'accepted' }],
  })
})
