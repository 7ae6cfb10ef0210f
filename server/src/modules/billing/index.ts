/** Billing: what can be bought and for how much. Owns the packages. */
export { billingRoutes } from './billing.routes.ts'
