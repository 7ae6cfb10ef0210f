import { sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { ledgerLines } from '../payments.tables.ts'
import type { Posting } from './ledger.ts'

interface Occasion {
  /** The same event can't be posted twice. */
  readonly event_id: string
  readonly charge_id: string
  readonly refund_id?: string
}

export const post = async (tx: Db, lines: Posting, occasion: Occasion): Promise<void> => {
  if (lines.length === 0) return
  const created_at = clock.now()
  await tx
    .insert(ledgerLines)
    .values(lines.map((line) => ({ ...line, ...occasion, id: uuidv7(), created_at })))
}

/** Always zero. */
export const sumLedger = async (db: Db): Promise<number> => {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.cents}), 0)`.mapWith(Number) })
    .from(ledgerLines)
  return found?.sum ?? 0
}
