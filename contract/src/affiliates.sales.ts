import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { listOf, wholeFrom } from './lists.ts'

/** AFF-01. What an owner of a promo code sees. Money is in cents, next to the text that people read. */

const ownCode = z.object({
  code: z.string(),
  /** As in "15% off". */
  text: z.string(),
  uses: z.number(),
  max_uses: z.number().nullable(),
  is_active: z.boolean(),
  commission_percent: z.number(),
  commission_months: z.number(),
})
export type OwnCode = z.output<typeof ownCode>

/** The codes of the signed-in person. */
export const getMyPromoCodes = endpoint({
  method: 'GET',
  path: '/my-account/promo-codes',
  guard: 'check-auth',
  rate: 'read',
  summary: 'Your own promo codes',
  output: z.object({ promo_codes: z.array(ownCode) }),
})

/** What one month brought. A refund counts in the month of its sale. */
export const salesMonth = z.object({
  /** As in 2026-11, in UTC. */
  month: z.string(),
  sign_ups: z.number(),
  sales: z.number(),
  commission: z.number(),
})
export type SalesMonth = z.output<typeof salesMonth>

export const balance = z.object({
  pending: z.number(),
  /** Negative if refunds took back more than was payable. The next commissions make up for it. */
  payable: z.number(),
  paid: z.number(),
})
export type Balance = z.output<typeof balance>

const summary = z.object({
  codes: z.array(ownCode),
  totals: balance.extend({ sign_ups: z.number(), sales: z.number() }),
  /** The last twelve months, oldest first. */
  months: z.array(salesMonth),
})
export type SalesSummary = z.output<typeof summary>

export const getSalesSummary = endpoint({
  method: 'GET',
  path: '/my-sales/summary',
  guard: 'my-sales',
  rate: 'read',
  summary: 'What your promo codes brought, by month',
  output: z.object({ data: summary }),
  quiet: ['fault'],
})

const page = z.object({ page: wholeFrom(1).default(1) })

const signUp = z.object({
  id: z.string(),
  /** The first name and the first letter of the last name. The family's identity stays private. */
  name: z.string(),
  type: z.string(),
  promo_code: z.string(),
  signed_up_at: z.string(),
  /** The end of the time in which this person's payments earn a commission. */
  counts_until: z.string(),
})
export type SignUp = z.output<typeof signUp>

export const getSignUps = endpoint({
  method: 'GET',
  path: '/my-sales/sign-ups',
  guard: 'my-sales',
  rate: 'read',
  summary: 'Who signed up with your own promo codes',
  query: page,
  output: listOf(signUp),
  quiet: ['fault'],
})

export const lineStates = ['pending', 'payable', 'paid'] as const

/** A payment that earned a commission, or a refund that took its share back. */
export const saleLine = z.object({
  id: z.string(),
  kind: z.enum(['earned', 'returned']),
  /** The first name and the first letter of the last name. */
  name: z.string(),
  promo_code: z.string(),
  date: z.string(),
  /** The payment without taxes. */
  base: z.number(),
  percent: z.number(),
  commission: z.number(),
  state: z.enum(lineStates),
  payable_at: z.string(),
})
export type SaleLine = z.output<typeof saleLine>

export const getMySales = endpoint({
  method: 'GET',
  path: '/my-sales',
  guard: 'my-sales',
  rate: 'read',
  summary: 'What you earned, payment by payment',
  query: page,
  output: listOf(saleLine),
  quiet: ['fault'],
})

const ownPayout = z.object({
  id: z.string(),
  cents: z.number(),
  /** A day, as in 2026-11-02. */
  paid_on: z.string(),
  reference: z.string(),
})
export type OwnPayout = z.output<typeof ownPayout>

export const getMyPayouts = endpoint({
  method: 'GET',
  path: '/my-sales/payouts',
  guard: 'my-sales',
  rate: 'read',
  summary: 'What you were paid',
  query: page,
  output: listOf(ownPayout),
  quiet: ['fault'],
})
