import { type Context, nowText } from '../context.ts'
import { newId } from '../ids.ts'
import type { Answer, Customer, Instrument, PaymentMethod, Transaction } from '../store/records.ts'
import { answerToAmount } from '../test-values/amounts.ts'
import { isExpired } from '../vault/card-expiry.ts'
import { consumeNonce } from '../vault/nonces.ts'
import { methodsOf, vault } from '../vault/payment-methods.ts'
import { answerMessage } from '../wire/answer.ts'
import { type Fields, fieldsIn, flagIn, textIn } from '../wire/fields.ts'
import { showTransaction } from '../wire/show-transaction.ts'
import { invalid, Refusal } from '../wire/validation.ts'
import { amountIn } from './amounts.ts'
import { openDispute } from './disputes.ts'
import { isDuplicate } from './duplicates.ts'

const scope = 'transaction'

interface Payer {
  readonly instrument: Instrument
  readonly method: PaymentMethod | null
  readonly customerId: string | null
}

const payerByToken = ({ store }: Context, token: string, customerId: string | null): Payer => {
  const method = store.paymentMethods.get(token)
  if (!method) throw invalid(scope, 'payment_method_token', '91518', 'Payment method token is invalid.')
  if (customerId !== null && method.customer_id !== customerId)
    throw invalid(
      scope,
      'base',
      '91516',
      'Cannot provide both payment_method_token and customer_id unless the payment_method belongs to the customer.',
    )
  return { instrument: method.instrument, method, customerId: method.customer_id }
}

const payerByNonce = (context: Context, nonceId: string, customerId: string | null): Payer => {
  const codes = { scope, consumed: '91564', unknown: '91565' }
  const { instrument, token } = consumeNonce(context, nonceId, codes)
  const method = token === null ? null : context.store.paymentMethods.get(token)
  return { instrument, method, customerId: method?.customer_id ?? customerId }
}

const payerByDefault = (context: Context, customerId: string): Payer => {
  const method = methodsOf(context, customerId).find(({ is_default }) => is_default)
  if (!method) throw invalid(scope, 'base', '91511', 'Customer does not have any credit cards.')
  return { instrument: method.instrument, method, customerId }
}

/** Who pays: a vaulted method, a nonce, or the default method of a customer. */
const payerOf = (context: Context, fields: Fields): Payer => {
  const customerId = textIn(fields, 'customer_id')
  const token = textIn(fields, 'payment_method_token')
  const nonceId = textIn(fields, 'payment_method_nonce')
  if (customerId !== null && !context.store.customers.get(customerId))
    throw invalid(scope, 'customer_id', '91510', 'Customer ID is invalid.')
  if (token && nonceId)
    throw invalid(
      scope,
      'base',
      '91515',
      'Cannot provide more than one of payment_method_token and payment_method_nonce.',
    )
  if (token) return payerByToken(context, token, customerId)
  if (nonceId) return payerByNonce(context, nonceId, customerId)
  if (customerId) return payerByDefault(context, customerId)
  throw invalid(scope, 'base', '91508', 'Cannot determine payment method.')
}

/** What comes of it, in the order in which Braintree asks: its own rules first, then the bank. */
const answerTo = (context: Context, cents: number, orderId: string | null, payer: Payer): Answer => {
  const { instrument, method } = payer
  if (isDuplicate(context, { amount_cents: cents, order_id: orderId, instrument }))
    return { kind: 'rejected', reason: 'duplicate' }
  if (instrument.kind === 'card' && instrument.verification.kind === 'rejected')
    return instrument.verification
  if (method?.sale_answer) return method.sale_answer
  if (instrument.kind === 'card' && isExpired(instrument, context.clock.now()))
    return { kind: 'declined', code: 2004 }
  return context.settings.hasTestAmounts ? answerToAmount(cents, instrument) : { kind: 'approved' }
}

const failedStatuses = {
  declined: 'processor_declined',
  failed: 'failed',
  rejected: 'gateway_rejected',
} as const

const nameOf = (customer: Customer | null): Transaction['customer'] =>
  customer && { first_name: customer.first_name, last_name: customer.last_name, email: customer.email }

const orderIdIn = (fields: Fields): string | null => {
  const orderId = textIn(fields, 'order_id') || null
  if (orderId !== null && orderId.length > 255)
    throw invalid(scope, 'order_id', '91501', 'Order ID is too long.')
  return orderId
}

/** A paid nonce can be kept for later, for the given customer. */
const tokenAfterSale = (context: Context, payer: Payer, options: Fields, isPaid: boolean): string | null => {
  const { method, customerId, instrument } = payer
  if (method || !customerId) return method?.id ?? null
  const isWanted =
    flagIn(options, 'store_in_vault') || (isPaid && flagIn(options, 'store_in_vault_on_success'))
  return isWanted ? vault(context, { customerId, instrument }).id : null
}

/** transaction.sale: a decline is kept as a transaction too, and comes back with the refusal. */
export const createSale = (context: Context, body: Fields): Transaction => {
  const fields = fieldsIn(body.transaction)
  const options = fieldsIn(fields.options)
  const type = textIn(fields, 'type')
  if (!type) throw invalid(scope, 'type', '91524', 'Type is required.')
  if (type !== 'sale') throw invalid(scope, 'type', '91523', 'Type is invalid.')
  const cents = amountIn(fields)
  const orderId = orderIdIn(fields)
  const payer = payerOf(context, fields)
  const answer = answerTo(context, cents, orderId, payer)
  const isPaid = answer.kind === 'approved'
  const isSubmitted = flagIn(options, 'submit_for_settlement')
  const at = nowText(context)
  const steps = isPaid
    ? (['authorized', ...(isSubmitted ? ['submitted_for_settlement' as const] : [])] as const)
    : ([failedStatuses[answer.kind]] as const)
  const transaction = context.store.transactions.put({
    id: newId(),
    type: 'sale',
    status: steps.at(-1) ?? 'failed',
    amount_cents: cents,
    order_id: orderId,
    customer_id: payer.customerId,
    customer: nameOf(payer.customerId === null ? null : context.store.customers.get(payer.customerId)),
    token: tokenAfterSale(context, payer, options, isPaid),
    instrument: payer.instrument,
    recurring: flagIn(fields, 'recurring') || /^recurring/.test(textIn(fields, 'transaction_source') ?? ''),
    answer,
    settlement_code: null,
    refund_ids: [],
    refunded_transaction_id: null,
    dispute_ids: [],
    history: steps.map((status) => ({ status, at, amount_cents: cents })),
    created_at: at,
    updated_at: at,
  })
  if (!isPaid) throw new Refusal(answerMessage(answer), [], { transaction: showTransaction(transaction, []) })
  if (payer.instrument.kind === 'card' && payer.instrument.is_disputed)
    return openDispute(context, transaction, 'fraud').transaction
  return transaction
}
