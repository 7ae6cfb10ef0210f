import * as z from 'zod'
import { balance, saleLine, salesMonth } from './affiliates.sales.ts'
import { centsOfAmount } from './billing.amount.ts'
import { endpoint } from './endpoint.ts'
import { calendarDay, mailAddress, oneLine, optionalField, optionalText, rowId } from './fields.ts'
import { largestWhole, listOf, wholeFrom } from './lists.ts'

/** ADM-04: promo codes, which the panel shows as Affiliates. */

export const codeStates = ['running', 'used-up', 'ended'] as const
export type CodeState = (typeof codeStates)[number]

export const codeFilters = ['all', ...codeStates] as const
export type CodeFilter = (typeof codeFilters)[number]

const person = z.object({ id: z.string(), name: z.string(), email: z.string().nullable() })

const listedCode = z.object({
  id: z.string(),
  code: z.string(),
  /** As in "15% off". */
  text: z.string(),
  /** Null for our own codes. */
  owner: person.nullable(),
  /** How many months of charges it makes cheaper. Null is without an end. */
  months: z.number().nullable(),
  uses: z.number(),
  max_uses: z.number().nullable(),
  /** The last day on which it can be used. */
  valid_through: z.string().nullable(),
  commission_percent: z.number(),
  commission_months: z.number(),
  state: z.enum(codeStates),
  created_at: z.string(),
  /** Sent back with a change, so two admins can't overwrite each other. */
  version: z.number(),
})
export type ListedCode = z.output<typeof listedCode>

const codeQuery = z.object({
  /** Searches codes, and their owners' names and email addresses. */
  q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
  state: z.preprocess((given) => given || undefined, z.enum(codeFilters).default('all')),
  page: wholeFrom(1).default(1),
})
export type CodeQuery = z.output<typeof codeQuery>

export const getPromoCodes = endpoint({
  method: 'GET',
  path: '/panel/admin/promo-codes',
  guard: 'admin',
  rate: 'read',
  summary: 'Promo codes and their owners, page by page',
  query: codeQuery,
  output: listOf(listedCode).extend({
    /** With the same text, whatever the state. */
    counts: z.record(z.enum(codeFilters), z.number()),
  }),
  quiet: ['fault'],
})

const byId = z.object({ id: rowId() })

const openCode = z.object({
  code: listedCode,
  totals: z.object({
    sign_ups: z.number(),
    sales: z.number(),
    /** Payments without taxes, less what was returned. */
    base: z.number(),
    commission: z.number(),
  }),
  months: z.array(salesMonth),
  /** What the owner is owed for all of their codes. */
  balance: balance.nullable(),
  can: z.object({ change_commission: z.boolean() }),
})
export type OpenCode = z.output<typeof openCode>

export const getPromoCode = endpoint({
  method: 'GET',
  path: '/panel/admin/promo-codes/{id}',
  guard: 'admin',
  rate: 'read',
  summary: 'A promo code, what it sold, and what its owner is owed',
  params: byId,
  output: z.object({ data: openCode }),
  errors: ['not_found'],
  quiet: ['missing', 'fault'],
})

const codeSale = saleLine.extend({ customer_id: z.string().nullable() })
export type CodeSale = z.output<typeof codeSale>

export const getPromoCodeSales = endpoint({
  method: 'GET',
  path: '/panel/admin/promo-codes/{id}/sales',
  guard: 'admin',
  rate: 'read',
  summary: 'The payments that earned a commission through a promo code',
  params: byId,
  query: z.object({ page: wholeFrom(1).default(1) }),
  output: listOf(codeSale),
  errors: ['not_found'],
  quiet: ['missing', 'fault'],
})

export const discountFault = 'Enter a percent, such as 15%, or an amount, such as $10.00'

type Discount =
  | { kind: 'percent'; percent: number; amount_cents: null }
  | { kind: 'amount'; percent: null; amount_cents: number }

/** A discount as it is typed: 15% or $10.00. */
const discountOf = (typed: string): Discount | null => {
  const percent = Number(/^(\d{1,3})\s*%$/.exec(typed)?.[1])
  if (percent >= 1 && percent <= 100) return { kind: 'percent', percent, amount_cents: null }
  const amount_cents = typed.startsWith('$') ? centsOfAmount(typed) : null
  return amount_cents ? { kind: 'amount', percent: null, amount_cents } : null
}

const discount = z
  .string({ error: discountFault })
  .trim()
  .transform((typed, context) => {
    const found = discountOf(typed)
    if (found) return found
    context.addIssue({ code: 'custom', message: discountFault })
    return z.NEVER
  })

/** A number that may be left empty. */
const optionalWhole = (min: number, max: number) =>
  z.preprocess(
    (given) => (given === '' || given === null ? undefined : given),
    wholeFrom(min, max).optional(),
  )

const codeFields = {
  discount,
  months: optionalWhole(1, 120),
  max_uses: optionalWhole(1, largestWhole),
  valid_through: optionalField(calendarDay('Must be a date, such as 2026-11-02')),
  /** The account of the person who is paid for the sales. Empty for our own codes. */
  owner_email: optionalField(mailAddress()),
}

export const codeNameFault = 'Use 3 to 10 letters and digits'

const codeForm = z.object({
  promo_code: z
    .string({ error: codeNameFault })
    .overwrite((text) => text.trim().toUpperCase())
    .regex(/^[A-Z0-9]{3,10}$/, { error: codeNameFault }),
  ...codeFields,
})
export type CodeForm = z.output<typeof codeForm>

const onlyId = z.object({ data: z.object({ id: z.string() }) })

export const createPromoCode = endpoint({
  method: 'POST',
  path: '/panel/admin/promo-codes/create',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Create a promo code',
  body: codeForm,
  output: onlyId,
  quiet: ['refusal'],
})

const version = z.coerce
  .number<number>({ error: 'Must be the version that you changed' })
  .int({ error: 'Must be the version that you changed' })

const codeChange = z.object({ ...codeFields, version })
export type CodeChange = z.output<typeof codeChange>

/** The name stays: it is printed on flyers. */
export const editPromoCode = endpoint({
  method: 'POST',
  path: '/panel/admin/promo-codes/{id}/edit',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Change a promo code. Packages that were bought with it keep their discount',
  params: byId,
  body: codeChange,
  output: onlyId,
  errors: ['not_found', 'promo_code_changed'],
  quiet: ['missing', 'refusal'],
})

export const endPromoCode = endpoint({
  method: 'POST',
  path: '/panel/admin/promo-codes/{id}/end',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'End a promo code. People who signed up with it before still count for its owner',
  params: byId,
  body: z.object({ version }),
  output: onlyId,
  errors: ['not_found', 'promo_code_changed'],
  quiet: ['missing', 'refusal'],
})

export const reopenPromoCode = endpoint({
  method: 'POST',
  path: '/panel/admin/promo-codes/{id}/reopen',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Let people use an ended promo code again',
  params: byId,
  body: z.object({ version }),
  output: onlyId,
  errors: ['not_found', 'promo_code_changed'],
  quiet: ['missing', 'refusal'],
})

export const setCommission = endpoint({
  method: 'POST',
  path: '/panel/admin/promo-codes/{id}/commission',
  guard: 'super-admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Change what the owner of a promo code earns, for payments from now on',
  params: byId,
  body: z.object({
    commission_percent: wholeFrom(0, 100),
    commission_months: wholeFrom(1, 120),
    version,
  }),
  output: onlyId,
  errors: ['not_found', 'promo_code_changed'],
  quiet: ['missing', 'refusal'],
})
