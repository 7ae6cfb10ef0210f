import { and, asc, eq, lt } from 'drizzle-orm'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type ChargeIntent, type ChargeKind, charges } from '../payments.tables.ts'
import type { Quote, Terms } from '../subscriptions/quote.ts'

export type ChargeRow = typeof charges.$inferSelect

/** Longer than any call to the provider may take. After this time, the outcome is asked for. */
const claimMilliseconds = 3 * 60 * 1000

const claimUntil = (): Date => new Date(clock.now().getTime() + claimMilliseconds)

interface NewCharge {
  readonly subscription_id: string
  readonly period: number
  readonly athlete_user_id: string
  readonly kind: ChargeKind
  readonly terms: Terms
  readonly quote: Quote
  readonly method_id: string | null
  readonly intent: ChargeIntent | null
}

const findByKey = async (tx: Db, subscriptionId: string, period: number): Promise<ChargeRow | null> => {
  const [found] = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.subscription_id, subscriptionId), eq(charges.period, period)))
    .for('update')
  return found ?? null
}

/**
 * Writes down a charge before the provider is called. There is one for each period, and an athlete has at most one that
 * is open. One that was declined or abandoned is opened again for its next attempt. Null if the period is paid, or if an
 * open charge is in the way.
 */
export const openCharge = async (
  tx: Db,
  { terms, quote, subscription_id, period, ...rest }: NewCharge,
): Promise<ChargeRow | null> => {
  const known = await findByKey(tx, subscription_id, period)
  if (known?.status === 'open' || known?.status === 'paid') return null
  const now = clock.now()
  const facts = {
    ...rest,
    ...quote,
    ...terms,
    status: 'open' as const,
    attempt: (known?.attempt ?? 0) + 1,
    claimed_until: claimUntil(),
    decline_code: null,
    updated_at: now,
  }
  const [opened] = known
    ? await tx.update(charges).set(facts).where(eq(charges.id, known.id)).returning()
    : await tx
        .insert(charges)
        .values({ ...facts, subscription_id, period, id: uuidv7(), created_at: now })
        .onConflictDoNothing()
        .returning()
  return opened ?? null
}

export const lockCharge = async (tx: Db, id: string): Promise<ChargeRow> => {
  const [found] = await tx.select().from(charges).where(eq(charges.id, id)).for('update')
  if (!found) throw new AppError('not_found')
  return found
}

/** The open charge of an athlete. */
export const lockOpenCharge = async (tx: Db, athleteUserId: string): Promise<ChargeRow | null> => {
  const [found] = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.athlete_user_id, athleteUserId), eq(charges.status, 'open')))
    .for('update')
  return found ?? null
}

/** Open for longer than any call takes: something was lost on the way. */
export const findLostIds = async (db: Db, limit: number): Promise<string[]> => {
  const found = await db
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.status, 'open'), lt(charges.claimed_until, clock.now())))
    .orderBy(asc(charges.claimed_until))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Null if it is not lost anymore, or another node is at it. */
export const claimLost = async (db: Db, id: string): Promise<ChargeRow | null> => {
  const [claimed] = await db
    .update(charges)
    .set({ claimed_until: claimUntil() })
    .where(and(eq(charges.id, id), eq(charges.status, 'open'), lt(charges.claimed_until, clock.now())))
    .returning()
  return claimed ?? null
}

type Outcome = Partial<
  Pick<ChargeRow, 'status' | 'transaction_id' | 'is_settled' | 'decline_code' | 'method_id'>
>

export const saveCharge = (tx: Db, id: string, outcome: Outcome) =>
  tx
    .update(charges)
    .set({ ...outcome, updated_at: clock.now() })
    .where(eq(charges.id, id))

export const findCharge = async (db: Db, id: string): Promise<ChargeRow> => {
  const [found] = await db.select().from(charges).where(eq(charges.id, id))
  if (!found) throw new AppError('not_found')
  return found
}

export const findChargeByTransaction = async (db: Db, transactionId: string): Promise<ChargeRow | null> => {
  const [found] = await db.select().from(charges).where(eq(charges.transaction_id, transactionId))
  return found ?? null
}
