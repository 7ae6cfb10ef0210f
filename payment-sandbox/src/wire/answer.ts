import type { Answer } from '../store/records.ts'
import {
  approved,
  declineResponse,
  type ProcessorResponse,
  unavailable,
} from '../test-values/processor-responses.ts'

export const processorResponse = (answer: Answer): ProcessorResponse | null => {
  if (answer.kind === 'approved') return approved
  if (answer.kind === 'failed') return unavailable
  return answer.kind === 'declined' ? declineResponse(answer.code) : null
}

export const rejectionReason = (answer: Answer): string | null =>
  answer.kind === 'rejected' ? answer.reason : null

/** The sentence that comes with a decline or a rejection. */
export const answerMessage = (answer: Answer): string =>
  processorResponse(answer)?.text ?? `Gateway Rejected: ${rejectionReason(answer)}`
