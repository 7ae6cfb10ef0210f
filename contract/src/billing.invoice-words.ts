import type { InvoiceStatus } from './billing.invoices.ts'

/** A word or two for a tag, and what it means where that is not obvious. The page and the PDF say the same. */
export const invoiceStatusTexts: Record<InvoiceStatus, { label: string; note: string | null }> = {
  free: { label: 'Free', note: null },
  paid: { label: 'Paid', note: null },
  'partly-refunded': { label: 'Partly refunded', note: null },
  refunded: { label: 'Refunded', note: null },
  unpaid: { label: 'Not paid', note: 'The bank returned this payment, so this invoice is not paid.' },
  void: { label: 'Voided', note: 'The payment was called off, so nothing was charged.' },
  disputed: {
    label: 'With the bank',
    note: 'The bank is looking into this payment and holds the money until it decides.',
  },
  'charged-back': {
    label: 'Returned by the bank',
    note: 'The bank decided that this payment goes back to the payer.',
  },
}

/** Whether the money was taken. Otherwise, the card is only the one it would be charged to. */
export const wasCharged = (status: InvoiceStatus): boolean =>
  status !== 'free' && status !== 'unpaid' && status !== 'void'
