import * as z from 'zod'
import { highestTax, rateOfPercent } from './billing.tax-rates.ts'
import { endpoint } from './endpoint.ts'
import { rowId } from './fields.ts'
import { usStates } from './search.states.ts'

/** Sales taxes by state, for admins. */

const percentFault = `Enter a percentage from 0 to ${highestTax}, with at most 3 decimals`

const typedRate = z
  .string({ error: percentFault })
  .refine((text) => rateOfPercent(text) !== null, { error: percentFault, abort: true })
  .transform((text) => rateOfPercent(text) ?? 0)

const taxState = z.enum(Object.keys(usStates), { error: 'Choose a state' })

const taxRate = z.object({
  state: z.string(),
  rate: z.number(),
  /** Send it with a change. If somebody else changed the rate, the change is refused. */
  version_id: z.string(),
  updated_at: z.string(),
  /** Who changed it last. Null if the account is gone. */
  updated_by: z.string().nullable(),
})
export type TaxRate = z.output<typeof taxRate>

const rates = z.object({ data: z.array(taxRate) })

export const getTaxRates = endpoint({
  method: 'GET',
  path: '/panel/admin/tax-rates',
  guard: 'admin',
  rate: 'read',
  summary: 'The states with a sales tax, by name',
  output: rates,
})

export const saveTaxRate = endpoint({
  method: 'POST',
  path: '/panel/admin/tax-rates',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Add or change the rate of a state. It applies to charges from now on',
  body: z.object({
    state: taxState,
    percent: typedRate,
    /** Null for a state without a rate. */
    version_id: rowId().nullable(),
  }),
  output: rates,
  errors: ['tax_rate_changed'],
  quiet: ['missing', 'refusal'],
})

export const removeTaxRate = endpoint({
  method: 'DELETE',
  path: '/panel/admin/tax-rates/{state}',
  guard: 'admin',
  rate: 'write',
  summary: 'Remove the rate of a state',
  params: z.object({ state: taxState }),
  query: z.object({ version_id: rowId() }),
  output: rates,
  errors: ['tax_rate_changed'],
  quiet: ['missing', 'refusal'],
})
