/** Billing: packages and their prices, subscriptions, charges, invoices, and the ledger. */

export { billingListeners } from './billing.listeners.ts'
export { billingRoutes } from './billing.routes.ts'
export { eraseBilling } from './erase-billing.queries.ts'
export { checkLedgerJob } from './ledger/check-ledger.ts'
export { forgetMethodJob } from './methods/forget-method.ts'
export { moneyHealth } from './money-health.ts'
export { followPaymentsJob, remindPayersJob, renewPackagesJob } from './renewals/billing.jobs.ts'
