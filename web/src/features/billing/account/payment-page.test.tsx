import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { invoiceOf, packageOf, paymentInfoOf, paypal, visa } from './payment.factory.ts'
import { openPayment } from './payment-page.factory.tsx'
import { PaymentPage } from './payment-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const done = { status: 'success', message: 'It is done.', ends_on: '2026-12-15' }

const { id } = viewerOf()
const ticket = page.getByRole('article', { name: 'Starter Elite, Noor Castellanos' })

describe('PAY-06 a package', () => {
  test('shows its state, who pays, and the promo code', async () => {
    await openPayment([
      { packages: [packageOf({ status: 'free', discount: '10% off', discount_until: '2027-02-15' })] },
    ])
    await expect
      .element(ticket)
      .toMatchTextContent(
        /Monthly.*First month free.*until Dec 15, 2026.*Paid byYou.*10% off until Feb 15, 2027/,
      )
    await expect
      .element(ticket.getByRole('link', { name: /^Change package/ }))
      .toHaveAttribute('href', `/packages?athlete=${id}`)
  })

  test('is canceled after one question, and the focus goes to the way back', async () => {
    const canceled = packageOf({ is_canceled: true, next_charge: null })
    const { posts, getByText } = await openPayment([{}, { packages: [canceled] }], {
      answers: { [`POST /subscription/cancel/${id}`]: () => Response.json(done) },
    })
    await ticket.getByRole('button', { name: /^Cancel package/ }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel Starter Elite?' })
    await expect.element(question).toMatchTextContent(/keeps the package until Dec 15, 2026/)
    expect(posts()).toEqual([])
    await question.getByRole('button', { name: 'Cancel package' }).click()
    await expect.element(ticket).toMatchTextContent(/Canceled\. It runs until Dec 15, 2026\./)
    await expect.element(getByText('It is done.')).toBeVisible()
    await expect.element(ticket.getByRole('button', { name: /^Undo/ })).toHaveFocus()
    expect(posts()).toHaveLength(1)
  })

  test('stays when the question is answered with no', async () => {
    const { posts } = await openPayment([{}])
    await ticket.getByRole('button', { name: /^Cancel package/ }).click()
    await page.getByRole('button', { name: 'Keep package' }).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(posts()).toEqual([])
  })

  test('a refused cancellation says why, and nothing changes', async () => {
    const why = 'Another purchase or change is not done yet.'
    await openPayment([{}], {
      answers: { [`POST /subscription/cancel/${id}`]: () => refusal(409, why) },
    })
    await ticket.getByRole('button', { name: /^Cancel package/ }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Cancel package' }).click()
    await expect.element(question.getByRole('alert')).toHaveTextContent(why)
    await question.getByRole('button', { name: 'Keep package' }).click()
    await expect.element(ticket.getByRole('button', { name: /^Cancel package/ })).toBeVisible()
  })

  test('a cancellation is undone with one press', async () => {
    const { posts } = await openPayment([{ packages: [packageOf({ is_canceled: true })] }, {}], {
      answers: { [`POST /subscription/resume/${id}`]: () => Response.json(done) },
    })
    await ticket.getByRole('button', { name: /^Undo/ }).click()
    await expect.element(ticket).toMatchTextContent(/Next charge: \$49\.00 on Dec 15, 2026\./)
    await expect.element(ticket.getByRole('button', { name: /^Cancel package/ })).toHaveFocus()
    expect(posts()).toHaveLength(1)
  })

  test('that we canceled over a dispute says why, and what to do', async () => {
    const stopped = { reason: 'dispute-open', formatted_total: '$49.00' } as const
    await openPayment([{ packages: [packageOf({ is_canceled: true, next_charge: null, stopped })] }])
    await expect
      .element(ticket)
      .toMatchTextContent(
        /someone told the bank that the payment of \$49\.00 wasn’t right.*tell your bank, and undo the cancellation here/,
      )
    await expect
      .element(ticket.getByRole('link', { name: 'Write to us' }))
      .toHaveAttribute('href', '/contact-us')
    await expect.element(ticket.getByRole('button', { name: /^Undo/ })).toBeVisible()
  })

  test('a change that waits can be taken back', async () => {
    const change = {
      package_key: 'package-1',
      name: 'Starter Showcase',
      billing_cycle: 'monthly',
      on: '2026-12-15',
    } as const
    await openPayment([{ packages: [packageOf({ change })] }, {}], {
      answers: { [`POST /subscription/resume/${id}`]: () => Response.json(done) },
    })
    await expect
      .element(ticket)
      .toMatchTextContent(/Changes to Starter Showcase \(monthly\) on Dec 15, 2026\./)
    await ticket.getByRole('button', { name: /^Keep Starter Elite/ }).click()
    await expect.element(ticket).not.toMatchTextContent(/Starter Showcase/)
  })

  test('every athlete of a parent has one, and one without a package has the way to it', async () => {
    const athlete = {
      athlete_id: 'a',
      athlete_slug: 'x',
      sport: { key: 'basketball' },
      access_to_rc: false,
      rc_ended_on: null,
      access_to_bcm: false,
      bcm_ended_on: null,
    }
    const athletes = [
      { ...athlete, user_id: id, first_name: 'Noor', last_name: 'Castellanos' },
      { ...athlete, user_id: 'other', first_name: 'Lina', last_name: 'Castellanos' },
    ]
    await openPayment([{}], { viewer: { type: 'parent', athletes } })
    await expect.element(ticket).toBeVisible()
    const other = page.getByRole('article', { name: 'No package yet, Lina Castellanos' })
    await expect
      .element(other.getByRole('link', { name: /^Choose a package/ }))
      .toHaveAttribute('href', '/packages?athlete=other')
  })
})

describe('PAY-06 the rest of the family', () => {
  test('sees the package and the invoices, but no card, no address, and no way to cancel', async () => {
    const payer = { name: 'Corinne Castellanos', is_you: false }
    const { getByRole, getByText } = await openPayment([
      { packages: [packageOf({ payer, can_manage: false })], payment_methods: [] },
    ])
    await expect.element(ticket).toMatchTextContent(/Paid byCorinne Castellanos/)
    await expect.element(getByText(/Only the person who pays sees the card/)).toBeVisible()
    await expect.element(getByRole('link', { name: 'FH-000042' })).toBeVisible()
    for (const name of [/^Cancel package/, 'Add a payment method', 'Save address'])
      expect(getByRole('button', { name }).query()).toBeNull()
  })

  test('an impersonating admin changes nothing', async () => {
    const { getByRole } = await openPayment([{}], { viewer: { impersonator_id: 'admin' } })
    for (const name of [/^Cancel package/, 'Add a payment method', 'Save address', /^Delete/])
      await expect.element(getByRole('button', { name })).toBeDisabled()
  })
})

describe('PAY-06 the billing address', () => {
  test('is checked field by field, and saved', async () => {
    const call = 'POST /billing-address/update'
    const { asked, getByLabelText, getByRole, getByText } = await openPayment([{}], {
      answers: { [call]: ({ body }) => Response.json({ data: body }) },
    })
    await getByLabelText(/^Street address/).fill('12 Alder St')
    await getByLabelText(/^City/).fill('Bend')
    await getByLabelText(/^ZIP code/).fill('977')
    await getByRole('button', { name: 'Save address' }).click()
    await expect.element(getByText('Please choose the state')).toBeVisible()
    await expect.element(getByText('Please enter a ZIP code with 5 digits')).toBeVisible()
    await userEvent.selectOptions(getByLabelText(/^State/), 'OR')
    await getByLabelText(/^ZIP code/).fill('97702')
    await getByRole('button', { name: 'Save address' }).click()
    await expect.element(getByText('Your billing address is saved.')).toBeVisible()
    expect(bodiesOf(asked, call)).toEqual([
      {
        country: 'US',
        address: '12 Alder St',
        apt: '',
        city: 'Bend',
        state: 'OR',
        zip_code: '97702',
        phone: '',
      },
    ])
  })
})

describe('PAY-06 the order history', () => {
  test('has each invoice with its page and its PDF', async () => {
    const refunded = invoiceOf({ id: 'r', invoice_number: 'FH-000041', status: 'partly-refunded' })
    const { getByRole } = await openPayment([{ order_history: [invoiceOf(), refunded] }])
    const line = getByRole('row', { name: /FH-000042/ })
    await expect.element(line).toMatchTextContent(/Nov 15, 2026.*Starter Elite.*Paid.*\$47\.60/)
    await expect
      .element(line.getByRole('link', { name: 'FH-000042' }).first())
      .toHaveAttribute('href', invoiceOf().invoice_url)
    await expect
      .element(line.getByRole('link', { name: 'PDF of invoice FH-000042' }))
      .toHaveAttribute('href', invoiceOf().pdf_url)
    await expect.element(getByRole('row', { name: /FH-000041/ })).toMatchTextContent(/Partly refunded/)
  })

  test('is cards on a phone, and nothing is wider than the screen', async () => {
    await page.viewport(360, 740)
    const { getByRole } = await openPayment([{ payment_methods: [visa, paypal] }])
    await expect
      .element(getByRole('list', { name: 'Order history' }))
      .toMatchTextContent(/FH-000042.*\$47\.60/)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test('says when there is nothing yet', async () => {
    const { getByRole } = await openPayment([{ packages: [], payment_methods: [], order_history: [] }])
    await expect.element(getByRole('heading', { name: 'No package yet' })).toBeVisible()
    await expect.element(getByRole('heading', { name: 'No card saved' })).toBeVisible()
    await expect.element(getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  })
})

test('PAY-06 a page that did not load says so and can be tried again', async () => {
  let isBack = false
  network({
    'GET /my-account/payment': () =>
      isBack ? Response.json({ data: paymentInfoOf() }) : refusal(503, 'Please try again.'),
    'GET /billing-address': () => Response.json({ data: null }),
  })
  const { getByRole } = await openSite({ Frame: () => <PaymentPage viewer={viewerOf()} /> })
  await expect.element(getByRole('alert')).toMatchTextContent(/did not load.*Please try again\./)
  isBack = true
  await getByRole('button', { name: 'Try again' }).click()
  await expect.element(ticket).toBeVisible()
})
