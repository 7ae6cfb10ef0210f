import { and, asc, type Column, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import { bulkInsertNew } from '../../../platform/database/bulk-insert.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type ChargeIntent, type ChargeKind, charges, subscriptions } from '../payments.tables.ts'
import type { Quote, Terms } from '../subscriptions/quote.ts'

export type ChargeRow = typeof charges.$inferSelect

/** Longer than any call to the provider may take. After this time, the outcome is asked for. */
const claimMilliseconds = 3 * 60 * 1000

const claimUntil = (): Date => new Date(clock.now().getTime() + claimMilliseconds)

export interface NewCharge {
  readonly subscription_id: string
  readonly period: number
  readonly athlete_user_id: string
  readonly kind: ChargeKind
  readonly terms: Terms
  readonly quote: Quote
  readonly method_id: string | null
  readonly intent: ChargeIntent | null
}

const keyOf = ({ subscription_id, period }: Pick<ChargeRow, 'subscription_id' | 'period'>): string =>
  `${subscription_id} ${period}`

const findByKeys = async (tx: Db, wanted: readonly NewCharge[]): Promise<Map<string, ChargeRow>> => {
  const pairs = wanted.map(
    ({ subscription_id, period }) => sql`(${subscription_id}::uuid, ${period}::integer)`,
  )
  const found = await tx
    .select()
    .from(charges)
    .where(sql`(${charges.subscription_id}, ${charges.period}) in (${sql.join(pairs, sql`, `)})`)
    .for('update')
  return new Map(found.map((row) => [keyOf(row), row]))
}

const factsOf = ({ terms, quote, ...rest }: NewCharge, attempt: number) => ({
  ...rest,
  ...quote,
  ...terms,
  status: 'open' as const,
  attempt,
  claimed_until: claimUntil(),
  decline_code: null,
  updated_at: clock.now(),
})

const firstAttempt = (wanted: NewCharge): ChargeRow => ({
  ...factsOf(wanted, 1),
  id: uuidv7(),
  transaction_id: null,
  is_settled: false,
  dispute: null,
  created_at: clock.now(),
})

const reopen = async (tx: Db, wanted: NewCharge, { id, attempt }: ChargeRow): Promise<ChargeRow[]> =>
  tx
    .update(charges)
    .set(factsOf(wanted, attempt + 1))
    .where(eq(charges.id, id))
    .returning()

/**
 * Writes down charges before the provider is called. There is one for each period, and an athlete has at most one that is
 * open. One that was declined or abandoned is opened again for its next attempt. Left out are periods that are paid, and
 * athletes with an open charge.
 */
export const openCharges = async (tx: Db, wanted: readonly NewCharge[]): Promise<ChargeRow[]> => {
  const fresh = wanted.map(firstAttempt)
  const inserted = await bulkInsertNew(tx, charges, fresh)
  const opened = fresh.filter(({ id }) => inserted.has(id))
  const rest = wanted.filter((_, place) => !inserted.has(fresh[place]?.id))
  const known = rest.length > 0 ? await findByKeys(tx, rest) : new Map<string, ChargeRow>()
  for (const charge of rest) {
    const row = known.get(keyOf(charge))
    if (row?.status === 'declined' || row?.status === 'abandoned')
      opened.push(...(await reopen(tx, charge, row)))
  }
  return opened
}

/** The same for one. Null if it was left out. */
export const openCharge = async (tx: Db, wanted: NewCharge): Promise<ChargeRow | null> =>
  (await openCharges(tx, [wanted]))[0] ?? null

export const lockCharge = async (tx: Db, id: string): Promise<ChargeRow> => {
  const [found] = await tx.select().from(charges).where(eq(charges.id, id)).for('update')
  if (!found) throw new AppError('not_found')
  return found
}

/** A charge and its subscription, both locked in one statement: the subscription first, as everywhere. */
export const lockChargeWithPackage = async (tx: Db, id: string) => {
  const [found] = await tx
    .select({ row: getTableColumns(subscriptions), charge: getTableColumns(charges) })
    .from(subscriptions)
    .innerJoin(charges, eq(charges.subscription_id, subscriptions.id))
    .where(eq(charges.id, id))
    .for('update')
  return found ?? null
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
export const claimLost = async (
  db: Db,
  id: string,
  facts: Pick<Partial<ChargeRow>, 'method_id'> = {},
): Promise<ChargeRow | null> => {
  const [claimed] = await db
    .update(charges)
    .set({ ...facts, claimed_until: claimUntil() })
    .where(and(eq(charges.id, id), eq(charges.status, 'open'), lt(charges.claimed_until, clock.now())))
    .returning()
  return claimed ?? null
}

/**
 * The first call of a purchase goes on with its charge. The claim becomes its own, so a job that is about to
 * drop the charge finds that somebody is at work on it. Null if the charge is not open anymore.
 */
export const holdCharge = async (
  db: Db,
  id: string,
  facts: Pick<Partial<ChargeRow>, 'method_id'>,
): Promise<ChargeRow | null> => {
  const until = claimUntil().toISOString()
  const [held] = await db
    .update(charges)
    .set({
      ...facts,
      // Never the same as before: a claim is recognized by its time.
      claimed_until: sql`greatest(${until}::timestamptz, ${charges.claimed_until} + interval '1 millisecond')`,
    })
    .where(and(eq(charges.id, id), eq(charges.status, 'open')))
    .returning()
  return held ?? null
}

type Outcome = Partial<
  Pick<ChargeRow, 'status' | 'transaction_id' | 'is_settled' | 'dispute' | 'decline_code'>
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

export type DisputedCharge = Pick<ChargeRow, 'dispute' | 'total'>

/** The payment of a package that a bank looks into, or the one that was decided last. Null if there is none. */
export const disputedOf = (subscriptionId: Column): SQL<DisputedCharge | null> =>
  sql<DisputedCharge | null>`(
    select json_build_object('dispute', ${charges.dispute}, 'total', ${charges.total}) from ${charges}
    where ${charges.subscription_id} = ${subscriptionId} and ${charges.dispute} is not null
    order by ${charges.dispute} = 'open' desc, ${charges.updated_at} desc limit 1)`

/** Payments that nobody has asked about since then, and that may have settled. The oldest first. */
export const findUnsettled = async (db: Db, since: Date, limit: number): Promise<string[]> => {
  const found = await db
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.status, 'paid'), eq(charges.is_settled, false), lt(charges.updated_at, since)))
    .orderBy(asc(charges.updated_at))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** When the oldest open charge last changed. */
export const selectOldestOpen = (db: Db) =>
  db
    .select({ updated_at: charges.updated_at })
    .from(charges)
    .where(eq(charges.status, 'open'))
    .orderBy(asc(charges.claimed_until))
    .limit(1)

/** When the oldest open charge last changed. Null if none is open. */
export const findOldestOpen = async (db: Db): Promise<Date | null> =>
  (await selectOldestOpen(db))[0]?.updated_at ?? null
