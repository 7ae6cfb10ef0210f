import * as z from 'zod'
import { billingCycles } from './billing.subscriptions.ts'
import { packageKeys } from './billing.ts'
import { endpoint } from './endpoint.ts'

const familyPackage = z.object({
  athlete_user_id: z.string(),
  first_name: z.string(),
  /** The package that runs, or null. */
  running: z.object({ package_key: z.enum(packageKeys), billing_cycle: z.enum(billingCycles) }).nullable(),
  /** The first month of an athlete's first package is free. */
  has_free_month: z.boolean(),
})
export type FamilyPackage = z.output<typeof familyPackage>

export const getFamilyPackages = endpoint({
  method: 'GET',
  path: '/subscription/family',
  guard: 'check-parent',
  rate: 'read',
  summary: 'Which package each of your athletes has, and who still has a free month',
  output: z.object({ data: z.array(familyPackage) }),
  quiet: ['missing', 'refusal'],
})
