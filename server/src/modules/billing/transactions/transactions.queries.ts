import type { Invoice } from '@fieldhouse/contract/billing.invoices'
import type { TransactionQuery } from '@fieldhouse/contract/billing.transactions'
import { and, asc, count, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { atMost, plannedEachTime } from '../../../platform/database/planning.ts'
import type { OrGiven } from '../../../platform/database/prepared-statements.ts'
import { oneRow, onlyRow, rowsOf } from '../../../platform/database/rows-of.ts'
import { athletesOf, hasWords, users } from '../../accounts/index.ts'
import { selectPerson } from '../family.queries.ts'
import { invoiceStatus, refundedCents } from '../invoices/invoices.queries.ts'
import { charges, invoices, refunds } from '../payments.tables.ts'
import type { TypedSearch } from './typed-search.ts'

export interface Wanted {
  readonly typed: TypedSearch | null
  /** The person whose family's invoices these are. */
  readonly userId: string | undefined
}

/** Each meaning of the text has its own index, so they are looked up one by one. */
const isMeant = (db: Db, { text, number, cents, days }: TypedSearch): SQL | undefined => {
  const idsBy = (way: SQL | undefined) => db.select({ id: invoices.id }).from(invoices).where(way)
  const people = (typed: string) => db.select({ id: users.id }).from(users).where(hasWords(typed))
  const charged = db
    .select({ id: charges.id })
    .from(charges)
    .where(eq(charges.total, cents ?? 0))
  const ways = [
    ...(text === null
      ? []
      : [inArray(invoices.payer_id, people(text)), inArray(invoices.athlete_user_id, people(text))]),
    ...(number === null ? [] : [eq(invoices.number, number)]),
    ...(cents === null ? [] : [inArray(invoices.charge_id, charged)]),
    ...(days ? [and(gte(invoices.issued_on, days.from), lt(invoices.issued_on, days.before))] : []),
  ].map((way) => sql`(${idsBy(way)})`)
  return sql`${invoices.id} in (${sql.join(ways, sql` union `)})`
}

/** The athletes as one array, so their invoices are looked up instead of scanned. */
const isOfFamily = (db: Db, userId: OrGiven<string>): SQL | undefined =>
  or(
    eq(invoices.payer_id, userId),
    sql`${invoices.athlete_user_id} = any(array(${athletesOf(db, userId)} union all select ${userId}::uuid))`,
  )

const isWanted = (db: Db, { typed, userId }: Wanted): SQL | undefined =>
  and(typed ? isMeant(db, typed) : undefined, userId ? isOfFamily(db, userId) : undefined)

/** Few payments are refunded, so summing them all costs less than asking for each row. */
const refundSums = (db: Db) =>
  db
    .select({ charge_id: refunds.charge_id, cents: sql<number>`sum(${refunds.cents})`.as('cents') })
    .from(refunds)
    .where(eq(refunds.status, 'done'))
    .groupBy(refunds.charge_id)
    .as('refund_sums')

const withState = (db: Db) => {
  const sums = refundSums(db)
  const refunded = sql<number>`coalesce(${sums.cents}, 0)`
  return { sums, refunded, status: invoiceStatus(refunded) }
}

/** How many there are in each state. */
export const countTransactions = (db: Db, wanted: Wanted) => {
  const { sums, status } = withState(db)
  return db
    .select({ status, count: count() })
    .from(invoices)
    .innerJoin(charges, eq(charges.id, invoices.charge_id))
    .leftJoin(sums, eq(sums.charge_id, charges.id))
    .where(isWanted(db, wanted))
    .groupBy(sql`1`)
}

export type StatusCounts = Awaited<ReturnType<typeof countTransactions>>

interface Page extends Pick<TransactionQuery, 'sort' | 'direction'> {
  readonly status: Invoice['status'] | undefined
  readonly limit: number
  readonly offset: number
}

const columnsWith = (refunded: SQL<number>) => ({
  id: invoices.id,
  number: invoices.number,
  issued_on: invoices.issued_on,
  status: invoiceStatus(refunded),
  payer_id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  erased_at: users.erased_at,
  athlete_name: invoices.athlete_name,
  package_name: invoices.package_name,
  total: charges.total,
  refunded: refunded.mapWith(Number),
})

/** In the order of the names people read. Accounts that were erased are last. */
const orders = {
  date: [],
  amount: [charges.total],
  name: [sql`nullif(lower(${users.last_name}), '')`, sql`lower(${users.first_name})`],
}

/** Rows with the same amount or name have a stable order. Numbers are given in the order of the days. */
export const findTransactions = (
  db: Db,
  wanted: Wanted,
  { status: only, sort, direction, limit, offset }: Page,
) => {
  const { sums, refunded, status } = withState(db)
  const way = direction === 'ascending' ? asc : desc
  return db
    .select(columnsWith(refunded))
    .from(invoices)
    .innerJoin(charges, eq(charges.id, invoices.charge_id))
    .leftJoin(sums, eq(sums.charge_id, charges.id))
    .leftJoin(users, eq(users.id, invoices.payer_id))
    .where(and(isWanted(db, wanted), only && sql`${status} = ${only}`))
    .orderBy(...orders[sort].map((part) => sql`${way(part)} nulls last`), way(invoices.number))
    .limit(atMost(limit))
    .offset(offset)
}

/** The same with the counts of the whole list, and the person whose family it is about. A plan is good for one family only. */
export const findCountedTransactions = async (db: Db, wanted: Wanted, page: Page) =>
  onlyRow(
    await db
      .select({
        rows: rowsOf(findTransactions(db, wanted, page)),
        counts: rowsOf(countTransactions(db, wanted)),
        person: wanted.userId
          ? rowsOf(selectPerson(db, wanted.userId), ([person]) => person ?? null)
          : sql<null>`null`,
      })
      .from(oneRow)
      .prepare(plannedEachTime)
      .execute(),
  )

export type FoundTransaction = Awaited<ReturnType<typeof findTransactions>>[number]

interface Stretch {
  readonly status: Invoice['status'] | undefined
  /** Only those with a smaller number. Null begins with the newest. */
  readonly before: number | null
  readonly limit: number
}

/** Some of them, newest first, for reading the whole list in steps. */
export const findTransactionsBefore = (
  db: Db,
  wanted: Wanted,
  { status, before, limit }: Stretch,
): Promise<FoundTransaction[]> =>
  db
    .select(columnsWith(refundedCents))
    .from(invoices)
    .innerJoin(charges, eq(charges.id, invoices.charge_id))
    .leftJoin(users, eq(users.id, invoices.payer_id))
    .where(
      and(
        isWanted(db, wanted),
        before === null ? undefined : lt(invoices.number, before),
        status && sql`${invoiceStatus(refundedCents)} = ${status}`,
      ),
    )
    .orderBy(desc(invoices.number))
    .limit(limit)

/** What a person's family has paid so far, and how much of it went back. Its placeholder is `user_id`. */
export const selectPaidBy = (db: Db) => {
  const sums = refundSums(db)
  return db
    .select({
      /** How many charges cost something. */
      charges: count(),
      cents: sql`coalesce(sum(${charges.total}), 0)`.mapWith(Number),
      refunded: sql`coalesce(sum(${sums.cents}), 0)`.mapWith(Number),
    })
    .from(invoices)
    .innerJoin(charges, eq(charges.id, invoices.charge_id))
    .leftJoin(sums, eq(sums.charge_id, charges.id))
    .where(and(isOfFamily(db, sql.placeholder('user_id')), eq(charges.status, 'paid'), gt(charges.total, 0)))
}

/** The person who paid an invoice, or whose package it is for. Null if there is no such number. */
export const findPersonByNumber = async (db: Db, number: number): Promise<string | null> => {
  const [found] = await db
    .select({ id: sql<string | null>`coalesce(${invoices.payer_id}, ${invoices.athlete_user_id})` })
    .from(invoices)
    .where(eq(invoices.number, number))
  return found?.id ?? null
}
