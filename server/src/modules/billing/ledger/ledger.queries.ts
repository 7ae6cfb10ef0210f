import { and, eq, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { ledgerLines } from '../payments.tables.ts'
import type { LedgerAccount, Posting } from './ledger.ts'

interface Occasion {
  /** The same event can't be posted twice. */
  readonly event_id: string
  /** None for a payout, which pays for many charges. */
  readonly charge_id?: string
  readonly refund_id?: string
}

/** The lines of an event, as the table has them. */
export const ledgerRows = (lines: Posting, occasion: Occasion) => {
  const created_at = clock.now()
  return lines.map((line) => ({ ...line, ...occasion, id: uuidv7(), created_at }))
}

export const post = async (tx: Db, lines: Posting, occasion: Occasion): Promise<void> => {
  if (lines.length > 0) await tx.insert(ledgerLines).values(ledgerRows(lines, occasion))
}

/** Always zero. */
export const sumLedger = async (db: Db): Promise<number> => {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.cents}), 0)`.mapWith(Number) })
    .from(ledgerLines)
  return found?.sum ?? 0
}

/** What all events of one charge left in an account. */
export const balanceOfCharge = async (db: Db, chargeId: string, account: LedgerAccount): Promise<number> => {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.cents}), 0)`.mapWith(Number) })
    .from(ledgerLines)
    .where(and(eq(ledgerLines.charge_id, chargeId), eq(ledgerLines.account, account)))
  return found?.sum ?? 0
}
