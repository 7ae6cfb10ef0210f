import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually } from '../../../lib/eventually.factory.ts'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { PayForm } from './pay-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const athleteUserId = '01890a5d-ac96-774b-bcce-b302099a9001'
const secretPath = `/subscription/client-secret/${athleteUserId}`
const token = btoa(
  JSON.stringify({
    authorizationFingerprint: 'print',
    sandbox: { tokenizeUrl: 'http://127.0.0.1:9/cards', paypalUrl: 'http://127.0.0.1:9/paypal' },
  }),
)
const secret = () => Response.json({ data: { client_token: token, provider: 'sandbox' } })

const field = (name: string) => page.getByRole('textbox', { name })
const pay = page.getByRole('button', { name: 'Pay $0.00 today' })

const open = async (answers: Parameters<typeof network>[0] = {}) => {
  const asked = network({ [`GET ${secretPath}`]: secret, ...answers })
  const onMethod = vi.fn()
  const form = { athleteUserId, onMethod, submitLabel: 'Pay $0.00 today', isBusy: false, fault: null }
  await openSite({ Frame: () => <PayForm {...form} /> })
  return { asked, onMethod }
}

const fillIn = async (number = '4111111111111111') => {
  await field('Name on the card').fill('Corinne Whitlock')
  await field('Card number').fill(number)
  await field('Expires').fill('0931')
  await field('CVC').fill('123')
  await field('ZIP code').fill('97702')
}

test('PAY-03 the card goes to the provider, and its nonce comes back', async () => {
  const { asked, onMethod } = await open({
    'POST /cards': () => Response.json({ creditCards: [{ nonce: 'nonce-1' }] }),
  })
  await fillIn()
  await expect.element(field('Card number')).toHaveValue('4111 1111 1111 1111')
  await expect.element(page.getByText('Visa')).toBeVisible()
  await pay.click()
  await eventually(() => expect(onMethod).toHaveBeenCalledExactlyOnceWith('nonce-1'))
  expect(asked.at(-1)?.body).toMatchObject({
    authorizationFingerprint: 'print',
    creditCard: {
      expirationMonth: '09',
      expirationYear: '2031',
      cardholderName: 'Corinne Whitlock',
      billingAddress: { postalCode: '97702' },
    },
  })
})

test('PAY-03 a wrong card shows its fault at the field, and nothing is sent', async () => {
  const { asked, onMethod } = await open()
  await fillIn('4111111111111112')
  await pay.click()
  await expect.element(page.getByText('Please check the card number. A digit is wrong.')).toBeVisible()
  await expect.element(field('Card number')).toHaveFocus()
  expect([asked.length, onMethod.mock.calls.length]).toEqual([1, 0])
})

test('PAY-03 a card takes at most 16 digits', async () => {
  await open()
  await field('Card number').fill('41111111111111112222')
  await expect.element(field('Card number')).toHaveValue('4111 1111 1111 1111')
})

test('a card that the sandbox does not know says so, and what was typed stays', async () => {
  const { onMethod } = await open({ 'POST /cards': () => Response.json({}, { status: 422 }) })
  await fillIn()
  await pay.click()
  await expect.element(page.getByText('Only test cards work here. Use the one shown above.')).toBeVisible()
  await expect.element(field('Name on the card')).toHaveValue('Corinne Whitlock')
  expect(onMethod).not.toHaveBeenCalled()
})

test('when payment can’t be set up, the page says so and offers another try', async () => {
  let tries = 0
  await open({
    [`GET ${secretPath}`]: () => (++tries === 1 ? refusal(503, 'The payment service is away.') : secret()),
  })
  await expect
    .element(page.getByText(/^There was an error setting up the client instance\. Message: /))
    .toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(field('Card number')).toBeVisible()
})

test('without a connection it says so in plain words, and what was typed stays', async () => {
  const { onMethod } = await open()
  await fillIn()
  await pay.click()
  await expect
    .element(page.getByText(/^We could not reach the payment provider\. Nothing was charged\./))
    .toBeVisible()
  await expect.element(field('Card number')).toHaveValue('4111 1111 1111 1111')
  expect(onMethod).not.toHaveBeenCalled()
})

test.each([
  ['closed', () => ({ closed: true })],
  [
    'canceled',
    () => {
      const data = { source: 'payment-sandbox', type: 'paypal-canceled' }
      setTimeout(() =>
        window.dispatchEvent(new MessageEvent('message', { origin: 'http://127.0.0.1:9', data })),
      )
      return { closed: false }
    },
  ],
])('PAY-03 a PayPal window that was %s says that nothing was charged', async (_, openWindow) => {
  const { onMethod } = await open()
  vi.stubGlobal('open', openWindow)
  await page.getByRole('radio', { name: 'PayPal' }).click()
  await pay.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You left PayPal before you agreed. Nothing was charged.')
  await expect.element(pay).toBeEnabled()
  expect(onMethod).not.toHaveBeenCalled()
})

test('an error goes away while it is corrected, so the button does not move when the field is left', async () => {
  await open()
  await fillIn()
  await field('ZIP code').fill('977')
  await pay.click()
  const fault = page.getByText('Please enter a ZIP code with 5 digits')
  await expect.element(fault).toBeVisible()
  await field('ZIP code').fill('97702')
  await expect.element(field('ZIP code')).toHaveFocus()
  await expect.element(fault).not.toBeInTheDocument()
})
