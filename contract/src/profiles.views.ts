import * as z from 'zod'
import { collegeName } from './colleges.ts'
import { verificationMethods } from './colleges.verified.ts'
import { endpoint } from './endpoint.ts'
import { athleteParams } from './profiles.ts'

/** The page reports that it was shown. The server decides who counts, and how often. */
export const countView = endpoint({
  method: 'POST',
  path: '/athlete/{id}/view',
  guard: 'anyone',
  rate: 'write',
  effect: 'transaction',
  summary: 'Report a page view',
  params: athleteParams,
  output: z.object({ data: z.object({ ok: z.literal(true) }) }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'fault', 'refusal'],
})

const views = z.object({
  /** Every day of the requested range, oldest first, including days without views. */
  per_day: z.array(z.object({ day: z.string(), visitors: z.number(), coaches: z.number() })),
  totals: z.object({ visitors: z.number(), coaches: z.number() }),
  /** Newest first, the last 200. */
  coaches: z.array(
    z.object({
      id: z.string(),
      coach_id: z.string(),
      name: z.string(),
      /** Null for a coach without a college. */
      college: collegeName.nullable(),
      verified_by: z.enum(verificationMethods).nullable(),
      viewed_at: z.string(),
    }),
  ),
})
export type Views = z.output<typeof views>

export const viewDays = ['30', '90', '365'] as const

export const getViews = endpoint({
  method: 'GET',
  path: '/athlete/{id}/views',
  guard: 'check-auth',
  rate: 'read',
  summary: 'How often a page was viewed, and by which coaches',
  params: athleteParams,
  query: z.object({ days: z.enum(viewDays, { error: 'Must be 30, 90 or 365' }).default('30') }),
  output: z.object({ data: views }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})
