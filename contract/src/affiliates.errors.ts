import { errorCodes } from './errors.kinds.ts'

export const affiliatesErrors = errorCodes({
  /** There is no such promo code, it has ended, or it is not for this person. */
  promo_code_not_valid: 'invalid',
  /** There is no such invitation to become an affiliate, or not anymore. */
  affiliate_invitation_ended: 'invalid',
})
