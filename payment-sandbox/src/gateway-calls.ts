import { generateClientToken } from './browser/client-token.ts'
import type { Context } from './context.ts'
import { emptyReply, type Reply, xmlReply } from './http/reply.ts'
import type { PaymentMethod, Transaction } from './store/records.ts'
import { refundTransaction, submitForSettlement, voidTransaction } from './transactions/after-sale.ts'
import { findTransaction } from './transactions/change-status.ts'
import { changeDispute, disputesOf, findDispute } from './transactions/disputes.ts'
import { createSale } from './transactions/sale.ts'
import { searchTransactions } from './transactions/search.ts'
import { type Settlement, type Simulation, simulateSettlement } from './transactions/settlement.ts'
import {
  createCustomer,
  deleteCustomer,
  findCustomer,
  showWholeCustomer,
  updateCustomer,
} from './vault/customers.ts'
import { createNonce, findNonce } from './vault/nonces.ts'
import {
  createPaymentMethod,
  deletePaymentMethod,
  findPaymentMethod,
  showMethod,
  updatePaymentMethod,
} from './vault/payment-methods.ts'
import type { Fields } from './wire/fields.ts'
import { showNonce, showVerification } from './wire/show-payment-method.ts'
import { showDispute, showTransaction } from './wire/show-transaction.ts'
import { NotFound } from './wire/validation.ts'
import { collectionXml, toXml, XmlList } from './wire/xml.ts'

interface CallRequest {
  readonly id: string
  readonly body: Fields
  /** Where browsers reach the sandbox. */
  readonly url: string
}

export interface GatewayCall {
  /** The name of the SDK's method, for faults and the log. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path under the merchant's. Its one group is the id. */
  readonly path: RegExp
  readonly run: (context: Context, request: CallRequest) => Reply
}

const pageSize = 50

const showOne = (context: Context, transaction: Transaction) =>
  showTransaction(transaction, disputesOf(context, transaction))

const transactionReply = (context: Context, status: number, transaction: Transaction): Reply =>
  xmlReply(status, toXml('transaction', showOne(context, transaction)))

const methodReply = (context: Context, status: number, method: PaymentMethod): Reply => {
  const { element, content } = showMethod(context, method)
  return xmlReply(status, toXml(element, content))
}

const customers: readonly GatewayCall[] = [
  {
    name: 'customer.create',
    method: 'POST',
    path: /^\/customers$/,
    run: (context, { body }) =>
      xmlReply(201, toXml('customer', showWholeCustomer(context, createCustomer(context, body)))),
  },
  {
    name: 'customer.find',
    method: 'GET',
    path: /^\/customers\/([\w-]+)$/,
    run: (context, { id }) =>
      xmlReply(200, toXml('customer', showWholeCustomer(context, findCustomer(context, id)))),
  },
  {
    name: 'customer.update',
    method: 'PUT',
    path: /^\/customers\/([\w-]+)$/,
    run: (context, { id, body }) =>
      xmlReply(200, toXml('customer', showWholeCustomer(context, updateCustomer(context, id, body)))),
  },
  {
    name: 'customer.delete',
    method: 'DELETE',
    path: /^\/customers\/([\w-]+)$/,
    run: (context, { id }) => {
      deleteCustomer(context, id)
      return emptyReply(200)
    },
  },
]

const paymentMethods: readonly GatewayCall[] = [
  {
    name: 'paymentMethod.create',
    method: 'POST',
    path: /^\/payment_methods$/,
    run: (context, { body }) => methodReply(context, 201, createPaymentMethod(context, body)),
  },
  {
    name: 'paymentMethod.find',
    method: 'GET',
    path: /^\/payment_methods\/any\/([\w-]+)$/,
    run: (context, { id }) => methodReply(context, 200, findPaymentMethod(context, id)),
  },
  {
    name: 'paymentMethod.update',
    method: 'PUT',
    path: /^\/payment_methods\/any\/([\w-]+)$/,
    run: (context, { id, body }) => methodReply(context, 200, updatePaymentMethod(context, id, body)),
  },
  {
    name: 'paymentMethod.delete',
    method: 'DELETE',
    path: /^\/payment_methods\/any\/([\w-]+)$/,
    run: (context, { id }) => {
      deletePaymentMethod(context, id)
      return emptyReply(200)
    },
  },
  {
    name: 'paymentMethodNonce.create',
    method: 'POST',
    path: /^\/payment_methods\/([\w-]+)\/nonces$/,
    run: (context, { id }) => {
      const { instrument } = findPaymentMethod(context, id)
      return xmlReply(201, toXml('payment_method_nonce', showNonce(createNonce(context, instrument, id))))
    },
  },
  {
    name: 'paymentMethodNonce.find',
    method: 'GET',
    path: /^\/payment_method_nonces\/([\w-]+)$/,
    run: (context, { id }) => xmlReply(200, toXml('payment_method_nonce', showNonce(findNonce(context, id)))),
  },
  {
    name: 'creditCardVerification.find',
    method: 'GET',
    path: /^\/verifications\/([\w-]+)$/,
    run: (context, { id }) => {
      const verification = context.store.verifications.get(id)
      if (!verification) throw new NotFound()
      return xmlReply(200, toXml('verification', showVerification(verification)))
    },
  },
]

