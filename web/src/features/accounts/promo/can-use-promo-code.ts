import type { User } from '@fieldhouse/contract/accounts'

/** ACC-11: visitors, coaches, admins, and people who have not used one yet may use one. */
export const canUsePromoCode = (viewer: Pick<User, 'type' | 'can_use_promo_code'> | null): boolean =>
  viewer === null || viewer.can_use_promo_code || viewer.type === 'coach' || viewer.type === 'admin'
