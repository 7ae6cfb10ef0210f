import { type Refundable, refundTransaction } from '@fieldhouse/contract/billing.refunds'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { useAction } from '../../../lib/use-action.ts'
import { readRefundDraft, type SentRefund, saveRefundDraft } from './refund-draft.ts'
import { refundRefusal } from './refund-refusal.ts'
import { refreshTransactions, refundableQuery } from './transactions.api.ts'

interface RefundOf {
  viewerId: string
  /** The invoice's. */
  id: string
  /** The money went back. */
  onChanged: (transaction: Refundable, sent: SentRefund) => void
  /** It did not, for this reason. The transaction has been loaded again. */
  onRefused: (message: string) => void
}

/**
 * PAY-07: sends a refund. What is sent is stored first, with its key, so that a second press, a lost answer, or a reload
 * in the middle never refunds twice.
 */
export const useRefund = ({ viewerId, id, onChanged, onRefused }: RefundOf) => {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => readRefundDraft(viewerId, id))
  const keep = (next: typeof draft) => {
    setDraft(next)
    saveRefundDraft(viewerId, id, next)
  }
  const refuse = async (sent: SentRefund, message: string) => {
    await queryClient.invalidateQueries({ queryKey: refundableQuery(id).queryKey })
    keep({ amount: sent.amount, sent: null })
    onRefused(message)
  }
  const send = async (sent: SentRefund) => {
    keep({ amount: sent.amount, sent })
    const { amount, end_access } = sent
    const input = { params: { id }, body: { amount, end_access } }
    const answer = await call(refundTransaction, input, { idempotencyKey: sent.key }).catch(
      async (error: Error) => {
        const { way, message } = refundRefusal(error)
        if (way === 'look-again') await refuse(sent, message)
        throw error
      },
    )
    keep({ amount: '', sent: null })
    queryClient.setQueryData(refundableQuery(id).queryKey, answer)
    onChanged(answer.data, sent)
    await refreshTransactions(queryClient)
  }
  const { run, isBusy, error } = useAction(send)
  return {
    amount: draft.amount,
    type: (amount: string) => keep({ amount, sent: null }),
    /** Sent, without an answer so far. */
    sent: draft.sent,
    isBusy,
    reason: error && refundRefusal(error).message,
    refund: (body: Pick<SentRefund, 'amount' | 'end_access'>) =>
      run({ ...body, key: newIdempotencyKey(), at: Date.now() }),
    /** The same refund, under the same key. */
    again: () => (draft.sent ? run(draft.sent) : Promise.resolve(undefined)),
  }
}
