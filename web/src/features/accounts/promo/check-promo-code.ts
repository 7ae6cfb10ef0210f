import { type PromoCode, verifyPromoCode } from '@fieldhouse/contract/affiliates'
import type { ErrorCode } from '@fieldhouse/contract/errors'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { clearCookie, readCookie, writeCookie } from '../../../lib/cookies.ts'
import { promoCodeIn } from './promo-state.ts'

export type PromoAnswer =
  | { status: 'applied'; promo: PromoCode }
  /** There is no such code, or it has ended. */
  | { status: 'invalid'; message: string }
  /** The check failed. Another try may help. */
  | { status: 'unknown'; message: string }

/** The code itself is wrong. `invalid` is for a text that no code can have. */
const badCode: readonly ErrorCode[] = ['promo_code_not_valid', 'invalid']

/** ACC-11: a valid code is remembered for a week. If it becomes invalid, it is forgotten. */
export const checkPromoCode = async (text: string, signal: AbortSignal): Promise<PromoAnswer> => {
  const code = promoCodeIn(text)
  try {
    const { data } = await call(verifyPromoCode, { query: { promo_code: code } }, { signal })
    writeCookie('promo-code', data.code)
    return { status: 'applied', promo: data }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const message = error.errors.promo_code?.[0] ?? error.message
    if (!badCode.includes(error.code)) return { status: 'unknown', message }
    if (readCookie('promo-code') === code) clearCookie('promo-code')
    return { status: 'invalid', message }
  }
}