const clientTokens: readonly GatewayCall[] = [
  {
    name: 'clientToken.generate',
    method: 'POST',
    path: /^\/client_token$/,
    run: (context, { body, url }) =>
      xmlReply(201, toXml('client_token', { value: generateClientToken(context, body, url) })),
  },
]

const simulations: readonly (readonly [string, Simulation])[] = [
  ['testing.settle', 'settle'],
  ['testing.settlementConfirm', 'settlement_confirm'],
  ['testing.settlementPending', 'settlement_pending'],
  ['testing.settlementDecline', 'settlement_decline'],
]

/** Calls that put a transaction into the queue of those that settle later. */
const transactions = (settlement: Settlement): readonly GatewayCall[] => {
  const watched = (context: Context, status: number, transaction: Transaction): Reply => {
    settlement.watch(transaction)
    return transactionReply(context, status, transaction)
  }
  return [
    {
      name: 'transaction.sale',
      method: 'POST',
      path: /^\/transactions$/,
      run: (context, { body }) => watched(context, 201, createSale(context, body)),
    },
    {
      name: 'transaction.find',
      method: 'GET',
      path: /^\/transactions\/([\w-]+)$/,
      run: (context, { id }) => transactionReply(context, 200, findTransaction(context, id)),
    },
    {
      name: 'transaction.submitForSettlement',
      method: 'PUT',
      path: /^\/transactions\/([\w-]+)\/submit_for_settlement$/,
      run: (context, { id, body }) => watched(context, 200, submitForSettlement(context, id, body)),
    },
    {
      name: 'transaction.void',
      method: 'PUT',
      path: /^\/transactions\/([\w-]+)\/void$/,
      run: (context, { id }) => transactionReply(context, 200, voidTransaction(context, id)),
    },
    {
      name: 'transaction.refund',
      method: 'POST',
      path: /^\/transactions\/([\w-]+)\/refund$/,
      run: (context, { id, body }) => watched(context, 201, refundTransaction(context, id, body)),
    },
    {
      name: 'transaction.search',
      method: 'POST',
      path: /^\/transactions\/advanced_search_ids$/,
      run: (context, { body }) => {
        const ids = searchTransactions(context, body).map(({ id }) => id)
        return xmlReply(200, toXml('search_results', { page_size: pageSize, ids: new XmlList('item', ids) }))
      },
    },
    {
      name: 'transaction.searchPage',
      method: 'POST',
      path: /^\/transactions\/advanced_search$/,
      run: (context, { body }) => {
        const found = searchTransactions(context, body).map((transaction) => showOne(context, transaction))
        return xmlReply(200, collectionXml('credit-card-transactions', 'transaction', found))
      },
    },
    ...simulations.map(
      ([name, simulation]): GatewayCall => ({
        name,
        method: 'PUT',
        path: new RegExp(`^/transactions/([\\w-]+)/${simulation}$`),
        run: (context, { id }) => transactionReply(context, 200, simulateSettlement(context, id, simulation)),
      }),
    ),
  ]
}

const disputes: readonly GatewayCall[] = [
  {
    name: 'dispute.find',
    method: 'GET',
    path: /^\/disputes\/([\w-]+)$/,
    run: (context, { id }) => {
      const dispute = findDispute(context, id)
      const transaction = findTransaction(context, dispute.transaction_id)
      return xmlReply(200, toXml('dispute', showDispute(dispute, transaction)))
    },
  },
  {
    name: 'dispute.accept',
    method: 'PUT',
    path: /^\/disputes\/([\w-]+)\/accept$/,
    run: (context, { id }) => {
      changeDispute(context, id, 'accepted')
      return emptyReply(200)
    },
  },
]

export const gatewayCalls = (settlement: Settlement): readonly GatewayCall[] => [
  ...clientTokens,
  ...customers,
  ...paymentMethods,
  ...transactions(settlement),
  ...disputes,
]
