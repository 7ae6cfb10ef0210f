import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { readOnlyAs } from '../../../platform/database/read-only.ts'
import { shownName, users } from '../../accounts/index.ts'
import { commissions, payouts } from '../affiliates.tables.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

const staff = readOnlyAs(users, 'staff')

const person = { id: users.id, name: shownName(users), email: users.email }

/** Not a pattern: the typed text is found as it is. */
const has = (text: SQL, q: string): SQL => sql`strpos(lower(${text}), lower(${q})) > 0`

const personText = sql`concat_ws(' ', ${users.first_name}, ${users.last_name}, ${users.email})`

export const findOwner = async (db: Db, id: string) => {
  const [found] = await db.select(person).from(users).where(eq(users.id, id))
  return found ?? null
}

/** Everyone's balance. */
const balances = (db: Db) => {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const earned = db
    .select({
      owner_id: commissions.owner_id,
      pending:
        sql`coalesce(sum(${commissions.cents}) filter (where ${commissions.payable_at} > ${now}), 0)`.as(
          'pending',
        ),
      due: sql`coalesce(sum(${commissions.cents}) filter (where ${commissions.payable_at} <= ${now}), 0)`.as(
        'due',
      ),
    })
    .from(commissions)
    .groupBy(commissions.owner_id)
    .as('earned')
  const paid = db
    .select({ owner_id: payouts.owner_id, cents: sql`sum(${payouts.cents})`.as('cents') })
    .from(payouts)
    .groupBy(payouts.owner_id)
    .as('paid')
  return { earned, paid }
}

/** Those who can be paid now, the largest amount first. */
export const findOwed = async (db: Db, q: string | undefined, { limit, offset }: Page) => {
  const { earned, paid } = balances(db)
  const paidCents = sql`coalesce(${paid.cents}, 0)`
  const payable = sql`(${earned.due} - ${paidCents})`
  const isOwed = and(sql`${payable} > 0`, q ? has(personText, q) : undefined)
  const rows = await db
    .select({
      owner: person,
      pending: sql`${earned.pending}`.mapWith(Number),
      payable: payable.mapWith(Number),
      paid: paidCents.mapWith(Number),
    })
    .from(earned)
    .innerJoin(users, eq(users.id, earned.owner_id))
    .leftJoin(paid, eq(paid.owner_id, earned.owner_id))
    .where(isOwed)
    .orderBy(desc(payable), users.id)
    .limit(limit)
    .offset(offset)
  const [all] = await db
    .select({ total: count(), payable: sql`coalesce(sum(${payable}), 0)`.mapWith(Number) })
    .from(earned)
    .innerJoin(users, eq(users.id, earned.owner_id))
    .leftJoin(paid, eq(paid.owner_id, earned.owner_id))
    .where(isOwed)
  return { rows, ...(all ?? { total: 0, payable: 0 }) }
}

export interface PayoutFilter {
  readonly q?: string | undefined
  readonly owner_id?: string | undefined
}

const isMeant = ({ q, owner_id }: PayoutFilter): SQL | undefined =>
  and(
    q ? has(sql`concat_ws(' ', ${personText}, ${payouts.reference})`, q) : undefined,
    owner_id ? eq(payouts.owner_id, owner_id) : undefined,
  )

const selectPayouts = (db: Db) =>
  db
    .select({
      id: payouts.id,
      owner: person,
      cents: payouts.cents,
      paid_on: payouts.paid_on,
      reference: payouts.reference,
      staff: sql<string | null>`case when ${staff.id} is null then null else ${shownName(staff)} end`,
      created_at: payouts.created_at,
    })
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.owner_id))
    .leftJoin(staff, eq(staff.id, payouts.staff_id))

export type StoredPayout = Awaited<ReturnType<typeof selectPayouts>>[number]

/** Newest first. */
export const findPayouts = async (db: Db, filter: PayoutFilter, { limit, offset }: Page) => {
  const rows = await selectPayouts(db)
    .where(isMeant(filter))
    .orderBy(desc(payouts.paid_on), desc(payouts.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db
    .select({ total: count(), sum: sql`coalesce(sum(${payouts.cents}), 0)`.mapWith(Number) })
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.owner_id))
    .where(isMeant(filter))
  return { rows, ...(all ?? { total: 0, sum: 0 }) }
}

/** The next rows after this one, newest first. */
export const findPayoutsAfter = (
  db: Db,
  filter: PayoutFilter,
  last: Pick<StoredPayout, 'paid_on' | 'id'> | null,
  limit: number,
): Promise<StoredPayout[]> =>
  selectPayouts(db)
    .where(
      and(
        isMeant(filter),
        last
          ? sql`(${payouts.paid_on}, ${payouts.id}) < (${last.paid_on}::date, ${last.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(payouts.paid_on), desc(payouts.id))
    .limit(limit)

/** The same transfer, if it was entered before. */
export const findPayoutByReference = async (db: Db, ownerId: string, reference: string) => {
  const [found] = await db
    .select({ paid_on: payouts.paid_on })
    .from(payouts)
    .where(and(eq(payouts.owner_id, ownerId), eq(sql`lower(${payouts.reference})`, reference.toLowerCase())))
  return found ?? null
}

export const insertPayout = (tx: Db, row: typeof payouts.$inferInsert) => tx.insert(payouts).values(row)
