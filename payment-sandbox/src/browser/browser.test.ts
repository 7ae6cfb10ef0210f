import { afterAll, beforeAll, expect, test } from 'vitest'
import { merchant } from '../merchant.ts'
import { type SandboxProcess, startSandboxProcess } from '../sandbox-process.factory.ts'
import { testCard as card } from './card-nonce.factory.ts'

const shop = 'http://localhost:3000'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await startSandboxProcess()
})
afterAll(() => sandbox.stop())

interface ClientToken {
  readonly authorizationFingerprint: string
  readonly sandbox: { readonly tokenizeUrl: string; readonly paypalUrl: string }
}

const generate = async (fields: object = {}): Promise<ClientToken> => {
  const { clientToken } = await sandbox.gateway.clientToken.generate({ ...fields })
  return JSON.parse(Buffer.from(clientToken, 'base64').toString())
}

const tokenize = async (token: ClientToken, creditCard: object, origin: string | null = shop) => {
  const response = await fetch(token.sandbox.tokenizeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(origin === null ? {} : { origin }) },
    body: JSON.stringify({ authorizationFingerprint: token.authorizationFingerprint, creditCard }),
  })
  return { response, body: await response.json() }
}

const fieldCodes = (body: { fieldErrors: { fieldErrors: { field: string; code: string }[] }[] }) =>
  body.fieldErrors[0]?.fieldErrors.map(({ field, code }) => `${field} ${code}`)

const vaulted = async (paymentMethodNonce: string) => {
  const { customer } = await sandbox.gateway.customer.create({})
  const customerId = customer.id
  const options = { verifyCard: true }
  return sandbox.gateway.paymentMethod.create({ customerId, paymentMethodNonce, options })
}

test('a page exchanges card data for a nonce, and the server vaults the nonce once', async () => {
  const { response, body } = await tokenize(await generate({ domains: [shop] }), card)
  expect(response.status).toBe(201)
  expect(response.headers.get('access-control-allow-origin')).toBe(shop)
  expect(body.creditCards).toMatchObject([
    { type: 'CreditCard', details: { cardType: 'Visa', lastFour: '1111', expirationYear: '2031' } },
  ])
  const { nonce } = body.creditCards[0]
  expect(await vaulted(nonce)).toMatchObject({
    success: true,
    paymentMethod: {
      last4: '1111',
      cardholderName: 'Ada Park',
      billingAddress: { postalCode: '97201' },
      verification: { status: 'verified', cvvResponseCode: 'M', avsPostalCodeResponseCode: 'M' },
    },
  })
  expect((await vaulted(nonce)).errors.deepErrors()).toMatchObject([{ code: '93107' }])
})

test.each([
  ['4000111111111115', { message: 'Do Not Honor' }],
  ['4000111111111511', { message: 'Gateway Rejected: fraud' }],
])('the test card %s is declined when it is verified', async (number, expected) => {
  const { body } = await tokenize(await generate(), { ...card, number })
  expect(await vaulted(body.creditCards[0].nonce)).toMatchObject({ success: false, ...expected })
})

test.each([
  [{ number: '' }, 'number 81714'],
  [{ number: '4111111111111112' }, 'number 81715'],
  [{ number: '4111-1111-1111-111a' }, 'number 81715'],
  [{ number: '41111111111111111' }, 'number 81716'],
  [{ number: '4242424242424242' }, 'number 81717'],
  [{ expirationMonth: '13' }, 'expirationMonth 81712'],
  [{ expirationYear: '1999' }, 'expirationYear 81713'],
  [{ expirationMonth: '', expirationYear: '' }, 'expirationDate 81709'],
  [{ cvv: '' }, 'cvv 81706'],
  [{ cvv: '1234' }, 'cvv 81707'],
  [{ number: '378282246310005', cvv: '123' }, 'cvv 81707'],
  [{ billingAddress: {} }, 'postalCode 81808'],
  [{ billingAddress: { postalCode: '#1' } }, 'postalCode 81813'],
  [{ billingAddress: { postalCode: '1234567890' } }, 'postalCode 81809'],
  [{ cardholderName: '4111111111111111' }, 'cardholderName 81723'],
])('card data with %o is refused by field', async (change, expected) => {
  const { response, body } = await tokenize(await generate(), { ...card, ...change })
  expect(response.status).toBe(422)
  expect(fieldCodes(body)).toEqual([expected])
})

