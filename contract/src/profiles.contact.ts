import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { athleteParams } from './profiles.ts'
import { contactMessage } from './site.ts'

/** PRO-13: a message to the athlete and the parents, who answer from their own mail. Their addresses stay unseen. */
export const sendAthleteMessage = endpoint({
  method: 'POST',
  path: '/athlete/{id}/contact',
  guard: 'anyone',
  rate: 'form',
  summary: 'Send a message to an athlete and the family',
  params: athleteParams,
  body: contactMessage,
  output: z.object({ data: z.object({ id: z.string() }) }),
  errors: ['not_found', 'forbidden'],
  quiet: ['refusal'],
})
