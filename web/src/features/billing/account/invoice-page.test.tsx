import type { Invoice } from '@fieldhouse/contract/billing.invoices'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { InvoicePage } from './invoice-page.tsx'
import { invoiceOf, seller } from './payment.factory.ts'

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sheet = page.getByRole('article', { name: /^Invoice/ })

const open = async (facts: Partial<Invoice> = {}) => {
  const invoice = { ...invoiceOf(facts), seller }
  network({ [`GET /invoices/${invoice.id}`]: () => Response.json({ data: invoice }) })
  const site = await openSite({
    Frame: () => (
      <Suspense>
        <InvoicePage id={invoice.id} back="/user/payment" siteOrigin="https://fieldhouse.example" />
      </Suspense>
    ),
  })
  await expect.element(sheet).toBeVisible()
  return site
}

describe('PAY-05 an invoice', () => {
  test('shows every field', async () => {
    await open()
    for (const text of [
      'FH-000042',
      'Nov 15, 2026 to Dec 14, 2026',
      'Corinne Castellanos',
      '12 Alder St, Apt 4',
      'Bend, Oregon 97702',
      'United States',
      '(541) 555-0100',
      'Noor Castellanos',
      'Visa ending in 1111',
      'tx7f3k2',
      `https://fieldhouse.example${invoiceOf().invoice_url}`,
      'Paid',
      'Starter Elite, Monthly',
      seller.street,
      seller.town,
      'Paid with',
    ])
      await expect.element(sheet.getByText(text, { exact: true })).toBeVisible()
    await expect.element(sheet).toMatchTextContent(/\$49\.00.*Discount−\$4\.90.*Taxes\$3\.50.*Total\$47\.60/)
    expect(sheet.getByText('Refunded').query()).toBeNull()
    expect(sheet.getByText('Credit for unused days').query()).toBeNull()
  })

  test('of a free month says when the first charge comes', async () => {
    await open({ first_charge: { on: '2026-12-15', total: 4900, formatted_total: '$49.00' } })
    await expect
      .element(sheet)
      .toMatchTextContent(/The first charge is \$49\.00 on Dec 15, 2026, unless you cancel before\./)
  })

  test('shows a refund and a credit', async () => {
    const { package: bought, formatted } = invoiceOf()
    await open({
      status: 'partly-refunded',
      package: { ...bought, refunded: 1000, net: 3760, credit: 500 },
      formatted: { ...formatted, refunded: '$10.00', net: '$37.60', credit: '$5.00' },
      refunds: [{ id: 'r', on: '2026-11-20', amount: 1000, formatted_amount: '$10.00' }],
    })
    await expect
      .element(sheet)
      .toMatchTextContent(
        /Credit for unused days−\$5\.00.*Refunded on Nov 20, 2026−\$10\.00Net amount\$37\.60/,
      )
  })

  test('that was not paid says so, and does not claim a payment', async () => {
    await open({ status: 'void' })
    await expect.element(sheet).toMatchTextContent(/The payment was called off, so nothing was charged\./)
    expect(sheet.getByText('Paid with').query()).toBeNull()
  })

  test('without the right to see the payment, has no card, address, or transaction', async () => {
    await open({
      transaction_id: null,
      billing_info: { full_name: 'Corinne Castellanos', payment: null, address: null },
    })
    for (const label of ['Paid with', 'Transaction']) expect(sheet.getByText(label).query()).toBeNull()
  })

  test('is printed, saved as a PDF, and left', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { getByRole } = await open()
    await getByRole('button', { name: 'Print' }).click()
    expect(print).toHaveBeenCalledOnce()
    await expect.element(getByRole('link', { name: 'PDF' })).toHaveAttribute('href', invoiceOf().pdf_url)
    await expect
      .element(getByRole('link', { name: 'Back to Payment' }))
      .toHaveAttribute('href', '/user/payment')
  })
})
