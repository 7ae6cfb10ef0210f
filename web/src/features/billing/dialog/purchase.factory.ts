import type { Invoice } from '@fieldhouse/contract/billing.invoices'
import type { Offer, SubscriptionResult } from '@fieldhouse/contract/billing.subscriptions'

/** An offer of a free month, as the server sends it. */
export const buildOffer = (facts: Partial<Offer> = {}): Offer => ({
  package_key: 'package-2',
  package_name: 'Starter Elite',
  billing_cycle: 'monthly',
  kind: 'free-month',
  reason: null,
  change_from: null,
  due_today: 0,
  price: 4900,
  discount: 0,
  credit: 0,
  tax: 0,
  total: 4900,
  next_charge_on: '2026-12-15',
  next_total: 4900,
  is_first_charge: true,
  reminder_on: '2026-12-08',
  ends_on: null,
  promo_code: null,
  discount_ends: null,
  needs_address: false,
  currency: 'USD',
  ...facts,
  formatted: {
    due_today: '$0.00',
    price: '$49.00',
    discount: '$0.00',
    credit: '$0.00',
    tax: '$0.00',
    total: '$49.00',
    next_total: '$49.00',
    ...facts.formatted,
  },
})

const buildInvoice = (): Invoice => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8111',
  invoice_number: 'FH-000001',
  issue_date: '2026-11-15',
  transaction_id: 'tx1',
  invoice_url: '/invoice/1',
  pdf_url: '/api/invoices/1/pdf',
  status: 'free',
  athlete_name: 'Noor Castellanos',
  billing_info: {
    full_name: 'Noor Castellanos',
    payment: {
      payment_type: 'credit-card',
      card_brand: 'Visa',
      card_last_four: '1111',
      paypal_email: null,
    },
    address: null,
  },
  package: {
    key: 'package-2',
    name: 'Starter Elite',
    amount: 0,
    discount: 0,
    credit: 0,
    taxes: 0,
    total: 0,
    refunded: 0,
    net: 0,
    period: {
      cycle_title: 'Monthly',
      billing_period_start: '2026-11-15',
      billing_period_end: '2026-12-14',
    },
  },
  first_charge: { on: '2026-12-15', total: 4900, formatted_total: '$49.00' },
  formatted: {
    amount: '$0.00',
    discount: '$0.00',
    credit: '$0.00',
    taxes: '$0.00',
    total: '$0.00',
    refunded: '$0.00',
    net: '$0.00',
  },
  refunds: [],
})

export const buildResult = (facts: Partial<SubscriptionResult> = {}): SubscriptionResult => ({
  status: 'success',
  message: 'Starter Elite is yours.',
  invoice: buildInvoice(),
  ...facts,
})
