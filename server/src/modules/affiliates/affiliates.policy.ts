import type { Actor } from '@fieldhouse/contract/guards'

/** Coaches and admins show promo codes to others. Everyone else uses one code, once. */
export const usesCodesFreely = ({ type }: Pick<Actor, 'type'>): boolean =>
  type === 'coach' || type === 'admin'

/** Whether a person may still use a promo code (ACC-11). */
export const mayUsePromoCode = (actor: Pick<Actor, 'type'>, hasUsedOne: boolean): boolean =>
  usesCodesFreely(actor) || !hasUsedOne
