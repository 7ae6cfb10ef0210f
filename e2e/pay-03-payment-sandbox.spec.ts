import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { type SandboxProcess, startSandboxProcess } from '../payment-sandbox/src/sandbox-process.factory.ts'
import { expectAccessible } from './fixtures.ts'

// One sandbox for all of them.
test.describe.configure({ mode: 'default' })

let sandbox: SandboxProcess
let shop: Server
let origin = ''

test.beforeAll(async () => {
  sandbox = await startSandboxProcess()
  // A page with the window policy of the product.
  shop = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    response.end('<!doctype html><title>Shop</title>')
  }).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
})
test.afterAll(async () => {
  shop.close()
  await sandbox.stop()
})

const clientToken = async () => {
  const fields: object = { domains: [origin] }
  const { clientToken: token } = await sandbox.gateway.clientToken.generate(fields)
  return JSON.parse(Buffer.from(token, 'base64').toString())
}

for (const { press, answer } of [
  {
    press: 'Agree and continue',
    answer: { type: 'paypal-approved', nonce: expect.stringMatching(/^tokenpp_/) },
  },
  { press: 'Cancel', answer: { type: 'paypal-canceled' } },
])
  test(`PAY-03: ${press} in the PayPal stand-in answers the page that opened it`, async ({ page }) => {
    const token = await clientToken()
    await page.goto(origin)
    const opening = page.waitForEvent('popup')
    const answered = page.evaluate(
      ({ url, query }) =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => resolve(data), { once: true })
          open(`${url}?${new URLSearchParams(query)}`, 'paypal', 'popup,width=420,height=560')
        }),
      { url: token.sandbox.paypalUrl, query: { authorization: token.authorizationFingerprint, origin } },
    )
    const there = await opening
    await expect(there.getByRole('heading', { name: 'PayPal stand-in' })).toBeVisible()
    await expectAccessible(there)
    const closing = there.waitForEvent('close')
    await there.getByRole('button', { name: press }).click()
    expect(await answered).toMatchObject({ source: 'payment-sandbox', ...answer })
    await closing
  })

test('PAY-03: a page exchanges a card for a nonce on the origin of the sandbox', async ({ page }) => {
  const token = await clientToken()
  await page.goto(origin)
  const tokenize = (number: string) =>
    page.evaluate(
      async ({ url, body }) =>
        (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json(),
      {
        url: token.sandbox.tokenizeUrl,
        body: JSON.stringify({
          authorizationFingerprint: token.authorizationFingerprint,
          creditCard: {
            number,
            expirationDate: '12/31',
            cvv: '123',
            billingAddress: { postalCode: '97201' },
          },
        }),
      },
    )
  expect(await tokenize('4111111111111111')).toMatchObject({
    creditCards: [{ details: { lastFour: '1111' } }],
  })
  expect(await tokenize('4111111111111112')).toMatchObject({
    fieldErrors: [{ fieldErrors: [{ field: 'number', code: '81715' }] }],
  })
})
