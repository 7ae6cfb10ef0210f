import type { ErrorCode } from '@fieldhouse/contract/errors'
import { ApiError } from '../../../lib/api-error.ts'

/**
 * What the dialog does about a failed purchase.
 * - `enter-again`: the form stays, with the reason above its button.
 * - `look-again`: the offer is loaded again, because it is not what the person saw. Then it says what to do: an address,
 *   no card, another price, or nothing to buy.
 * - `code-refused`: the promo code does not count here. The person can go on without it.
 * - `send-again`: nobody knows if it arrived. The same request is sent again, under the same key.
 */
type PurchaseRefusal = {
  readonly way: 'enter-again' | 'look-again' | 'code-refused' | 'send-again'
  readonly message: string
}

const looksAgain: readonly ErrorCode[] = [
  'address_needed',
  'nothing_to_pay',
  'price_changed',
  'already_subscribed',
  'change_refused',
]

const unknownEnd = 'We didn’t get an answer. Press Try again: you can’t be charged twice.'

export const refusalOf = (error: Error): PurchaseRefusal => {
  if (!(error instanceof ApiError) || error.status >= 500) return { way: 'send-again', message: unknownEnd }
  const { code, errors } = error
  if (errors.promo_code?.[0]) return { way: 'code-refused', message: errors.promo_code[0] }
  if (code === 'promo_code_not_valid') return { way: 'code-refused', message: error.message }
  const message = errors.payment_method?.[0] ?? error.message
  return { way: looksAgain.includes(code) ? 'look-again' : 'enter-again', message }
}