test('a client token is for the sites it names, and for a day', async () => {
  const token = await generate({ domains: [shop] })
  const foreign = await tokenize(token, card, 'http://elsewhere.test')
  expect(foreign.response.status).toBe(403)
  expect(foreign.response.headers.get('access-control-allow-origin')).toBeNull()
  const forged = { ...token, authorizationFingerprint: `${token.authorizationFingerprint}x` }
  expect((await tokenize(forged, card)).response.status).toBe(401)
  await sandbox.control('POST', '/clock', { advance_seconds: 86_401 })
  expect((await tokenize(token, card)).response.status).toBe(401)
})

test('a nonce that nobody used expires after three hours', async () => {
  const { body } = await tokenize(await generate(), card)
  await sandbox.control('POST', '/clock', { advance_seconds: 3 * 3600 })
  expect((await vaulted(body.creditCards[0].nonce)).errors.deepErrors()).toMatchObject([{ code: '93108' }])
})

test('the tokenization key stands in for a client token', async () => {
  const { sandbox: urls } = await generate()
  const response = await fetch(urls.tokenizeUrl, {
    method: 'POST',
    body: JSON.stringify({ tokenizationKey: merchant.tokenizationKey, creditCard: card }),
  })
  expect(response.status).toBe(201)
})

test('a browser may ask first', async () => {
  const { sandbox: urls } = await generate()
  const response = await fetch(urls.tokenizeUrl, { method: 'OPTIONS', headers: { origin: shop } })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe(shop)
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
})

test.each([
  [{ customerId: 'nobody' }, '92804'],
  [{ domains: ['not a site'] }, '92011'],
  [{ domains: Array.from({ length: 11 }, () => shop) }, '92810'],
])('a client token can not be made with %o', async (fields: object, code) => {
  const result = await sandbox.gateway.clientToken.generate({ ...fields })
  expect(result.errors.deepErrors()).toMatchObject([{ code }])
})

const payPalPage = async (token: ClientToken, origin: string, choice?: object) => {
  const values = { authorization: token.authorizationFingerprint, origin, ...choice }
  const query = new URLSearchParams(values)
  const response = choice
    ? await fetch(token.sandbox.paypalUrl, { method: 'POST', body: query })
    : await fetch(`${token.sandbox.paypalUrl}?${query}`)
  return { response, html: await response.text() }
}

test('the PayPal stand-in hands a nonce to the page that opened it, and to no other', async () => {
  const token = await generate({ domains: [shop] })
  const { response, html } = await payPalPage(token, shop)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(html).toContain('Agree and continue')

  const approved = await payPalPage(token, shop, { choice: 'approve', email: 'dad@paypal.test' })
  expect(approved.html).toContain(`, "${shop}")`)
  const nonce = /"nonce":"([\w-]+)"/.exec(approved.html)?.[1] ?? ''
  expect(await vaulted(nonce)).toMatchObject({ success: true, paymentMethod: { email: 'dad@paypal.test' } })

  const canceled = await payPalPage(token, shop, { choice: 'cancel' })
  expect(canceled.html).toContain('"paypal-canceled"')
  expect(canceled.html).not.toContain('"nonce"')
})

test('the PayPal stand-in refuses a site that the client token does not name', async () => {
  const token = await generate({ domains: [shop] })
  const approve = { choice: 'approve', email: 'dad@paypal.test' }
  expect((await payPalPage(token, 'http://elsewhere.test')).response.status).toBe(403)
  expect((await payPalPage(token, 'http://elsewhere.test', approve)).response.status).toBe(403)
  expect((await payPalPage(await generate(), shop, approve)).response.status).toBe(403)
})

test('what is typed into the PayPal stand-in stays text', async () => {
  const token = await generate({ domains: [shop] })
  const email = '</script><b>x</b>"@paypal.test'
  const { html } = await payPalPage(token, shop, { choice: 'approve', email })
  expect(html).not.toContain('<b>x</b>')
})
