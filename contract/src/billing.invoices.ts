import * as z from 'zod'
import { packageKeys } from './billing.ts'
import { endpoint } from './endpoint.ts'
import { rowId } from './fields.ts'

export const paymentTypes = ['credit-card', 'PayPal'] as const

/** A card or a PayPal account, as its owner recognizes it. */
export const paymentSummary = z.object({
  payment_type: z.enum(paymentTypes),
  card_brand: z.string().nullable(),
  card_last_four: z.string().nullable(),
  paypal_email: z.string().nullable(),
})
export type PaymentSummary = z.output<typeof paymentSummary>

export const invoiceAddress = z.object({
  address: z.string(),
  apt: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: z.string(),
  phone: z.string(),
})
export type InvoiceAddress = z.output<typeof invoiceAddress>

const invoiceStatuses = [
  'free',
  'paid',
  'partly-refunded',
  'refunded',
  'unpaid',
  'void',
  'disputed',
  'charged-back',
] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** PAY-05. Money is in cents, next to the text that people read. */
export const invoice = z.object({
  id: z.string(),
  invoice_number: z.string(),
  /** A day, as in 2027-01-31. */
  issue_date: z.string(),
  transaction_id: z.string().nullable(),
  invoice_url: z.string(),
  pdf_url: z.string(),
  status: z.enum(invoiceStatuses),
  athlete_name: z.string(),
  billing_info: z.object({
    full_name: z.string(),
    /** Only the payer and staff see how it was paid. */
    payment: paymentSummary.nullable(),
    address: invoiceAddress.nullable(),
  }),
  package: z.object({
    key: z.enum(packageKeys),
    name: z.string(),
    /** Before the discount, the credit, and the taxes. */
    amount: z.number(),
    discount: z.number(),
    credit: z.number(),
    taxes: z.number(),
    total: z.number(),
    refunded: z.number(),
    /** The total without the refunds. */
    net: z.number(),
    period: z.object({
      cycle_title: z.string(),
      billing_period_start: z.string(),
      billing_period_end: z.string(),
    }),
  }),
  /** On the invoice of a free month. */
  first_charge: z.object({ on: z.string(), total: z.number(), formatted_total: z.string() }).nullable(),
  formatted: z.object({
    amount: z.string(),
    discount: z.string(),
    credit: z.string(),
    taxes: z.string(),
    total: z.string(),
    refunded: z.string(),
    net: z.string(),
  }),
  /** The oldest first. */
  refunds: z.array(
    z.object({ id: z.string(), on: z.string(), amount: z.number(), formatted_amount: z.string() }),
  ),
})
export type Invoice = z.output<typeof invoice>

/** Who sells the packages, from the site's own contact data. */
const seller = z.object({ name: z.string(), street: z.string(), town: z.string(), phone: z.string() })
export type Seller = z.output<typeof seller>

/** An invoice as a document of its own. */
const printedInvoice = invoice.extend({ seller })
export type PrintedInvoice = z.output<typeof printedInvoice>

/** The order history shows the newest ones. The archive of a person's data has all. */
export const mostInvoices = 200

const byId = z.object({ id: rowId() })

export const getInvoice = endpoint({
  method: 'GET',
  path: '/invoices/{id}',
  guard: 'check-auth',
  rate: 'read',
  summary: 'One invoice of the family',
  params: byId,
  output: z.object({ data: printedInvoice }),
  quiet: ['refusal'],
})

export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/invoices/{id}/pdf',
  guard: 'check-auth',
  rate: 'print',
  summary: 'The same invoice as a PDF',
  params: byId,
  output: z.object({}),
  file: 'application/pdf',
})
