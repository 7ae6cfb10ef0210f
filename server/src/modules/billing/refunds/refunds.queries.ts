import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type RefundStatus, refunds } from '../payments.tables.ts'

export type RefundRow = typeof refunds.$inferSelect

const claimMilliseconds = 3 * 60 * 1000
const claimUntil = (): Date => new Date(clock.now().getTime() + claimMilliseconds)

/** Refunded, or about to be. */
export const sumRefunds = async (
  db: Db,
  chargeId: string,
  statuses: readonly RefundStatus[],
): Promise<number> => {
  const [found] = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.cents}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.charge_id, chargeId), inArray(refunds.status, [...statuses])))
  return found?.cents ?? 0
}

type NewRefund = Pick<RefundRow, 'charge_id' | 'cents' | 'ends_access' | 'staff_id'>

/** Written down before the provider is called. Its id is the key. */
export const openRefund = async (tx: Db, refund: NewRefund): Promise<string> => {
  const id = uuidv7()
  await tx
    .insert(refunds)
    .values({ ...refund, id, status: 'open', claimed_until: claimUntil(), created_at: clock.now() })
  return id
}

export const findRefund = async (db: Db, id: string): Promise<RefundRow | null> => {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id))
  return found ?? null
}

export const lockRefund = async (tx: Db, id: string): Promise<RefundRow | null> => {
  const [found] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return found ?? null
}

export const saveRefund = (
  tx: Db,
  id: string,
  outcome: Partial<Pick<RefundRow, 'status' | 'transaction_id'>>,
) => tx.update(refunds).set(outcome).where(eq(refunds.id, id))

/** Open for longer than any call takes. */
export const findLostRefunds = async (db: Db, limit: number): Promise<string[]> => {
  const found = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'open'), lt(refunds.claimed_until, clock.now())))
    .orderBy(asc(refunds.claimed_until))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Null if it is not lost anymore, or another node is at it. */
export const claimLostRefund = async (db: Db, id: string): Promise<RefundRow | null> => {
  const [claimed] = await db
    .update(refunds)
    .set({ claimed_until: claimUntil() })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'open'), lt(refunds.claimed_until, clock.now())))
    .returning()
  return claimed ?? null
}
