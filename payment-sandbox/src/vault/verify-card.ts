import { type Context, nowText } from '../context.ts'
import { newId } from '../ids.ts'
import type { Answer, Card, Verification } from '../store/records.ts'
import { answerMessage } from '../wire/answer.ts'
import { showVerification } from '../wire/show-payment-method.ts'
import { Refusal } from '../wire/validation.ts'
import { isExpired } from './card-expiry.ts'

const statuses = {
  approved: 'verified',
  declined: 'processor_declined',
  failed: 'failed',
  rejected: 'gateway_rejected',
} as const satisfies Record<Answer['kind'], Verification['status']>

/** Asks the bank whether the card is good, without a charge. A declined card is refused and not vaulted. */
export const verifyCard = (context: Context, card: Card): Verification => {
  const answer: Answer = isExpired(card, context.clock.now())
    ? { kind: 'declined', code: 2004 }
    : card.verification
  const verification = context.store.verifications.put({
    id: newId(),
    status: statuses[answer.kind],
    card,
    answer,
    created_at: nowText(context),
  })
  if (answer.kind === 'approved') return verification
  throw new Refusal(answerMessage(answer), [], { verification: showVerification(verification) })
}
