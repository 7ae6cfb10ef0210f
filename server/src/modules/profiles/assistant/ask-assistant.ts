import { type AssistantMessage, assistantAttempts } from '@fieldhouse/contract/profiles.assistant'
import { AppError } from '../../../platform/app-error.ts'
import { type Assistant, AssistantAway, type AthleteFacts } from '../../../platform/assistant/assistant.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { giveBackAttempt, takeAttempt } from './attempts.queries.ts'

const secondsToMidnight = () => {
  const now = clock.now()
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  return Math.ceil((midnight - now.getTime()) / 1000)
}

const noneLeft = () =>
  new AppError('too_many_requests', {
    message: `All ${assistantAttempts} attempts for today are used. You get more tomorrow.`,
    retryAfterSeconds: secondsToMidnight(),
  })

const away = () =>
  new AppError('unavailable', {
    message:
      'The assistant can’t answer right now. This attempt was not counted: please try again in a minute.',
    retryAfterSeconds: 60,
  })

/** PRO-07: an attempt is taken before the assistant is asked, and given back when there was no answer. */
export const askAssistant = async (
  db: Db,
  assistant: Assistant,
  athleteId: string,
  facts: AthleteFacts,
  talk: readonly AssistantMessage[],
) => {
  const attempt = await takeAttempt(db, athleteId)
  if (!attempt) throw noneLeft()
  try {
    const content = await assistant.answer(facts, talk)
    return { role: 'assistant' as const, content, attempts_left: attempt.left }
  } catch (error) {
    await giveBackAttempt(db, athleteId, attempt.day)
    throw error instanceof AssistantAway ? away() : error
  }
}
