import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { paragraph, rowId } from './fields.ts'

/** PRO-07: for each athlete and day. */
export const assistantAttempts = 20

const message = z.object({
  role: z.enum(['user', 'assistant'], { error: 'A message is from the user or the assistant' }),
  content: paragraph({ max: 2000, fault: 'Please write what you need' }),
})
export type AssistantMessage = z.output<typeof message>

/** If left out: the athlete who asks, or the only athlete of the parent who asks. */
const athleteId = rowId('Must be the id of an athlete').optional()

/**
 * The conversation so far. The last message is the user's. It is not stored. An answer is stored for a day under its
 * Idempotency-Key, so an answer lost on the way doesn't cost a second attempt.
 */
export const askAssistant = endpoint({
  method: 'POST',
  path: '/ai-chat',
  guard: 'check-auth',
  rate: 'write',
  effect: 'outside',
  summary: 'Let the assistant draft a text from an athlete’s page',
  body: z.object({
    athlete_id: athleteId,
    messages: z
      .array(message, { error: 'Please write what you need' })
      .min(1, { error: 'Please write what you need', abort: true })
      .max(20, { error: 'This talk is too long. Please start a new one.', abort: true })
      .refine((talk) => talk.at(-1)?.role === 'user', { error: 'The last message must be the user’s' }),
  }),
  output: z.object({
    data: z.object({ role: z.literal('assistant'), content: z.string(), attempts_left: z.number() }),
  }),
  errors: ['not_found', 'forbidden', 'assistant_attempts_used', 'assistant_away'],
  quiet: ['missing', 'fault', 'refusal'],
})

export const getAssistantAttempts = endpoint({
  method: 'GET',
  path: '/ai-chat/attempts',
  guard: 'check-auth',
  rate: 'read',
  summary: 'How often the assistant can still be used for an athlete today',
  query: z.object({ athlete_id: athleteId }),
  output: z.object({ data: z.object({ attempts_left: z.number() }) }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'fault', 'refusal'],
})
