import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { athleteParams } from './profiles.ts'
import { contactMessage } from './site.ts'

/** How it reaches the family: in its own email, or in the summary of the day if many came before it. */
export const delivery = z.enum(['now', 'digest'])
export type Delivery = z.output<typeof delivery>

/** PRO-13: a message to the athlete and the parents, who answer from their own email. Their addresses stay private. */
export const sendAthleteMessage = endpoint({
  method: 'POST',
  path: '/athlete/{id}/contact',
  guard: 'anyone',
  rate: 'form',
  effect: 'transaction',
  summary: 'Send a message to an athlete and the family',
  params: athleteParams,
  body: contactMessage,
  output: z.object({ data: z.object({ id: z.string(), delivery }) }),
  errors: ['not_found', 'forbidden', 'too_many_requests'],
  quiet: ['refusal'],
})
