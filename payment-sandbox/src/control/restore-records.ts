import { type Context, nowText } from '../context.ts'
import type { Card, Customer, Instrument, Transaction, TransactionStatus } from '../store/records.ts'
import { emptyAddress } from '../test-values/nonces.ts'
import type { Settlement } from '../transactions/settlement.ts'
import { type Fields, fieldsIn, flagIn, textIn } from '../wire/fields.ts'
import { ControlError } from './control-error.ts'

const recordsIn = (body: Fields, name: string): Fields[] => {
  const list = body[name] ?? []
  if (!Array.isArray(list)) throw new ControlError(`${name} must be a list`)
  return list.map(fieldsIn)
}

const needed = (fields: Fields, name: string): string => {
  const text = textIn(fields, name)
  if (!text) throw new ControlError(`${name} is missing`)
  return text
}

const momentIn = (fields: Fields): string => {
  const moment = needed(fields, 'created_at')
  if (Number.isNaN(Date.parse(moment))) throw new ControlError('created_at must be a date')
  return new Date(moment).toISOString()
}

/** The first digits of the published test cards. */
const bins: Readonly<Record<string, string>> = {
  Visa: '411111',
  MasterCard: '555555',
  'American Express': '378282',
  Discover: '601111',
}

const cardIn = (fields: Fields): Card => {
  const card_type = needed(fields, 'card_type')
  const [year = '', month = ''] = (textIn(fields, 'expires') ?? '2099-12').split('-')
  return {
    kind: 'card',
    bin: bins[card_type] ?? '400000',
    last_4: needed(fields, 'last_4'),
    card_type,
    expiration_month: month,
    expiration_year: year,
    cardholder_name: null,
    billing: emptyAddress,
    debit: false,
    prepaid: false,
    cvv_response: 'M',
    postal_response: 'M',
    verification: { kind: 'approved' },
    is_disputed: false,
  }
}

const instrumentIn = (fields: Fields): Instrument => {
  const email = textIn(fields, 'paypal_email')
  if (email === null) return cardIn(fields)
  return {
    kind: 'paypal',
    email,
    payer_id: 'RESTOREDPAYER',
    first_name: '',
    last_name: '',
    billing_agreement_id: 'B-RESTORED',
  }
}

const restoreCustomer = (context: Context, fields: Fields): void => {
  const id = needed(fields, 'id')
  const at = nowText(context)
  const customer: Customer = {
    id,
    first_name: textIn(fields, 'first_name'),
    last_name: textIn(fields, 'last_name'),
    email: textIn(fields, 'email'),
    company: null,
    phone: null,
    fax: null,
    website: null,
    created_at: at,
    updated_at: at,
  }
  if (!context.store.customers.get(id)) context.store.customers.put(customer)
}

const restoreMethod = ({ store }: Context, fields: Fields): void => {
  const id = needed(fields, 'token')
  if (store.paymentMethods.get(id)) return
  const at = momentIn(fields)
  store.paymentMethods.put({
    id,
    customer_id: needed(fields, 'customer_id'),
    instrument: instrumentIn(fields),
    is_default: flagIn(fields, 'is_default'),
    verification_id: null,
    sale_answer: null,
    created_at: at,
    updated_at: at,
  })
}

const statuses: readonly TransactionStatus[] = ['submitted_for_settlement', 'settlement_pending', 'settled']

const statusIn = (fields: Fields): TransactionStatus => {
  const status = statuses.find((known) => known === fields.status)
  if (!status) throw new ControlError(`status must be one of ${statuses.join(', ')}`)
  return status
}

const centsIn = (fields: Fields): number => {
  const cents = Number(needed(fields, 'amount_cents'))
  if (!Number.isInteger(cents) || cents <= 0) throw new ControlError('amount_cents must be a whole number')
  return cents
}

/** With `refunded_transaction_id` it is a refund of that one, otherwise a sale. */
const restoreTransaction = ({ store }: Context, settlement: Settlement, fields: Fields): void => {
  const id = needed(fields, 'id')
  if (store.transactions.get(id)) return
  const status = statusIn(fields)
  const amount_cents = centsIn(fields)
  const at = momentIn(fields)
  const refunded_transaction_id = textIn(fields, 'refunded_transaction_id')
  const customer_id = textIn(fields, 'customer_id')
  const transaction: Transaction = {
    id,
    type: refunded_transaction_id === null ? 'sale' : 'credit',
    status,
    amount_cents,
    order_id: textIn(fields, 'order_id'),
    customer_id,
    customer: customer_id === null ? null : store.customers.get(customer_id),
    token: textIn(fields, 'token'),
    instrument: instrumentIn(fields),
    recurring: false,
    answer: { kind: 'approved' },
    settlement_code: status === 'settled' ? '4000' : null,
    refund_ids: [],
    refunded_transaction_id,
    dispute_ids: [],
    history: [{ status, at, amount_cents }],
    created_at: at,
    updated_at: at,
  }
  settlement.watch(store.transactions.put(transaction))
  const sale = refunded_transaction_id === null ? null : store.transactions.get(refunded_transaction_id)
  if (sale) store.transactions.put({ ...sale, refund_ids: [...sale.refund_ids, id] })
}

/** Puts in what a merchant's own records say. What is known already stays as it is. */
export const restoreRecords = (context: Context, settlement: Settlement, body: Fields): void => {
  for (const fields of recordsIn(body, 'customers')) restoreCustomer(context, fields)
  for (const fields of recordsIn(body, 'transactions')) restoreTransaction(context, settlement, fields)
  for (const fields of recordsIn(body, 'payment_methods')) restoreMethod(context, fields)
}
