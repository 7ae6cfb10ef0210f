import type { User } from '@fieldhouse/contract/accounts'

/** ACC-11: a visitor may use one, a coach and an admin, and whoever may still use one. */
export const canUsePromoCode = (viewer: Pick<User, 'type' | 'can_use_promo_code'> | null): boolean =>
  viewer === null || viewer.can_use_promo_code || viewer.type === 'coach' || viewer.type === 'admin'
