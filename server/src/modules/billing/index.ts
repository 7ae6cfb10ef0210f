/** Billing: packages and their prices, subscriptions, charges, invoices, and the ledger. */

export { showMoneyOf } from './account/show-payment-info.ts'
export { archiveBilling } from './archive-billing.queries.ts'
export { billingListeners } from './billing.listeners.ts'
export { billingRoutes } from './billing.routes.ts'
// The rules of a package's life are pure. The demo world lives through them.
export {
  addDays,
  addMonths,
  billingDayOf,
  type Day,
  startOfBillingDay,
} from './billing-day.ts'
export { chargeKey } from './charges/send-charge.ts'
export { eraseBilling } from './erase-billing.queries.ts'
export {
  countConversions,
  countFailedCharges,
  countFamilies,
  countPackages,
  countRecurring,
} from './families.queries.ts'
export { invoiceNumber } from './invoices/present-invoice.ts'
export { checkLedgerJob } from './ledger/check-ledger.ts'
export {
  chargePosting,
  commissionPosting,
  creditPosting,
  disputePosting,
  joined,
  payoutPosting,
  refundPosting,
  reversalPosting,
} from './ledger/ledger.ts'
export { countRevenue } from './ledger/revenue.queries.ts'
export { forgetMethodJob, forgetPayerJob } from './methods/forget-method.ts'
export { moneyHealth, readMoneyState } from './money-health.ts'
export { findPackagesOf, packagesOf, runningPackageOf } from './packages-of.queries.ts'
export { countMoneyThings } from './paid-packages.queries.ts'
export { endGrantedPackage } from './purchases/end-granted.ts'
export { promoOf } from './purchases/open-purchase.ts'
export { planStart } from './purchases/plan.ts'
export { followPaymentsJob, remindPayersJob, renewPackagesJob } from './renewals/billing.jobs.ts'
export { changed, changeTo } from './subscriptions/change.ts'
export { accessOf } from './subscriptions/package-contents.ts'
export type { PriceList, Promo, Quote, Terms } from './subscriptions/quote.ts'
export { reminderDays } from './subscriptions/reminder.ts'
export { columnsOf } from './subscriptions/stored.ts'
export {
  canceled,
  declined,
  dueOn,
  ended,
  nextCharge,
  renewed,
  type Subscription,
  startFree,
  startGranted,
  stepOn,
  takenBack,
} from './subscriptions/subscription.ts'
export { findPersonOfInvoice } from './transactions/find-person-of-invoice.ts'
export {
  countAllTransactions,
  type ListedTransaction,
  readTransactions,
} from './transactions/read-all-transactions.ts'
