import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxProcess, startSandboxProcess } from '../sandbox-process.factory.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await startSandboxProcess()
})
afterAll(() => sandbox.stop())

const newCustomer = async (fields: object = {}) => {
  const { customer } = await sandbox.gateway.customer.create(fields)
  return customer
}

const codes = (result: { errors: { deepErrors(): { code: string }[] } }) =>
  result.errors.deepErrors().map(({ code }) => code)

test('a customer is created, found, changed, and deleted', async () => {
  const { gateway } = sandbox
  const created = await gateway.customer.create({
    id: 'family-1',
    firstName: 'Łukasz & <Ana>',
    email: 'a@b.test',
  })
  expect(created.success).toBe(true)
  expect(created.customer).toMatchObject({ id: 'family-1', firstName: 'Łukasz & <Ana>', email: 'a@b.test' })
  await gateway.customer.update('family-1', { lastName: 'Kowalski' })
  expect(await gateway.customer.find('family-1')).toMatchObject({
    firstName: 'Łukasz & <Ana>',
    lastName: 'Kowalski',
    paymentMethods: [],
  })
  await gateway.customer.delete('family-1')
  await expect(gateway.customer.find('family-1')).rejects.toMatchObject({ type: 'notFoundError' })
  await expect(gateway.customer.delete('family-1')).rejects.toMatchObject({ type: 'notFoundError' })
})

test("a customer's mistakes come back with Braintree's codes, by field", async () => {
  const { gateway } = sandbox
  await newCustomer({ id: 'taken' })
  const result = await gateway.customer.create({ id: 'taken', email: 'nobody', firstName: 'x'.repeat(256) })
  expect(result.success).toBe(false)
  expect(codes(result).sort()).toEqual(['81604', '81608', '91609'])
  const errors = result.errors.for('customer').on('email')
  expect(errors).toMatchObject([
    { attribute: 'email', code: '81604', message: 'Email is an invalid format.' },
  ])
  expect(codes(await gateway.customer.create({ id: 'no spaces' }))).toEqual(['91610'])
})

test('a card is verified, vaulted, and found again with its customer', async () => {
  const { gateway } = sandbox
  const { id } = await newCustomer()
  const result = await gateway.paymentMethod.create({
    customerId: id,
    paymentMethodNonce: 'fake-valid-mastercard-nonce',
    options: { verifyCard: true },
  })
  expect(result.success).toBe(true)
  expect(result.paymentMethod).toMatchObject({
    cardType: 'MasterCard',
    last4: '4444',
    default: true,
    expired: false,
    verification: { status: 'verified', processorResponseCode: '1000' },
  })
  const verificationId = String(result.creditCard.verification?.id)
  // The published types leave this call out; the SDK has it.
  const { find } = gateway.creditCardVerification as unknown as { find(id: string): Promise<object> }
  expect(await find.call(gateway.creditCardVerification, verificationId)).toMatchObject({
    status: 'verified',
  })
  const found = await gateway.customer.find(id)
  expect(found.paymentMethods).toMatchObject([{ last4: '4444' }])
  expect(await gateway.paymentMethod.find(result.paymentMethod.token)).toMatchObject({ last4: '4444' })
})

test.each([
  ['fake-processor-declined-visa-nonce', 'processor_declined', 'Do Not Honor', '2000'],
  ['fake-processor-failure-jcb-nonce', 'failed', 'Processor Network Unavailable - Try Again', '3000'],
  ['fake-gateway-rejected-fraud-nonce', 'gateway_rejected', 'Gateway Rejected: fraud', null],
])('a card that does not pass its verification is not vaulted: %s', async (nonce, status, message, code) => {
  const { gateway } = sandbox
  const { id } = await newCustomer()
  const result = await gateway.paymentMethod.create({
    customerId: id,
    paymentMethodNonce: nonce,
    options: { verifyCard: true },
  })
  expect(result).toMatchObject({
    success: false,
    message,
    verification: { status, processorResponseCode: code },
  })
  expect((await gateway.customer.find(id)).paymentMethods).toEqual([])
})

test('one method is the default, and the oldest follows when it is deleted', async () => {
  const { gateway } = sandbox
  const { id } = await newCustomer()
  const vaulted = async (paymentMethodNonce: string, options = {}) => {
    const result = await gateway.paymentMethod.create({ customerId: id, paymentMethodNonce, options })
    return result.paymentMethod.token
  }
  const card = await vaulted('fake-valid-visa-nonce')
  const payPal = await vaulted('fake-paypal-billing-agreement-nonce', { makeDefault: true })
  const defaults = async () =>
    (await gateway.customer.find(id)).paymentMethods
      ?.filter((method) => 'default' in method && method.default)
      .map(({ token }) => token)
  expect(await defaults()).toEqual([payPal])
  await gateway.paymentMethod.update(card, { options: { makeDefault: true } })
  expect(await defaults()).toEqual([card])
  await gateway.paymentMethod.delete(card)
  expect(await defaults()).toEqual([payPal])
  await expect(gateway.paymentMethod.find(card)).rejects.toMatchObject({ type: 'notFoundError' })
})

