import type { Transaction, TransactionQuery } from '@fieldhouse/contract/billing.transactions'
import type { Db } from '../../../platform/database/database.ts'
import { countByFilter, presentTransaction, wantedBy } from './list-transactions.ts'
import { findTransactionsBefore } from './transactions.queries.ts'

/** A list of transactions. `asked` decides what `last week` is. */
type TransactionList = Pick<TransactionQuery, 'q' | 'state' | 'user'> & { readonly asked: Date }

export type ListedTransaction = Omit<Transaction, 'can'>

export const countAllTransactions = async (db: Db, list: TransactionList): Promise<number> =>
  (await countByFilter(db, wantedBy(list, list.asked)))[list.state]

/** PAY-07: the next ones of a whole list, newest first, and the number to go on from. Null after the last. */
export const readTransactions = async (
  db: Db,
  list: TransactionList,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ transactions: ListedTransaction[]; next: number | null }> => {
  const found = await findTransactionsBefore(db, wantedBy(list, list.asked), {
    status: list.state === 'all' ? undefined : list.state,
    before,
    limit,
  })
  const last = found.length === limit ? found.at(-1) : undefined
  return { transactions: found.map(presentTransaction), next: last?.number ?? null }
}
