import * as z from 'zod'
import { centsOfAmount } from './billing.amount.ts'
import { endpoint } from './endpoint.ts'
import { rowId } from './fields.ts'

/** PAY-07, quoted from the specification. */
export const refundTooMuch = 'Refund cannot exceed order payment balance'
export const refundNotSettled = 'Cannot refund transaction unless it is settled'

/** How far a payment is. Only a settled one can be refunded. */
export const braintreeStatuses = ['submitted_for_settlement', 'settled', 'voided', 'failed'] as const
export type BraintreeStatus = (typeof braintreeStatuses)[number]

/** Money is in cents. */
const refundable = z.object({
  invoice_number: z.string(),
  transaction_id: z.string(),
  user: z.object({ first_name: z.string(), last_name: z.string(), email: z.string().nullable() }),
  package: z.string(),
  period: z.object({
    billing_period_start: z.string(),
    billing_period_end: z.string(),
    cycle_title: z.string(),
  }),
  currency_symbol: z.literal('$'),
  transaction_amount: z.number(),
  refunded_amount: z.number(),
  max_refund_amount: z.number(),
  braintree_status: z.enum(braintreeStatuses),
  /** A full refund of this period asks whether the package ends now or at the end. */
  is_current_period: z.boolean(),
})
export type Refundable = z.output<typeof refundable>

/** The invoice whose payment is refunded. */
const ofInvoice = z.object({ id: rowId() })

/** PAY-07. Asks the provider how far the payment is. */
export const getRefundable = endpoint({
  method: 'GET',
  path: '/panel/admin/transaction-refund/{id}',
  guard: 'refunds',
  rate: 'read',
  summary: 'A payment, and how much of it can be refunded',
  params: ofInvoice,
  output: z.object({ data: refundable }),
  errors: ['unavailable'],
  quiet: ['missing', 'fault', 'refusal'],
})

export const amountFault = 'Enter dollars and cents above zero, such as 49.00'

export const refundTransaction = endpoint({
  method: 'POST',
  path: '/panel/admin/transaction-refund/{id}',
  guard: 'refunds',
  rate: 'write',
  effect: 'outside',
  summary: 'Refund a payment, or a part of it',
  params: ofInvoice,
  body: z.object({
    /** In dollars, as it is typed: 1,234.50. */
    amount: z
      .union([z.string(), z.number()], { error: amountFault })
      .transform((given) => centsOfAmount(String(given)))
      .pipe(z.number({ error: amountFault }).positive({ error: amountFault })),
    /** Only with a full refund of the current period: the package ends now. Otherwise it ends with the period. */
    end_access: z.boolean().default(false),
  }),
  output: z.object({ data: refundable }),
  errors: ['refund_too_much', 'refund_not_settled', 'unavailable', 'outcome_unknown'],
  quiet: ['missing', 'fault', 'refusal'],
})
