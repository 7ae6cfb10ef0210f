import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, refusal } from '../../../lib/network.factory.ts'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { packageOf, paypal, visa } from './payment.factory.ts'
import { openPayment } from './payment-page.factory.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const { id } = viewerOf()
const ticket = page.getByRole('article', { name: 'Starter Elite, Noor Castellanos' })

describe('PAY-06 payment methods', () => {
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const question = page.getByRole('dialog', { name: 'Delete this card?' })
  const master = { ...visa, id: paypal.id, card_last_four: '4444', is_default: false, is_in_use: false }

  test('show what a person recognizes, and which one pays', async () => {
    await openPayment([{ payment_methods: [visa, paypal] }])
    await expect
      .element(row('Visa ending in 1111'))
      .toMatchTextContent(/Expires 04\/2028.*Pays for your package/)
    await expect.element(row('PayPal, noor@mail.example')).toBeVisible()
  })

  test('another one becomes the default with one press', async () => {
    await openPayment(
      [
        { payment_methods: [visa, master] },
        {
          payment_methods: [
            { ...visa, is_default: false },
            { ...master, is_default: true },
          ],
        },
      ],
      {
        answers: {
          [`POST /my-account/default-payment/${master.id}`]: () => Response.json({ data: master }),
        },
      },
    )
    await page.getByRole('button', { name: /^Make default.*4444/ }).click()
    await expect.element(row('4444')).toMatchTextContent(/Default/)
    await expect.element(page.getByRole('button', { name: 'Delete Visa ending in 4444' })).toHaveFocus()
  })

  test('a charge that is being tried says so, and then how it turned out', async () => {
    const payment_methods = [visa, master]
    const tried = packageOf({ status: 'past-due', next_try_on: '2026-12-15', is_tried_now: true })
    await openPayment([{ payment_methods, packages: [tried] }, { payment_methods }], {
      answers: {
        [`POST /my-account/default-payment/${master.id}`]: () => Response.json({ data: master }),
      },
    })
    await expect.element(ticket).toMatchTextContent(/We’re trying the payment of \$49\.00 again now\./)
    await page.getByRole('button', { name: /^Make default.*4444/ }).click()
    await expect.element(page.getByText('The payment of $49.00 went through. Thank you.')).toBeVisible()
  })

  test('deleting the one that pays asks what pays from then on', async () => {
    const call = `POST /my-account/delete-payment/${visa.id}`
    const { asked } = await openPayment([{ payment_methods: [visa, paypal, { ...master, id: 'm' }] }, {}], {
      answers: { [call]: () => Response.json({ data: { deleted: true } }) },
    })
    await page.getByRole('button', { name: 'Delete Visa ending in 1111' }).click()
    await expect.element(question.getByRole('radio', { name: /PayPal/ })).toBeChecked()
    await question.getByRole('radio', { name: /4444/ }).click({ force: true })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(bodiesOf(asked, call)).toEqual([{ replacement_id: 'm' }])
  })

  test('one that pays for nothing is deleted without that, and the focus stays on the page', async () => {
    const call = `POST /my-account/delete-payment/${master.id}`
    const { asked, getByRole } = await openPayment(
      [{ payment_methods: [visa, master] }, { payment_methods: [visa] }],
      { answers: { [call]: () => Response.json({ data: { deleted: true } }) } },
    )
    await page.getByRole('button', { name: 'Delete Visa ending in 4444' }).click()
    expect(question.getByRole('radio').query()).toBeNull()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(row('4444')).not.toBeInTheDocument()
    await expect.element(getByRole('button', { name: 'Add a payment method' })).toHaveFocus()
    expect(bodiesOf(asked, call)).toEqual([{}])
  })

  test('when another tab changed what pays, the refusal is shown and the question appears', async () => {
    const call = `POST /my-account/delete-payment/${master.id}`
    await openPayment(
      [
        { payment_methods: [visa, master] },
        {
          payment_methods: [
            { ...visa, is_in_use: false },
            { ...master, is_in_use: true },
          ],
        },
      ],
      { answers: { [call]: () => refusal(409, 'Choose what pays.', undefined, 'method_in_use') } },
    )
    await page.getByRole('button', { name: 'Delete Visa ending in 4444' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.element(question.getByRole('alert')).toHaveTextContent('Choose what pays.')
    await expect.element(question.getByRole('radio', { name: /1111/ })).toBeChecked()
  })

  const token = btoa(
    JSON.stringify({
      authorizationFingerprint: 'print',
      sandbox: { tokenizeUrl: 'http://127.0.0.1:9/cards', paypalUrl: 'http://127.0.0.1:9/paypal' },
    }),
  )
  const addDialog = page.getByRole('dialog', { name: 'Add a payment method' })
  const typeCard = async () => {
    await addDialog.getByLabelText(/^Name on the card/).fill('Noor Castellanos')
    await addDialog.getByLabelText(/^Card number/).fill('4111111111111111')
    await addDialog.getByLabelText(/^Expires/).fill('0931')
    await addDialog.getByLabelText(/^CVC/).fill('123')
    await addDialog.getByLabelText(/^ZIP/).fill('97702')
    await addDialog.getByRole('button', { name: 'Save payment method' }).click()
  }

  test('a new card is saved after a declined one, and a failed charge is tried again with it', async () => {
    const call = 'POST /my-account/payment-methods'
    const declined = 'Your bank declined the card.'
    let tries = 0
    const unpaid = packageOf({ status: 'past-due', next_try_on: '2099-12-16' })
    const { asked } = await openPayment([{ packages: [unpaid] }], {
      answers: {
        [`GET /subscription/client-secret/${id}`]: () =>
          Response.json({ data: { client_token: token, provider: 'sandbox' } }),
        'POST /cards': () => Response.json({ creditCards: [{ nonce: `nonce-${++tries}` }] }),
        [call]: () =>
          tries === 1
            ? refusal(422, 'No', { payment_method: [declined] }, 'card_declined')
            : Response.json({ data: master }, { status: 201 }),
      },
    })
    await ticket.getByRole('button', { name: /^Add a card/ }).click()
    await typeCard()
    await expect.element(addDialog.getByText(declined)).toBeVisible()
    await addDialog.getByRole('button', { name: 'Save payment method' }).click()
    await expect.element(addDialog).not.toBeInTheDocument()
    await expect
      .element(page.getByText('Visa ending in 4444 is saved. We’re trying the payment again.'))
      .toBeVisible()
    expect(bodiesOf(asked, call)).toEqual([{ payment_method: 'nonce-1' }, { payment_method: 'nonce-2' }])
  })

  test('the only one stays while it pays, with the way to another one', async () => {
    await openPayment([{}])
    await page.getByRole('button', { name: 'Delete Visa ending in 1111' }).click()
    await expect.element(question).toMatchTextContent(/nothing else to pay with/)
    expect(question.getByRole('button', { name: 'Delete' }).query()).toBeNull()
    await expect.element(question.getByRole('button', { name: 'Add a payment method' })).toBeVisible()
  })
})
