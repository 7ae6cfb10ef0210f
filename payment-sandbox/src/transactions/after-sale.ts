import { type Context, nowText } from '../context.ts'
import { newId } from '../ids.ts'
import type { Transaction, TransactionStatus } from '../store/records.ts'
import { type Fields, fieldsIn, textIn } from '../wire/fields.ts'
import { invalid } from '../wire/validation.ts'
import { amountIn } from './amounts.ts'
import { changeStatus, findTransaction } from './change-status.ts'

const scope = 'transaction'

/** transaction.submitForSettlement: all of the authorized amount, or less. */
export const submitForSettlement = (context: Context, id: string, body: Fields): Transaction => {
  const fields = fieldsIn(body.transaction)
  const transaction = findTransaction(context, id)
  if (transaction.status !== 'authorized')
    throw invalid(scope, 'base', '91507', 'Cannot submit for settlement unless status is authorized.')
  const amount_cents = textIn(fields, 'amount') === null ? transaction.amount_cents : amountIn(fields)
  if (amount_cents > transaction.amount_cents)
    throw invalid(scope, 'amount', '91522', 'Settlement amount is too large.')
  const order_id = textIn(fields, 'order_id') ?? transaction.order_id
  return changeStatus(context, transaction, 'submitted_for_settlement', { amount_cents, order_id })
}

/** transaction.void: only before the money moves. */
export const voidTransaction = (context: Context, id: string): Transaction => {
  const transaction = findTransaction(context, id)
  const { status, instrument } = transaction
  const canBeVoided =
    status === 'authorized' ||
    status === 'submitted_for_settlement' ||
    (status === 'settlement_pending' && instrument.kind === 'paypal')
  if (!canBeVoided)
    throw invalid(
      scope,
      'base',
      '91504',
      'Transaction can only be voided if status is authorized, submitted_for_settlement, or - for PayPal - settlement_pending.',
    )
  return changeStatus(context, transaction, 'voided')
}

/** A refund that was voided or declined gave nothing back. */
const gaveNothingBack: readonly TransactionStatus[] = ['voided', 'settlement_declined', 'failed']

const refundedCents = ({ store }: Context, { refund_ids }: Transaction): number =>
  refund_ids
    .flatMap((id) => store.transactions.get(id) ?? [])
    .filter(({ status }) => !gaveNothingBack.includes(status))
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** transaction.refund: without an amount, all of it. What is pending counts as given back. */
export const refundTransaction = (context: Context, id: string, body: Fields): Transaction => {
  const fields = fieldsIn(body.transaction)
  const sale = findTransaction(context, id)
  if (sale.type === 'credit') throw invalid(scope, 'base', '91505', 'Cannot refund a credit transaction.')
  if (sale.status !== 'settled' && sale.status !== 'settling')
    throw invalid(scope, 'base', '91506', 'Cannot refund transaction unless it is settled.')
  const refunded = refundedCents(context, sale)
  if (refunded >= sale.amount_cents)
    throw invalid(scope, 'base', '91512', 'Transaction has already been completely refunded.')
  const amount_cents = textIn(fields, 'amount') === null ? sale.amount_cents : amountIn(fields)
  if (refunded + amount_cents > sale.amount_cents)
    throw invalid(scope, 'amount', '91521', 'Refund amount is too large.')

  const at = nowText(context)
  const refund = context.store.transactions.put({
    ...sale,
    id: newId(),
    type: 'credit',
    status: 'submitted_for_settlement',
    amount_cents,
    order_id: textIn(fields, 'order_id') ?? sale.order_id,
    settlement_code: null,
    refund_ids: [],
    refunded_transaction_id: sale.id,
    dispute_ids: [],
    history: [{ status: 'submitted_for_settlement', at, amount_cents }],
    created_at: at,
    updated_at: at,
  })
  context.store.transactions.put({ ...sale, refund_ids: [...sale.refund_ids, refund.id], updated_at: at })
  return refund
}
