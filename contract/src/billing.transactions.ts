import * as z from 'zod'
import { invoice } from './billing.invoices.ts'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalId, optionalText } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

/** The filters of the list of transactions: everything, or one state of the invoice. */
export const transactionFilters = [
  'all',
  'paid',
  'partly-refunded',
  'refunded',
  'unpaid',
  'disputed',
  'charged-back',
  'void',
  'free',
] as const
export type TransactionFilter = (typeof transactionFilters)[number]

export const transactionSorts = ['date', 'amount', 'name'] as const
export type TransactionSort = (typeof transactionSorts)[number]

export const sortDirections = ['ascending', 'descending'] as const

const named = z.object({ first_name: z.string(), last_name: z.string() })

/** What staff need to find a payment and refund it. Money is in cents, next to the text that people read. */
const transaction = z.object({
  /** The invoice's. */
  id: z.string(),
  invoice_number: z.string(),
  issue_date: z.string(),
  status: invoice.shape.status,
  /** The payer, as the account is now. Null when it was erased. */
  user: named.extend({ id: z.string(), email: z.string().nullable() }).nullable(),
  athlete_name: z.string(),
  package: z.string(),
  total: z.number(),
  refunded: z.number(),
  formatted: z.object({ total: z.string(), refunded: z.string() }),
  can: z.object({ refund: z.boolean() }),
})
export type Transaction = z.output<typeof transaction>

export const transactionFilter = {
  /** An invoice number, a name, an email address, an amount, a date, or a period, as in `last week` or `11/09/2026 to 11/15/2026`. */
  q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
  state: z.preprocess((given) => given || undefined, z.enum(transactionFilters).default('all')),
  /** Only the orders of this person's family. */
  user: optionalId,
}

const transactionQuery = z.object({
  ...transactionFilter,
  sort: z.preprocess((given) => given || undefined, z.enum(transactionSorts).default('date')),
  direction: z.preprocess((given) => given || undefined, z.enum(sortDirections).default('descending')),
  page: wholeFrom(1).default(1),
})
export type TransactionQuery = z.output<typeof transactionQuery>

/** PAY-07. */
export const getTransactions = endpoint({
  method: 'GET',
  path: '/panel/admin/transactions',
  guard: 'refunds',
  rate: 'read',
  summary: 'What families paid, page by page',
  query: transactionQuery,
  output: listOf(transaction).extend({
    /** With the same text and family, whatever the state. */
    counts: z.record(z.enum(transactionFilters), z.number()),
    /** The person whose family's orders these are, if one was asked for. */
    family_of: named.nullable(),
  }),
  errors: ['not_found'],
  quiet: ['missing', 'fault', 'refusal'],
})
