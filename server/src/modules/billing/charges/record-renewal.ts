import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Billed } from '../family.queries.ts'
import { isSameAccess } from '../subscriptions/package-contents.ts'
import type { PriceTable } from '../subscriptions/prices.queries.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import { countCharge } from './charge-results.ts'
import type { ChargeRow } from './charges.queries.ts'
import { paidPeriod } from './paid-period.ts'
import { recordCharge, renewedRow } from './record-charge.ts'
import { writePaidPeriod } from './record-paid.queries.ts'
import type { ChargeOutcome } from './send-charge.ts'

/** A charge for the next period, with what was read when it was written down. */
export interface Renewal {
  readonly charge: ChargeRow
  readonly row: SubscriptionRow
  readonly billed: Billed
  readonly table: PriceTable
}

/** Most renewals: paid at the first try, and the family may use what it could use before. */
const recordPlain = (
  db: Db,
  { charge, row, billed, table }: Renewal,
  outcome: ChargeOutcome,
  site: string,
): Promise<boolean> | false => {
  if (outcome.kind === 'refused' || outcome.status !== 'charged' || charge.attempt > 1) return false
  const after = renewedRow(row, charge, table)
  if (!isSameAccess(subscriptionOf(row), subscriptionOf(after))) return false
  const { transaction_id } = outcome
  const facts = { transaction_id, is_settled: false, seen_at: row.updated_at, knownInvoiceId: null }
  return writePaidPeriod(db, paidPeriod({ ...facts, charge, before: row, after, billed, table, site }))
}

/** Records a renewal in one statement from what is known of it. If anything is different by now, it is read again. */
export const recordRenewal = async (
  db: Db,
  renewal: Renewal,
  outcome: ChargeOutcome,
  site: string,
): Promise<void> => {
  if (await recordPlain(db, renewal, outcome, site)) countCharge(db, 'paid')
  else await transaction(db, (tx) => recordCharge(tx, renewal.charge, { outcome, site }))
}
