import type { ErrorCode } from '@fieldhouse/contract/errors'
import { ApiError } from '../../../lib/api-error.ts'

/**
 * What the popup does about a failed refund.
 * - `send-again`: nobody knows if it was made. The same refund is sent again, under the same key.
 * - `look-again`: it was not made. The transaction is loaded again, because it is not what the editor saw.
 */
interface RefundRefusal {
  readonly way: 'send-again' | 'look-again'
  readonly message: string
}

export const unansweredRefund = 'We didn’t get an answer. Press Try again: nothing is refunded twice.'

/** The server doesn't know either, or it has not looked at the refund yet. It says what to do. */
const undecided: readonly ErrorCode[] = [
  'outcome_unknown',
  'still_running',
  'unauthenticated',
  'too_many_requests',
  'timeout',
]

export const refundRefusal = (error: Error): RefundRefusal => {
  if (!(error instanceof ApiError)) return { way: 'send-again', message: unansweredRefund }
  const { code, status, message, errors } = error
  if (undecided.includes(code)) return { way: 'send-again', message }
  if (status >= 500) return { way: 'send-again', message: unansweredRefund }
  return { way: 'look-again', message: errors.amount?.[0] ?? message }
}
