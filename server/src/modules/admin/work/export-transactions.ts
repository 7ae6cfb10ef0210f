import type { WorkOrder } from '@fieldhouse/contract/admin.work'
import { invoiceStatusTexts } from '@fieldhouse/contract/billing.invoice-words'
import { type Cell, csvOf } from '../../../platform/csv-file.ts'
import { countAllTransactions, type ListedTransaction, readTransactions } from '../../billing/index.ts'
import type { ListExport } from './list-export.ts'

type Column = readonly [name: string, of: (transaction: ListedTransaction) => Cell]

const dollars = (cents: number): Cell => (cents / 100).toFixed(2)

/** The columns of the list. */
const columns: readonly Column[] = [
  ['Invoice', ({ invoice_number }) => invoice_number],
  ['Date', ({ issue_date }) => issue_date],
  ['Status', ({ status }) => invoiceStatusTexts[status].label],
  ['Customer', ({ user }) => user && `${user.first_name} ${user.last_name}`],
  ['Email', ({ user }) => user?.email ?? null],
  ['Athlete', ({ athlete_name }) => athlete_name],
  ['Package', (transaction) => transaction.package],
  ['Total (USD)', ({ total }) => dollars(total)],
  ['Refunded (USD)', ({ refunded }) => dollars(refunded)],
]

/** PAY-07: what families paid, newest first. */
export const transactionsExport: ListExport<Extract<WorkOrder, { kind: 'export-transactions' }>> = {
  rowsPerRead: 100,
  columns: () => columns.map(([name]) => name),
  count: (db, order, asked) => countAllTransactions(db, { ...order, asked }),
  read: async (db, order, { asked, after, limit }) => {
    const before = after ? Number(after[0]) : null
    const { transactions, next } = await readTransactions(db, { ...order, asked }, { before, limit })
    return {
      csv: csvOf(transactions.map((transaction) => columns.map(([, of]) => of(transaction)))),
      rows: transactions.length,
      place: next === null ? null : [String(next)],
    }
  },
}
