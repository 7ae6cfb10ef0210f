import type { Db } from '../../platform/database/database.ts'
import { oncePerDatabase } from '../../platform/database/prepared-statements.ts'
import { oneRow, onlyRow, rowsOf } from '../../platform/database/rows-of.ts'
import type { Day } from './billing-day.ts'
import { selectOldestOpen } from './charges/charges.queries.ts'
import { selectLedgerSum } from './ledger/ledger-sum.queries.ts'
import { selectDue } from './subscriptions/subscriptions.queries.ts'

const moneyStateIn = oncePerDatabase((db) =>
  db
    .select({
      due: rowsOf(selectDue(db), onlyRow),
      openSince: rowsOf(selectOldestOpen(db), ([oldest]) => oldest?.updated_at ?? null),
      ledgerCents: rowsOf(selectLedgerSum(db), (sums) => onlyRow(sums).cents),
    })
    .from(oneRow)
    .prepare('billing_money_state'),
)

/** What is due, since when the oldest open charge has waited, and the sum of the ledger. */
export const findMoneyState = async (db: Db, today: Day) => {
  const { due, ...state } = onlyRow(await moneyStateIn(db).execute({ today }))
  return { ...due, ...state }
}
