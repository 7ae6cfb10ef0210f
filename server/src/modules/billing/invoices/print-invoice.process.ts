import { serveSideTask } from '../../../platform/side-processes/serve-side-task.ts'
import { drawInvoice } from './draw-invoice.ts'
import type { printInvoiceTask } from './print-task.ts'

serveSideTask<typeof printInvoiceTask>(drawInvoice)
