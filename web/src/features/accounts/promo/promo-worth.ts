import type { PromoCode } from '@fieldhouse/contract/affiliates'

/** A code's discount and owner: "15% off, from Maya Ortiz". */
export const promoWorth = ({ text, user }: Pick<PromoCode, 'text' | 'user'>): string =>
  user ? `${text}, from ${user.first_name} ${user.last_name}` : text