test('a PayPal account is vaulted with its agreement, a one-time payment is not', async () => {
  const { gateway } = sandbox
  const { id } = await newCustomer()
  const create = (paymentMethodNonce: string) =>
    gateway.paymentMethod.create({ customerId: id, paymentMethodNonce })
  expect(await create('fake-paypal-billing-agreement-nonce')).toMatchObject({
    success: true,
    paymentMethod: { email: 'jane.doe@paypal.test', billingAgreementId: 'B-SANDBOXAGREEMENT' },
  })
  expect(codes(await create('fake-paypal-one-time-nonce'))).toEqual(['82902'])
})

test.each([
  [{ paymentMethodNonce: 'fake-valid-nonce', customerId: 'nobody' }, '93105'],
  [{ paymentMethodNonce: 'fake-consumed-nonce' }, '93107'],
  [{ paymentMethodNonce: 'never-seen' }, '93108'],
  [{ paymentMethodNonce: '' }, '93103'],
  [{ paymentMethodNonce: 'fake-luhn-invalid-nonce' }, '81715'],
])('a method can not be vaulted with %o', async (fields, code) => {
  const { id } = await newCustomer()
  const result = await sandbox.gateway.paymentMethod.create({ customerId: id, ...fields })
  expect(result.success).toBe(false)
  expect(codes(result)).toEqual([code])
})

test('the same card twice is refused when the merchant asks for that', async () => {
  const { gateway } = sandbox
  const { id } = await newCustomer()
  const create = () =>
    gateway.paymentMethod.create({
      customerId: id,
      paymentMethodNonce: 'fake-valid-amex-nonce',
      options: { failOnDuplicatePaymentMethod: true },
    })
  expect((await create()).success).toBe(true)
  expect(codes(await create())).toEqual(['81724'])
})

test('a customer can be created together with a card, and not without it when the card is declined', async () => {
  const { gateway } = sandbox
  // The published types ask for a customer id here; the SDK refuses it.
  const creditCard: object = { options: { verifyCard: true } }
  const withCard = (id: string, paymentMethodNonce: string) => {
    const fields: object = { id, paymentMethodNonce, creditCard }
    return gateway.customer.create(fields)
  }
  expect((await withCard('with-card', 'fake-valid-nonce')).customer.paymentMethods).toHaveLength(1)
  expect((await withCard('without-card', 'fake-processor-declined-visa-nonce')).success).toBe(false)
  await expect(gateway.customer.find('without-card')).rejects.toMatchObject({ type: 'notFoundError' })
})

test('a nonce of a vaulted method works once', async () => {
  const { gateway } = sandbox
  const { id } = await newCustomer()
  const { paymentMethod } = await gateway.paymentMethod.create({
    customerId: id,
    paymentMethodNonce: 'fake-valid-nonce',
  })
  const { paymentMethodNonce } = await gateway.paymentMethodNonce.create(paymentMethod.token)
  const sale = () =>
    gateway.transaction.sale({ amount: '7.00', paymentMethodNonce: paymentMethodNonce.nonce })
  expect((await sale()).transaction).toMatchObject({
    customer: { id },
    creditCard: { token: paymentMethod.token },
  })
  expect(await gateway.paymentMethodNonce.find(paymentMethodNonce.nonce)).toMatchObject({ consumed: true })
  expect(codes(await sale())).toEqual(['91564'])
})

test('wrong keys are refused', async () => {
  const response = await fetch(`${sandbox.url}/merchants/fieldhouse_sandbox/customers/x`, {
    headers: { authorization: 'Basic bm9ib2R5OmtleQ==' },
  })
  expect(response.status).toBe(401)
})

test('a new card takes the place of the old one under the same token', async () => {
  const { gateway } = sandbox
  const { id } = await newCustomer()
  const { paymentMethod } = await gateway.paymentMethod.create({
    customerId: id,
    paymentMethodNonce: 'fake-valid-visa-nonce',
  })
  const replace = (paymentMethodNonce: string) =>
    gateway.paymentMethod.update(paymentMethod.token, { paymentMethodNonce, options: { verifyCard: true } })
  expect((await replace('fake-processor-declined-visa-nonce')).success).toBe(false)
  expect(await gateway.paymentMethod.find(paymentMethod.token)).toMatchObject({ last4: '1881' })
  expect((await replace('fake-valid-discover-nonce')).success).toBe(true)
  expect(await gateway.paymentMethod.find(paymentMethod.token)).toMatchObject({
    last4: '1117',
    default: true,
  })
})
