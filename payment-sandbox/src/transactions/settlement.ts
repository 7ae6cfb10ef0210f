import type { Context } from '../context.ts'
import type { Transaction, TransactionStatus } from '../store/records.ts'
import { settlementOfAmount } from '../test-values/amounts.ts'
import { showTransaction } from '../wire/show-transaction.ts'
import { invalid } from '../wire/validation.ts'
import { changeStatus, findTransaction } from './change-status.ts'
import { disputesOf } from './disputes.ts'

const notify = (context: Context, kind: string, transaction: Transaction): Transaction => {
  context.notifier.notify(kind, transaction.id, {
    transaction: showTransaction(transaction, disputesOf(context, transaction)),
  })
  return transaction
}

const settle = (context: Context, transaction: Transaction): Transaction => {
  const settling =
    transaction.status === 'settling' ? transaction : changeStatus(context, transaction, 'settling')
  return notify(
    context,
    'transaction_settled',
    changeStatus(context, settling, 'settled', { settlement_code: '4000' }),
  )
}

const decline = (context: Context, transaction: Transaction, code: string): Transaction =>
  notify(
    context,
    'transaction_settlement_declined',
    changeStatus(context, transaction, 'settlement_declined', { settlement_code: code }),
  )

/** How a settlement ends. Test amounts decide here too. */
const settleByAmount = (context: Context, transaction: Transaction): Transaction => {
  const code = context.settings.hasTestAmounts
    ? settlementOfAmount(transaction.amount_cents, transaction.instrument)
    : '4000'
  if (code === '4000') return settle(context, transaction)
  if (code === '4002')
    return changeStatus(context, transaction, 'settlement_pending', { settlement_code: code })
  return decline(context, transaction, code)
}

const submittedAt = ({ history }: Transaction): number => Date.parse(history.at(-1)?.at ?? '')

/** Settles what was submitted long enough ago. Transactions wait in the order in which they were submitted. */
export const createSettlement = (context: Context) => {
  const waiting = new Set<string>()
  for (const { id, status } of context.store.transactions.all())
    if (status === 'submitted_for_settlement') waiting.add(id)

  return {
    watch({ id, status }: Transaction) {
      if (status === 'submitted_for_settlement') waiting.add(id)
    },
    forget() {
      waiting.clear()
    },
    settleDue() {
      const due = context.clock.now().getTime() - context.settings.settlementSeconds * 1000
      for (const id of waiting) {
        const transaction = context.store.transactions.get(id)
        if (transaction?.status === 'submitted_for_settlement') {
          if (submittedAt(transaction) > due) return
          settleByAmount(context, transaction)
        }
        waiting.delete(id)
      }
    },
  }
}
export type Settlement = ReturnType<typeof createSettlement>

const open: readonly TransactionStatus[] = ['submitted_for_settlement', 'settling', 'settlement_pending']

const simulations = {
  settle,
  settlement_confirm: settle,
  settlement_pending: (context: Context, transaction: Transaction) =>
    changeStatus(context, transaction, 'settlement_pending', { settlement_code: '4002' }),
  settlement_decline: (context: Context, transaction: Transaction) => decline(context, transaction, '4001'),
} as const

export type Simulation = keyof typeof simulations

/** gateway.testing.settle and its siblings. */
export const simulateSettlement = (context: Context, id: string, simulation: Simulation): Transaction => {
  const transaction = findTransaction(context, id)
  if (!open.includes(transaction.status))
    throw invalid(
      'transaction',
      'base',
      '91575',
      'Cannot transition transaction to settled, settlement_confirmed, or settlement_declined.',
    )
  return simulations[simulation](context, transaction)
}
