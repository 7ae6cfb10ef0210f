import { type Context, nowText } from '../context.ts'
import type { Transaction, TransactionStatus } from '../store/records.ts'
import { NotFound } from '../wire/validation.ts'

export const findTransaction = ({ store }: Context, id: string): Transaction => {
  const transaction = store.transactions.get(id)
  if (!transaction) throw new NotFound()
  return transaction
}

/** The next status, with its place in the history. */
export const changeStatus = (
  context: Context,
  transaction: Transaction,
  status: TransactionStatus,
  changes: Partial<Transaction> = {},
): Transaction => {
  const at = nowText(context)
  const changed = { ...transaction, ...changes, status, updated_at: at }
  return context.store.transactions.put({
    ...changed,
    history: [...changed.history, { status, at, amount_cents: changed.amount_cents }],
  })
}
