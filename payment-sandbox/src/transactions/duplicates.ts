import type { Context } from '../context.ts'
import type { Transaction, TransactionStatus } from '../store/records.ts'
import { duplicateKey } from '../store/store.ts'

const successful: readonly TransactionStatus[] = [
  'authorized',
  'submitted_for_settlement',
  'settling',
  'settlement_pending',
  'settled',
  'voided',
]

/**
 * Whether the same sale succeeded a moment ago: the same card (or PayPal account), amount, and order id. After the
 * window the same order id can be charged again, so a merchant can't rely on this to charge an order only once.
 */
export const isDuplicate = (
  { store, clock, settings }: Context,
  sale: Pick<Transaction, 'amount_cents' | 'order_id' | 'instrument'>,
): boolean => {
  const since = clock.now().getTime() - settings.duplicateSeconds * 1000
  return (
    settings.duplicateSeconds > 0 &&
    store.transactions
      .where('duplicate', duplicateKey(sale))
      .some(({ status, created_at }) => successful.includes(status) && Date.parse(created_at) > since)
  )
}
