import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isInPeriods, type PeriodEdges, periodOfMoment } from '../../../platform/days/periods.queries.ts'
import { charges, ledgerLines } from '../payments.tables.ts'

/**
 * What we earned by period, without taxes: settled payments less refunds, credits, and lost disputes. The refunds are
 * also counted by themselves.
 */
export const countRevenue = (db: Db, edges: PeriodEdges) => {
  const isRefund = sql`${ledgerLines.refund_id} is not null`
  const unsettled = db
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.status, 'paid'), eq(charges.is_settled, false)))
  return db
    .select({
      period: periodOfMoment(ledgerLines.created_at, edges),
      revenue_cents: sql`-sum(${ledgerLines.cents})`.mapWith(Number),
      refunded_cents: sql`coalesce(sum(${ledgerLines.cents}) filter (where ${isRefund}), 0)`.mapWith(Number),
      refunds: sql`count(*) filter (where ${isRefund})`.mapWith(Number),
    })
    .from(ledgerLines)
    .where(
      and(
        eq(ledgerLines.account, 'revenue'),
        isInPeriods(ledgerLines.created_at, edges),
        or(isNull(ledgerLines.charge_id), notInArray(ledgerLines.charge_id, unsettled)),
      ),
    )
    .groupBy(sql`1`)
}
