import type { PrintedInvoice } from '@fieldhouse/contract/billing.invoices'
import { sideTask } from '../../../platform/side-processes/side-task.ts'

export interface InvoiceSheet extends PrintedInvoice {
  /** The address of the invoice's page. Missing in an archive, which outlives the account. */
  readonly online_at?: string
}

/** A PDF blocks a thread for some tenths of a second, so a separate process draws it. */
export const printInvoiceTask = sideTask<InvoiceSheet, Uint8Array>({
  name: 'print-invoice',
  file: new URL('./print-invoice.process.ts', import.meta.url),
  mostMilliseconds: 30_000,
  lost: 'The invoice could not be drawn in time. Please try again in a moment.',
})
