import type { ActivePackage, PaymentInfo, SavedMethod } from '@fieldhouse/contract/billing.account'
import type { Invoice, Seller } from '@fieldhouse/contract/billing.invoices'
import { viewerOf } from '../../../lib/viewer.factory.ts'

const { id } = viewerOf()

/** A package in its second month, paid by the viewer. */
export const packageOf = (facts: Partial<ActivePackage> = {}): ActivePackage => ({
  athlete_user_id: id,
  athlete_name: 'Noor Castellanos',
  package_key: 'package-2',
  name: 'Starter Elite',
  billing_cycle: 'monthly',
  status: 'active',
  starts_on: '2026-11-15',
  ends_on: '2026-12-15',
  is_canceled: false,
  stopped: null,
  next_charge: { on: '2026-12-15', total: 4900, formatted_total: '$49.00' },
  reminder_on: null,
  change: null,
  next_try_on: null,
  is_tried_now: false,
  discount: null,
  discount_until: null,
  payer: { name: 'Noor Castellanos', is_you: true },
  can_manage: true,
  ...facts,
})

export const visa: SavedMethod = {
  id: '01890a5d-ac96-774b-bcce-b302099a8001',
  payment_type: 'credit-card',
  card_brand: 'Visa',
  card_last_four: '1111',
  paypal_email: null,
  card_expires: '2028-04',
  is_expired: false,
  is_default: true,
  is_in_use: true,
}

export const paypal: SavedMethod = {
  ...visa,
  id: '01890a5d-ac96-774b-bcce-b302099a8002',
  payment_type: 'PayPal',
  card_brand: null,
  card_last_four: null,
  paypal_email: 'noor@mail.example',
  card_expires: null,
  is_default: false,
  is_in_use: false,
}

export const invoiceOf = (facts: Partial<Invoice> = {}): Invoice => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8003',
  invoice_number: 'FH-000042',
  issue_date: '2026-11-15',
  transaction_id: 'tx7f3k2',
  invoice_url: '/invoice/01890a5d-ac96-774b-bcce-b302099a8003',
  pdf_url: '/api/invoices/01890a5d-ac96-774b-bcce-b302099a8003/pdf',
  status: 'paid',
  athlete_name: 'Noor Castellanos',
  billing_info: {
    full_name: 'Corinne Castellanos',
    payment: {
      payment_type: 'credit-card',
      card_brand: 'Visa',
      card_last_four: '1111',
      paypal_email: null,
    },
    address: {
      address: '12 Alder St',
      apt: 'Apt 4',
      city: 'Bend',
      state: 'OR',
      zip_code: '97702',
      country: 'US',
      phone: '(541) 555-0100',
    },
  },
  package: {
    key: 'package-2',
    name: 'Starter Elite',
    amount: 4900,
    discount: 490,
    credit: 0,
    taxes: 350,
    total: 4760,
    refunded: 0,
    net: 4760,
    period: {
      cycle_title: 'Monthly',
      billing_period_start: '2026-11-15',
      billing_period_end: '2026-12-14',
    },
  },
  first_charge: null,
  formatted: {
    amount: '$49.00',
    discount: '$4.90',
    credit: '$0.00',
    taxes: '$3.50',
    total: '$47.60',
    refunded: '$0.00',
    net: '$47.60',
  },
  refunds: [],
  ...facts,
})

export const seller: Seller = {
  name: 'Fieldhouse',
  street: '1180 Old Mill Road, Suite 4',
  town: 'Columbus, OH 43215',
  phone: '(614) 555-0142',
}

export const paymentInfoOf = (facts: Partial<PaymentInfo> = {}): PaymentInfo => {
  const packages = facts.packages ?? [packageOf()]
  return {
    packages,
    active_package: packages[0] ?? null,
    payment_methods: [visa],
    order_history: [invoiceOf()],
    ...facts,
  }
}
