import { createFairQueue } from '../../../platform/fair-queue.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import type { SideProcesses } from '../../../platform/side-processes/side-processes.ts'
import { type InvoiceSheet, printInvoiceTask } from './print-task.ts'

/** PAY-05: the invoice as a PDF. One is drawn at a time, with people taking turns. */
export const createInvoicePrinter = (sideProcesses: Pick<SideProcesses, 'run'>) => {
  const queued = createFairQueue({
    atOnce: 1,
    atOnceEach: 1,
    waiting: 40,
    waitingEach: 8,
    waitingVisitors: 0,
    yoursAreWaiting: 'Your other invoices are still being drawn. Please try again in a moment.',
    allAreBusy: 'Many invoices are being drawn right now. Please try again in a moment.',
  })
  return (personId: string, invoice: InvoiceSheet): FileAnswer =>
    new FileAnswer({
      body: () =>
        queued(personId, async () => Buffer.from(await sideProcesses.run(printInvoiceTask, invoice)), false),
      type: 'application/pdf',
      name: `fieldhouse-invoice-${invoice.invoice_number}.pdf`,
    })
}
