import { errorCodes } from './errors.kinds.ts'

export const affiliatesErrors = errorCodes({
  /** There is no such promo code, it has ended, or it is not for this person. */
  promo_code_not_valid: 'invalid',
  /** There is no such invitation to become an affiliate, or not anymore. */
  affiliate_invitation_ended: 'invalid',
  /** Someone else changed the promo code since it was read. */
  promo_code_changed: 'conflict',
  /** The owner is owed another amount than the admin saw: someone entered a payout, or a refund took a share back. */
  payable_changed: 'conflict',
  /** The invitation was accepted or withdrawn in the meantime. */
  affiliate_invitation_over: 'conflict',
})
