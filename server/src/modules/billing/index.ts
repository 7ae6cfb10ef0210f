/** Billing: the packages and their prices. */
export { billingRoutes } from './billing.routes.ts'
