import { type Context, nowText } from '../context.ts'
import { newId } from '../ids.ts'
import type { Dispute, DisputeStatus, Transaction } from '../store/records.ts'
import { showDispute } from '../wire/show-transaction.ts'
import { NotFound } from '../wire/validation.ts'

export const findDispute = ({ store }: Context, id: string): Dispute => {
  const dispute = store.disputes.get(id)
  if (!dispute) throw new NotFound()
  return dispute
}

export const disputesOf = ({ store }: Context, { dispute_ids }: Transaction): Dispute[] =>
  dispute_ids.flatMap((id) => store.disputes.get(id) ?? [])

const notify = (context: Context, kind: string, dispute: Dispute, transaction: Transaction) =>
  context.notifier.notify(kind, dispute.id, { dispute: showDispute(dispute, transaction) })

/** The cardholder asks the bank for the money back. */
export const openDispute = (context: Context, transaction: Transaction, reason: string) => {
  const at = nowText(context)
  const dispute = context.store.disputes.put({
    id: newId(16),
    transaction_id: transaction.id,
    amount_cents: transaction.amount_cents,
    reason,
    status: 'open',
    created_at: at,
    updated_at: at,
  })
  const disputed = context.store.transactions.put({
    ...transaction,
    dispute_ids: [...transaction.dispute_ids, dispute.id],
    updated_at: at,
  })
  notify(context, 'dispute_opened', dispute, disputed)
  return { dispute, transaction: disputed }
}

/** The next word of the bank or the merchant, with its webhook. */
export const changeDispute = (context: Context, id: string, status: DisputeStatus): Dispute => {
  const before = findDispute(context, id)
  const dispute = context.store.disputes.put({ ...before, status, updated_at: nowText(context) })
  const transaction = context.store.transactions.get(dispute.transaction_id)
  if (transaction && status !== 'open') notify(context, `dispute_${status}`, dispute, transaction)
  return dispute
}
