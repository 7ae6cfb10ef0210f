import type { Refundable } from '@fieldhouse/contract/billing.refunds'
import type { Transaction } from '@fieldhouse/contract/billing.transactions'

export const transactionOf = (facts: Partial<Transaction> = {}): Transaction => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8101',
  invoice_number: 'FH-000042',
  issue_date: '2026-11-15',
  status: 'paid',
  user: {
    id: '01890a5d-ac96-774b-bcce-b302099a8102',
    first_name: 'Corinne',
    last_name: 'Castellanos',
    email: 'corinne@mail.example',
  },
  athlete_name: 'Noor Castellanos',
  package: 'Starter Elite',
  total: 123_450,
  refunded: 0,
  formatted: { total: '$1,234.50', refunded: '$0.00' },
  can: { refund: true },
  ...facts,
})

export const refundableOf = (facts: Partial<Refundable> = {}): Refundable => ({
  invoice_number: 'FH-000042',
  transaction_id: 'tx7f3k2',
  user: { first_name: 'Corinne', last_name: 'Castellanos', email: 'corinne@mail.example' },
  package: 'Starter Elite',
  period: {
    billing_period_start: '2026-11-15',
    billing_period_end: '2026-12-14',
    cycle_title: 'Monthly',
  },
  currency_symbol: '$',
  transaction_amount: 123_450,
  refunded_amount: 0,
  max_refund_amount: 123_450,
  braintree_status: 'settled',
  is_current_period: true,
  ...facts,
})
