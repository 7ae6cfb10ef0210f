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

const noAnswer = 'We didn’t get an answer. Press Try again: nothing is refunded twice.'

/** Refusals that came before the refund was looked at, or while it was on its way. */
const undecided: readonly ErrorCode[] = ['still_running', 'unauthenticated', 'too_many_requests', 'timeout']

export const refundRefusal = (error: Error): RefundRefusal => {
  if (!(error instanceof ApiError)) return { way: 'send-again', message: noAnswer }
  const { code, status, message, errors } = error
  if (code === 'internal') return { way: 'send-again', message: noAnswer }
  if (status >= 500 || undecided.includes(code)) return { way: 'send-again', message }
  return { way: 'look-again', message: errors.amount?.[0] ?? message }
}
