import * as z from 'zod'
import { balance } from './affiliates.sales.ts'
import { centsOfAmount } from './billing.amount.ts'
import { endpoint } from './endpoint.ts'
import { calendarDay, oneLine, optionalId, optionalText, rowId } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

/** ADM-04: what owners of promo codes are owed, and what they were paid. Money is in cents. */

const owner = z.object({ id: z.string(), name: z.string(), email: z.string().nullable() })

const search = optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' }))

const owed = balance.extend({ owner })
export type Owed = z.output<typeof owed>

export const getOwed = endpoint({
  method: 'GET',
  path: '/panel/admin/payouts/owed',
  guard: 'admin',
  rate: 'read',
  summary: 'Owners of promo codes who can be paid now, the largest amount first',
  query: z.object({ q: search, page: wholeFrom(1).default(1) }),
  output: listOf(owed).extend({
    /** What all of them can be paid now. */
    payable: z.number(),
  }),
  quiet: ['fault'],
})

const payout = z.object({
  id: z.string(),
  owner: owner.nullable(),
  cents: z.number(),
  /** A day, as in 2026-11-02. */
  paid_on: z.string(),
  reference: z.string(),
  /** Who entered it. */
  staff: z.string().nullable(),
  created_at: z.string(),
})
export type Payout = z.output<typeof payout>

const payoutFilter = {
  /** Searches names, email addresses, and references. */
  q: search,
  owner_id: optionalId,
}

export const getPayouts = endpoint({
  method: 'GET',
  path: '/panel/admin/payouts',
  guard: 'admin',
  rate: 'read',
  summary: 'What owners of promo codes were paid, newest first',
  query: z.object({ ...payoutFilter, page: wholeFrom(1).default(1) }),
  output: listOf(payout).extend({ sum: z.number() }),
  quiet: ['fault'],
})

const payoutQuery = z.object(payoutFilter)
export type PayoutQuery = z.output<typeof payoutQuery>

export const downloadPayouts = endpoint({
  method: 'GET',
  path: '/panel/admin/payouts.csv',
  guard: 'admin',
  rate: 'print',
  summary: 'Payouts as CSV',
  query: payoutQuery,
  file: 'text/csv; charset=utf-8',
  output: z.object({}),
})

export const payoutAmountFault = 'Enter dollars and cents above zero, such as 49.00'
export const payoutTooMuch = 'This is more than can be paid now'

const payoutForm = z.object({
  owner_id: rowId(),
  /** In dollars, as it is typed: 1,234.50. */
  amount: z
    .union([z.string(), z.number()], { error: payoutAmountFault })
    .transform((given) => centsOfAmount(String(given)))
    .pipe(z.number({ error: payoutAmountFault }).positive({ error: payoutAmountFault })),
  paid_on: calendarDay('Choose the day of the payment'),
  reference: oneLine({ min: 3, max: 60, fault: 'Please enter a reference (at least 3 characters)' }),
  /** What could be paid when the form was opened, in cents. If it changed since, nothing is entered. */
  payable: z.coerce.number<number>({ error: 'Must be the amount that you saw' }).int(),
})
export type PayoutForm = z.output<typeof payoutForm>

export const recordPayout = endpoint({
  method: 'POST',
  path: '/panel/admin/payouts',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Enter what the owner of a promo code was paid',
  body: payoutForm,
  output: z.object({ data: z.object({ id: z.string(), balance }) }),
  errors: ['not_found', 'payable_changed'],
  quiet: ['missing', 'refusal'],
})
