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
import { type PaidPeriod, writePaidPeriods } from './record-paid.queries.ts'
import type { ChargeOutcome } from './send-charge.ts'

/** A charge for the next period, with what was read when it was written down. */
export interface Renewal {
  readonly charge: ChargeRow
  readonly row: SubscriptionRow
  readonly billed: Billed
  readonly table: PriceTable
}

/** With the provider's answer. */
export interface AnsweredRenewal extends Renewal {
  readonly outcome: ChargeOutcome
}

/** Most renewals: paid at the first try, and the family may use what it could use before. */
const plainPeriods = (
  { charge, row, billed, table, outcome }: AnsweredRenewal,
  site: string,
): PaidPeriod[] => {
  if (outcome.kind === 'refused' || outcome.status !== 'charged' || charge.attempt > 1) return []
  const after = renewedRow(row, charge, table)
  if (!isSameAccess(subscriptionOf(row), subscriptionOf(after))) return []
  const { transaction_id } = outcome
  const facts = { transaction_id, is_settled: false, seen_at: row.updated_at, knownInvoiceId: null }
  return [paidPeriod({ ...facts, charge, before: row, after, billed, table, site })]
}

/** The charges that could be recorded together. If one of them is in the way, none is. */
const recordPlain = async (
  db: Db,
  answered: readonly AnsweredRenewal[],
  site: string,
): Promise<ReadonlySet<string>> => {
  try {
    const plain = answered.flatMap((renewal) => plainPeriods(renewal, site))
    return plain.length > 0 ? await writePaidPeriods(db, plain) : new Set()
  } catch {
    // Each is tried again by itself below, and says what is wrong.
    return new Set()
  }
}

/**
 * Records renewals in one statement from what is known of them. What is different by now is read again, each in its own
 * transaction.
 */
export const recordRenewals = async (
  db: Db,
  answered: readonly AnsweredRenewal[],
  site: string,
): Promise<PromiseSettledResult<unknown>[]> => {
  const recorded = await recordPlain(db, answered, site)
  const results: PromiseSettledResult<unknown>[] = []
  for (const { charge, outcome } of answered) {
    const isRecorded = recorded.has(charge.id)
    if (isRecorded) countCharge(db, 'paid')
    const byItself = isRecorded ? null : transaction(db, (tx) => recordCharge(tx, charge, { outcome, site }))
    results.push(...(await Promise.allSettled([byItself])))
  }
  return results
}
