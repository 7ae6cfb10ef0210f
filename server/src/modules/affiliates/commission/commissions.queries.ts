import { and, eq, inArray, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { commissions, payouts, promoCodes, referrals } from '../affiliates.tables.ts'

export type CommissionRow = typeof commissions.$inferSelect

/** The codes that these people signed up with, and what the owners earn. */
export const findEarnings = (db: Db, customerIds: readonly string[]) =>
  db
    .select({
      customer_id: referrals.user_id,
      promo_code_id: promoCodes.id,
      owner_id: promoCodes.owner_id,
      commission_percent: promoCodes.commission_percent,
      commission_months: promoCodes.commission_months,
      signed_up_at: referrals.created_at,
    })
    .from(referrals)
    .innerJoin(promoCodes, eq(promoCodes.id, referrals.promo_code_id))
    .where(inArray(referrals.user_id, [...customerIds]))

/** False if this payment has earned its share before. */
export const insertEarned = async (tx: Db, line: typeof commissions.$inferInsert): Promise<boolean> => {
  const inserted = await tx
    .insert(commissions)
    .values(line)
    .onConflictDoNothing({ target: commissions.charge_id, where: sql`${commissions.kind} = 'earned'` })
    .returning({ id: commissions.id })
  return inserted.length > 0
}

export const insertReturned = (tx: Db, line: typeof commissions.$inferInsert) =>
  tx.insert(commissions).values(line)

export const findEarned = async (db: Db, chargeId: string): Promise<CommissionRow | null> => {
  const [found] = await db
    .select()
    .from(commissions)
    .where(and(eq(commissions.charge_id, chargeId), eq(commissions.kind, 'earned')))
  return found ?? null
}

/** What was returned of a payment so far, as a positive number. */
export const sumReturned = async (db: Db, chargeId: string): Promise<number> => {
  const [found] = await db
    .select({ sum: sql`coalesce(-sum(${commissions.base_cents}), 0)`.mapWith(Number) })
    .from(commissions)
    .where(and(eq(commissions.charge_id, chargeId), eq(commissions.kind, 'returned')))
  return found?.sum ?? 0
}

/** Nothing else changes what this owner is owed until the transaction ends. */
export const lockOwner = async (tx: Db, ownerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`commission of ${ownerId}`}, 0))`)
}

export interface Balance {
  readonly pending: number
  /** Negative if refunds took back more than was payable. The next commissions make up for it. */
  readonly payable: number
  readonly paid: number
}

export const findBalance = async (db: Db, ownerId: string): Promise<Balance> => {
  const isPending = sql`${commissions.payable_at} > ${clock.now().toISOString()}::timestamptz`
  const [found] = await db
    .select({
      pending: sql`coalesce(sum(${commissions.cents}) filter (where ${isPending}), 0)`.mapWith(Number),
      due: sql`coalesce(sum(${commissions.cents}) filter (where not (${isPending})), 0)`.mapWith(Number),
      paid: sql`(select coalesce(sum(${payouts.cents}), 0) from ${payouts}
        where ${payouts.owner_id} = ${ownerId})`.mapWith(Number),
    })
    .from(commissions)
    .where(eq(commissions.owner_id, ownerId))
  const { pending, due, paid } = found ?? { pending: 0, due: 0, paid: 0 }
  return { pending, payable: due - paid, paid }
}
