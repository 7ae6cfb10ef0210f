/** Affiliates: promo codes, the people who signed up with them, and the people who sell with them. */

export { affiliatesListeners } from './affiliates.listeners.ts'
export { mayUsePromoCode } from './affiliates.policy.ts'
export { hasUsedPromoCode, ownsPromoCode, type PromoCodeRow } from './affiliates.queries.ts'
export { affiliatesRoutes } from './affiliates.routes.ts'
export { archiveAffiliates } from './archive-affiliates.queries.ts'
// The rules are pure. The demo world earns by them.
export { earningOf, payableAt, shareOf, takenBack } from './commission/commission.rules.ts'
export { eraseAffiliates } from './erase-affiliates.queries.ts'
export { findKeptCode, requireUsableCode, spendPromoCode } from './usable-code.ts'
