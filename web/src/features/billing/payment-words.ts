import type { SavedMethod } from '@fieldhouse/contract/billing.account'
import { invoiceStatusTexts } from '@fieldhouse/contract/billing.invoice-words'
import type {
  Invoice,
  InvoiceAddress,
  InvoiceStatus,
  PaymentSummary,
} from '@fieldhouse/contract/billing.invoices'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import { dayOf } from '../../lib/dates.ts'
import { stateName } from '../../lib/state-names.ts'
import type { TagTone } from '../../ui/data/tag.tsx'

/** A billing day is the same everywhere. As in "Dec 15, 2026". */
export const billingDate = (day: string): string => dayOf(day, 0)

export const cycleWords: Record<BillingCycle, string> = { monthly: 'Monthly', annual: 'Annual' }

/** As in "Visa ending in 1111". */
export const methodName = ({
  payment_type,
  card_brand,
  card_last_four,
  paypal_email,
}: PaymentSummary): string => {
  if (payment_type === 'PayPal') return paypal_email ? `PayPal, ${paypal_email}` : 'PayPal'
  return `${card_brand ?? 'Card'} ending in ${card_last_four ?? '****'}`
}

/** As in "Expires 04/2028". Null for PayPal. */
export const expiryWords = ({
  card_expires,
  is_expired,
}: Pick<SavedMethod, 'card_expires' | 'is_expired'>): string | null => {
  if (!card_expires) return null
  const [year, month] = card_expires.split('-')
  return `${is_expired ? 'Expired' : 'Expires'} ${month}/${year}`
}

export const addressLines = ({
  address,
  apt,
  city,
  state,
  zip_code,
  country,
  phone,
}: InvoiceAddress): string[] =>
  [
    [address, apt].filter(Boolean).join(', '),
    `${city}, ${stateName(state)} ${zip_code}`,
    country === 'US' ? 'United States' : country,
    phone,
  ].filter(Boolean)

const invoiceTones: Record<InvoiceStatus, TagTone> = {
  free: 'positive',
  paid: 'positive',
  'partly-refunded': 'warning',
  refunded: 'neutral',
  unpaid: 'warning',
  void: 'neutral',
  disputed: 'warning',
  'charged-back': 'neutral',
}

export const invoiceStatus = (status: InvoiceStatus) => ({
  ...invoiceStatusTexts[status],
  tone: invoiceTones[status],
})

/** As in "Nov 15, 2026 to Dec 14, 2026". */
export const periodWords = ({
  billing_period_start,
  billing_period_end,
}: Pick<Invoice['package']['period'], 'billing_period_start' | 'billing_period_end'>): string =>
  `${billingDate(billing_period_start)} to ${billingDate(billing_period_end)}`
