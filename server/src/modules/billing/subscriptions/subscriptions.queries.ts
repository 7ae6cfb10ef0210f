import { and, asc, count, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Day } from '../billing-day.ts'
import { charges, subscriptions } from '../payments.tables.ts'
import { columnsOf, type SubscriptionRow } from './stored.ts'
import type { Subscription } from './subscription.ts'

const isRunningOf = (athleteUserId: string) =>
  and(eq(subscriptions.athlete_user_id, athleteUserId), ne(subscriptions.status, 'ended'))

export const findRunning = async (db: Db, athleteUserId: string): Promise<SubscriptionRow | null> => {
  const [found] = await db.select().from(subscriptions).where(isRunningOf(athleteUserId))
  return found ?? null
}

/**
 * One purchase for an athlete is checked or recorded at a time, before any row of it is locked. Nobody decides on the
 * package that an athlete does not have while it is being written.
 */
export const lockPurchases = async (tx: Db, athleteUserId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`purchases ${athleteUserId}`}, 0))`)
}

/** The package that runs now, locked until the transaction ends. */
export const lockRunning = async (tx: Db, athleteUserId: string): Promise<SubscriptionRow | null> => {
  const [found] = await tx.select().from(subscriptions).where(isRunningOf(athleteUserId)).for('update')
  return found ?? null
}

export const lockSubscription = async (tx: Db, id: string): Promise<SubscriptionRow | null> => {
  const [found] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  return found ?? null
}

/** Whether this athlete ever had a package. The free month is for the first one. */
export const hadPackage = async (db: Db, athleteUserId: string): Promise<boolean> => {
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.athlete_user_id, athleteUserId))
    .limit(1)
  return found.length > 0
}

/** Whether one of these packages was bought with the code, or is being bought with it. */
export const hasPaidWithCode = async (
  db: Db,
  codeId: string,
  { athleteUserIds, payerId }: { athleteUserIds: readonly string[]; payerId: string },
): Promise<boolean> => {
  const bought = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.promo_code_id, codeId),
        or(inArray(subscriptions.athlete_user_id, [...athleteUserIds]), eq(subscriptions.payer_id, payerId)),
      ),
    )
    .limit(1)
  const buying = await db
    .select({ id: charges.id })
    .from(charges)
    .where(
      and(
        inArray(charges.athlete_user_id, [...athleteUserIds]),
        eq(charges.status, 'open'),
        sql`${charges.intent}->>'promo_code_id' = ${codeId}`,
      ),
    )
    .limit(1)
  return bought.length + buying.length > 0
}

/** Packages that this person has or pays for. */
export const lockPackagesWith = (tx: Db, userId: string): Promise<SubscriptionRow[]> =>
  tx
    .select()
    .from(subscriptions)
    .where(
      and(
        or(eq(subscriptions.athlete_user_id, userId), eq(subscriptions.payer_id, userId)),
        ne(subscriptions.status, 'ended'),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .for('update')

interface NewSubscription {
  readonly id: string
  readonly athlete_user_id: string
  readonly payer_id: string | null
  readonly month_price: number
  readonly promo_code_id: string | null
}

export const insertSubscription = async (
  tx: Db,
  facts: NewSubscription,
  subscription: Subscription,
): Promise<SubscriptionRow> => {
  const now = clock.now()
  const [row] = await tx
    .insert(subscriptions)
    .values({ ...facts, ...columnsOf(subscription), created_at: now, updated_at: now })
    .returning()
  if (!row) throw new Error('No subscription was written')
  return row
}

type Facts = Partial<Pick<SubscriptionRow, 'payer_id' | 'month_price' | 'next_month_price' | 'reminded_of'>>

/** The row with its new state. */
export const updatedRow = (row: SubscriptionRow, subscription: Subscription, facts: Facts = {}) => ({
  ...row,
  ...columnsOf(subscription),
  ...facts,
  updated_at: clock.now(),
})

export const saveSubscription = async (
  tx: Db,
  id: string,
  subscription: Subscription,
  facts: Facts = {},
): Promise<SubscriptionRow> => {
  const [row] = await tx
    .update(subscriptions)
    .set({ ...columnsOf(subscription), ...facts, updated_at: clock.now() })
    .where(eq(subscriptions.id, id))
    .returning()
  if (!row) throw new Error('No subscription was written')
  return row
}

const isClaimed = () => sql`exists (select 1 from ${charges}
  where ${charges.subscription_id} = ${subscriptions.id} and ${charges.status} = 'open'
    and ${charges.claimed_until} > ${clock.now().toISOString()}::timestamptz)`

export interface Due {
  readonly id: string
  readonly due_on: Day
}

/** Those on which something happens today or should have happened before, the oldest first. */
export const findDue = async (
  db: Db,
  today: Day,
  { after, limit }: { after: Due | null; limit: number },
): Promise<Due[]> => {
  const found = await db
    .select({ id: subscriptions.id, due_on: subscriptions.due_on })
    .from(subscriptions)
    .where(
      and(
        lte(subscriptions.due_on, today),
        after
          ? sql`(${subscriptions.due_on}, ${subscriptions.id}) > (${after.due_on}::date, ${after.id}::uuid)`
          : undefined,
        sql`not ${isClaimed()}`,
      ),
    )
    .orderBy(asc(subscriptions.due_on), asc(subscriptions.id))
    .limit(limit)
  return found as Due[]
}

/** Null if another node is at work on it. */
export const takeSubscription = async (tx: Db, id: string): Promise<SubscriptionRow | null> => {
  const [found] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .for('update', { skipLocked: true })
  return found ?? null
}

/** The running packages that a person pays for, locked. */
export const selectPaidBy = (tx: Db, payerId: string): Promise<SubscriptionRow[]> =>
  tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.payer_id, payerId), ne(subscriptions.status, 'ended')))
    .orderBy(asc(subscriptions.id))
    .for('update')

/** Those whose next charge or end is near, and who were not reminded of it. */
export const findUnreminded = async (db: Db, until: Day, limit: number): Promise<string[]> => {
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        lte(subscriptions.due_on, until),
        sql`${subscriptions.reminded_of} is distinct from ${subscriptions.ends_on}`,
      ),
    )
    .orderBy(asc(subscriptions.due_on), asc(subscriptions.id))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** The day of what has been due for the longest. Null if nothing is due. */
export const findOldestDue = async (db: Db, today: Day): Promise<Day | null> => {
  const [found] = await db
    .select({ due_on: subscriptions.due_on })
    .from(subscriptions)
    .where(lte(subscriptions.due_on, today))
    .orderBy(asc(subscriptions.due_on))
    .limit(1)
  return found?.due_on ?? null
}

const today = sql.placeholder('today')

/** How many are due today or before, and how many of them before. Its placeholder is `today`. */
export const selectDue = (db: Db) =>
  db
    .select({
      due: count(),
      overdue: sql`count(*) filter (where ${subscriptions.due_on} < ${today})`.mapWith(Number),
    })
    .from(subscriptions)
    .where(lte(subscriptions.due_on, today))
