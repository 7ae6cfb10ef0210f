import * as billing from '@fieldhouse/contract/billing'
import * as account from '@fieldhouse/contract/billing.account'
import * as catalog from '@fieldhouse/contract/billing.catalog'
import * as family from '@fieldhouse/contract/billing.family'
import * as invoices from '@fieldhouse/contract/billing.invoices'
import * as notices from '@fieldhouse/contract/billing.notices'
import * as refunds from '@fieldhouse/contract/billing.refunds'
import * as subscriptions from '@fieldhouse/contract/billing.subscriptions'
import * as taxes from '@fieldhouse/contract/billing.taxes'
import * as transactions from '@fieldhouse/contract/billing.transactions'
import { type BoundEndpoint, bind } from '../../platform/http/bind.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import type { SideProcesses } from '../../platform/side-processes/side-processes.ts'
import { listFamilyPackages } from './account/list-family-packages.ts'
import { showPaymentInfo } from './account/show-payment-info.ts'
import {
  addOption,
  changeOption,
  deleteOption,
  saveOptions,
  sortOptions,
  toggleHidden,
  toggleIncluded,
} from './catalog/change-options.ts'
import { changePackage, withdrawPlannedPrice } from './catalog/change-package.ts'
import { showCatalog } from './catalog/show-catalog.ts'
import { openInvoice, type ReadSeller } from './invoices/open-invoice.ts'
import { createInvoicePrinter } from './invoices/print-invoice.ts'
import { listDiscounts } from './list-discounts.ts'
import { listPackages } from './list-packages.ts'
import { addMethod } from './methods/add-method.ts'
import { saveBillingAddress, showBillingAddress } from './methods/billing-address.ts'
import { chooseDefaultMethod } from './methods/choose-default.ts'
import { deletePaymentMethod } from './methods/delete-method.ts'
import { hearProvider } from './notices/hear-provider.ts'
import { buy } from './purchases/buy.ts'
import { cancelOwnPackage, cancelPackage, resumePackage } from './purchases/cancel.ts'
import { clientSecret } from './purchases/client-secret.ts'
import { freeUpgrade } from './purchases/free-upgrade.ts'
import { showOffer } from './purchases/show-offer.ts'
import { refundPayment } from './refunds/refund.ts'
import { showRefundable } from './refunds/show-refundable.ts'
import { listTaxRates, removeRate, saveRate } from './taxes/change-taxes.ts'
import { listTransactions } from './transactions/list-transactions.ts'

interface BillingSettings {
  readonly payments: Payments
  readonly sideProcesses: Pick<SideProcesses, 'run'>
  readonly readSeller: ReadSeller
}

const packageRoutes = bind(billing, {
  getPackages: async ({ db, actor }) => ({ data: await listPackages(db, actor) }),
  getDiscounts: async ({ db, actor, query }) => ({ data: await listDiscounts(db, actor, query.promo_code) }),
})

const catalogRoutes = bind(catalog, {
  getCatalog: async ({ db }) => ({ data: await showCatalog(db) }),
  updatePackage: async (call) => ({ data: await changePackage(call) }),
  withdrawPrice: async (call) => ({ data: await withdrawPlannedPrice(call) }),
  addPackageOption: async (call) => ({ data: await addOption(call) }),
  changePackageOption: async (call) => ({ data: await changeOption(call) }),
  deletePackageOption: async (call) => ({ data: await deleteOption(call) }),
  togglePackageOption: async (call) => ({ data: await toggleIncluded(call) }),
  toggleHidePackageOption: async (call) => ({ data: await toggleHidden(call) }),
  sortPackageOptions: async (call) => ({ data: await sortOptions(call) }),
  updatePackageOptions: async (call) => ({ data: await saveOptions(call) }),
})

const familyRoutes = bind(family, {
  getFamilyPackages: async ({ db, actor }) => ({ data: await listFamilyPackages(db, actor) }),
})

