import { type AssistantMessage, assistantAttempts } from '@fieldhouse/contract/profiles.assistant'
import { AppError } from '../../../platform/app-error.ts'
import { type Assistant, AssistantAway, type AthleteFacts } from '../../../platform/assistant/assistant.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { outside } from '../../../platform/http/outside.ts'
import { TimeLimitPassed } from '../../../platform/time-limit.ts'
import type { PageHead } from '../page/documents.queries.ts'
import { giveBackAttempt, takeAttempt } from './attempts.queries.ts'

const secondsToMidnight = () => {
  const now = clock.now()
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  return Math.ceil((midnight - now.getTime()) / 1000)
}

const noneLeft = () =>
  new AppError('assistant_attempts_used', {
    message: `All ${assistantAttempts} attempts for today are used. You get more tomorrow.`,
    retryAfterSeconds: secondsToMidnight(),
  })

const away = () =>
  new AppError('assistant_away', {
    message:
      'The assistant can’t answer right now. This attempt was not counted: please try again in a minute.',
    retryAfterSeconds: 60,
  })

interface Question {
  readonly talk: readonly AssistantMessage[]
  /** The athlete's page. Refuses people who may not ask about it. */
  readonly open: (tx: Db) => Promise<PageHead>
  readonly readFacts: (head: PageHead) => Promise<AthleteFacts>
}

/**
 * PRO-07: an attempt is deducted before we call the assistant, and given back if there was no answer. The service
 * stores nothing about a question, so a failed one had no effect.
 */
export const askAssistant = (assistant: Assistant, { talk, open, readFacts }: Question) =>
  outside({
    prepare: async (tx) => {
      const head = await open(tx)
      const attempt = await takeAttempt(tx, head.athlete_id)
      if (!attempt) throw noneLeft()
      return { head, attempt }
    },
    send: async ({ head }, sending) => assistant.answer(await readFacts(head), talk, sending),
    record: async (_tx, { attempt }, content) => ({
      data: { role: 'assistant' as const, content, attempts_left: attempt.left },
    }),
    failed: async (tx, { head, attempt }, error) => {
      await giveBackAttempt(tx, head.athlete_id, attempt.day)
      return error instanceof AssistantAway || error instanceof TimeLimitPassed ? away() : error
    },
  })
