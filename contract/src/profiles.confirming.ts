import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { rowId } from './fields.ts'
import { athleteParams, oneAthlete } from './profiles.ts'

const confirmedGroups = ['metrics', 'statistics'] as const
export type ConfirmedGroup = (typeof confirmedGroups)[number]

/** PRO-04: the check mark. The athlete's success coach, an assigned coach, or an admin can add and remove it. */
export const confirmFigure = endpoint({
  method: 'POST',
  path: '/athlete/{id}/{group}/{item_id}/confirm',
  guard: 'check-auth',
  rate: 'write',
  effect: 'transaction',
  summary: 'Confirm a measurement or a season, or undo that',
  params: athleteParams.extend({ group: z.enum(confirmedGroups), item_id: rowId() }),
  body: z.object({
    confirmed: z.boolean({ error: 'Please say whether you confirm it' }),
    /** `updated_at` of the page that was read. API clients can leave it out. */
    seen_at: z.string().max(40).optional(),
  }),
  output: oneAthlete,
  errors: ['not_found', 'forbidden', 'conflict'],
  quiet: ['missing', 'refusal'],
})