const subscriptionRoutes = ({ payments }: BillingSettings) =>
  bind(subscriptions, {
    getOffer: async ({ db, actor, caller, limit, params, query }) => ({
      data: await showOffer(db, { actor, caller, limit }, params.id, query),
    }),
    getClientSecret: async ({ db, actor, params, caller }) => ({
      data: await clientSecret(db, payments, { actor, athleteUserId: params.id, origin: caller.origin }),
    }),
    createSubscription: ({ db, actor, caller, limit, params, body }) =>
      buy(
        { db, payments, site: caller.siteOrigin },
        { actor, caller, limit, athleteUserId: params.id, body },
      ),
    freeUpgrade: ({ db, actor, caller, limit, params, body }) =>
      freeUpgrade({ db, actor, caller, limit, athleteUserId: params.id, body }),
    cancelSubscription: ({ db, actor, caller }) => cancelOwnPackage({ db, actor, site: caller.siteOrigin }),
    cancelSubscriptionOf: ({ db, actor, caller, params }) =>
      cancelPackage({ db, actor, site: caller.siteOrigin }, params.id),
    resumeSubscription: ({ db, actor, caller, params }) =>
      resumePackage({ db, actor, site: caller.siteOrigin }, params.id),
  })

const accountRoutes = ({ payments }: BillingSettings) =>
  bind(account, {
    getPaymentInfo: async ({ db, actor }) => ({ data: await showPaymentInfo(db, actor) }),
    addPaymentMethod: ({ actor, caller, limit, body }) =>
      addMethod(payments, { actor, caller, limit }, body.payment_method),
    chooseDefaultMethod: async ({ db, actor, params }) => ({
      data: await chooseDefaultMethod(db, actor, params.id),
    }),
    deletePaymentMethod: async ({ db, actor, params, body }) => {
      await deletePaymentMethod(db, actor, { ...params, ...body })
      return { data: { deleted: true as const } }
    },
    getBillingAddress: async ({ db, actor }) => ({ data: await showBillingAddress(db, actor) }),
    saveBillingAddress: async ({ db, actor, body }) => ({ data: await saveBillingAddress(db, actor, body) }),
  })

const invoiceRoutes = ({ sideProcesses, readSeller }: BillingSettings) => {
  const print = createInvoicePrinter(sideProcesses)
  return bind(invoices, {
    getInvoice: async ({ db, actor, params }) => ({
      data: await openInvoice(db, readSeller, actor, params.id),
    }),
    getInvoicePdf: async ({ db, actor, params, caller }) => {
      const invoice = await openInvoice(db, readSeller, actor, params.id)
      return print(actor.id, { ...invoice, online_at: `${caller.siteOrigin}${invoice.invoice_url}` })
    },
  })
}

const refundRoutes = ({ payments }: BillingSettings) =>
  bind(refunds, {
    getRefundable: async ({ db, params }) => ({ data: await showRefundable(db, payments, params.id) }),
    refundTransaction: ({ db, actor, caller, params, body }) =>
      refundPayment({
        db,
        payments,
        actor,
        caller,
        invoiceId: params.id,
        cents: body.amount,
        endsAccess: body.end_access,
      }),
  })

const transactionRoutes = bind(transactions, {
  getTransactions: ({ db, actor, query }) => listTransactions(db, actor, query),
})

const taxRoutes = bind(taxes, {
  getTaxRates: async ({ db }) => ({ data: await listTaxRates(db) }),
  saveTaxRate: async (call) => ({ data: await saveRate(call, call.body) }),
  removeTaxRate: async (call) => ({ data: await removeRate(call, { ...call.params, ...call.query }) }),
})

const noticeRoutes = ({ payments }: BillingSettings) =>
  bind(notices, {
    receivePaymentNotice: async ({ db, caller, body }) => {
      await hearProvider({ db, payments, siteOrigin: caller.siteOrigin }, body)
      return { status: 'heard' as const }
    },
  })

export const billingRoutes = (settings: BillingSettings): BoundEndpoint[] => [
  ...packageRoutes,
  ...catalogRoutes,
  ...familyRoutes,
  ...subscriptionRoutes(settings),
  ...accountRoutes(settings),
  ...invoiceRoutes(settings),
  ...refundRoutes(settings),
  ...transactionRoutes,
  ...taxRoutes,
  ...noticeRoutes(settings),
]
