/** Affiliates: promo codes, who came by them, and those who sell by them. */

export { affiliatesListeners } from './affiliates.listeners.ts'
export { ownsPromoCode, type PromoCodeRow } from './affiliates.queries.ts'
export { affiliatesRoutes } from './affiliates.routes.ts'
export { eraseAffiliates } from './erase-affiliates.queries.ts'
export { mayUsePromoCode, requireUsableCode } from './usable-code.ts'
