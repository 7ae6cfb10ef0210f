import { and, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { findPage, oneRow, onlyRow, rowsOf } from '../../../platform/database/rows-of.ts'
import { users } from '../../accounts/index.ts'
import { commissions, payouts, promoCodes, referrals } from '../affiliates.tables.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

const isOfCode = eq(promoCodes.id, referrals.promo_code_id)

const customer = {
  first_name: users.first_name,
  last_name: users.last_name,
  is_deleted: sql<boolean>`${users.deleted_at} is not null`,
}

/** People who signed up with a person's codes, newest first. Deleted people are counted too. */
export const findSignUps = async (db: Db, ownerId: string, { limit, offset }: Page) => {
  const isOwn = eq(promoCodes.owner_id, ownerId)
  const page = db
    .select({
      id: referrals.id,
      customer,
      type: users.type,
      promo_code: promoCodes.code,
      commission_months: promoCodes.commission_months,
      created_at: referrals.created_at,
    })
    .from(referrals)
    .innerJoin(promoCodes, isOfCode)
    .innerJoin(users, eq(users.id, referrals.user_id))
    .where(isOwn)
    .orderBy(desc(referrals.created_at), desc(referrals.id))
    .limit(limit)
    .offset(offset)
  const all = db.select({ total: count() }).from(referrals).innerJoin(promoCodes, isOfCode).where(isOwn)
  return findPage(db, page, all)
}

/** Whose sales: all of an owner's, or those of one code. */
export type Whose = { readonly ownerId: string } | { readonly codeId: string }

const ofWhose = (whose: Whose): SQL =>
  'ownerId' in whose ? eq(commissions.owner_id, whose.ownerId) : eq(commissions.promo_code_id, whose.codeId)

/** Every line of these owners, with everything they earned up to it and everything they were paid. */
const linesOf = (db: Db, whose: Whose) => {
  const owners =
    'ownerId' in whose
      ? eq(commissions.owner_id, whose.ownerId)
      : inArray(
          commissions.owner_id,
          db.select({ id: commissions.owner_id }).from(commissions).where(ofWhose(whose)),
        )
  return db
    .select({
      id: commissions.id,
      sum: sql<number>`sum(${commissions.cents}) over (partition by ${commissions.owner_id}
        order by ${commissions.payable_at}, ${commissions.created_at}, ${commissions.id})`
        .mapWith(Number)
        .as('sum'),
      paid: sql<number>`coalesce((select sum(${payouts.cents}) from ${payouts}
        where ${payouts.owner_id} = ${commissions.owner_id}), 0)`
        .mapWith(Number)
        .as('paid'),
    })
    .from(commissions)
    .where(owners)
    .as('lines')
}

/** Newest first. */
export const findSaleLines = async (db: Db, whose: Whose, { limit, offset }: Page) => {
  const lines = linesOf(db, whose)
  const page = db
    .select({
      id: commissions.id,
      kind: commissions.kind,
      customer_id: commissions.customer_id,
      customer,
      promo_code: promoCodes.code,
      base: commissions.base_cents,
      percent: commissions.percent,
      commission: commissions.cents,
      payable_at: commissions.payable_at,
      created_at: commissions.created_at,
      sum: lines.sum,
      paid: lines.paid,
    })
    .from(commissions)
    .innerJoin(promoCodes, eq(promoCodes.id, commissions.promo_code_id))
    .leftJoin(lines, eq(lines.id, commissions.id))
    .leftJoin(users, eq(users.id, commissions.customer_id))
    .where(ofWhose(whose))
    .orderBy(desc(commissions.created_at), desc(commissions.id))
    .limit(limit)
    .offset(offset)
  const all = db.select({ total: count() }).from(commissions).where(ofWhose(whose))
  return findPage(db, page, all)
}

const signUpsOf = (whose: Whose): SQL =>
  'ownerId' in whose ? eq(promoCodes.owner_id, whose.ownerId) : eq(promoCodes.id, whose.codeId)

const selectSignUps = (db: Db, whose: Whose) =>
  db.select({ sign_ups: count() }).from(referrals).innerJoin(promoCodes, isOfCode).where(signUpsOf(whose))

const selectSales = (db: Db, whose: Whose) =>
  db
    .select({
      sales: sql`count(*) filter (where ${commissions.kind} = 'earned')`.mapWith(Number),
      base: sql`coalesce(sum(${commissions.base_cents}), 0)`.mapWith(Number),
      commission: sql`coalesce(sum(${commissions.cents}), 0)`.mapWith(Number),
    })
    .from(commissions)
    .where(ofWhose(whose))

const monthOf = (at: typeof referrals.created_at | typeof commissions.sold_at) =>
  sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM')`

const selectSignUpsByMonth = (db: Db, whose: Whose, from: Date) =>
  db
    .select({ month: monthOf(referrals.created_at), sign_ups: count() })
    .from(referrals)
    .innerJoin(promoCodes, isOfCode)
    .where(and(signUpsOf(whose), gte(referrals.created_at, from)))
    .groupBy(sql`1`)

const selectSalesByMonth = (db: Db, whose: Whose, from: Date) =>
  db
    .select({
      month: monthOf(commissions.sold_at),
      sales: sql`count(*) filter (where ${commissions.kind} = 'earned')`.mapWith(Number),
      commission: sql`sum(${commissions.cents})`.mapWith(Number),
    })
    .from(commissions)
    .where(and(ofWhose(whose), gte(commissions.sold_at, from)))
    .groupBy(sql`1`)

/** Sign-ups and sales: the totals, and by month since `from`. Months without any are missing. */
export const findSales = async (db: Db, whose: Whose, from: Date) => {
  const { all, sign_ups, sales, signUps } = onlyRow(
    await db
      .select({
        all: rowsOf(selectSales(db, whose), ([sold]) => sold ?? { sales: 0, base: 0, commission: 0 }),
        sign_ups: rowsOf(selectSignUps(db, whose), ([counted]) => counted?.sign_ups ?? 0),
        sales: rowsOf(selectSalesByMonth(db, whose, from)),
        signUps: rowsOf(selectSignUpsByMonth(db, whose, from)),
      })
      .from(oneRow),
  )
  return { totals: { sign_ups, ...all }, byMonth: { sales, signUps } }
}

/** Newest first. */
export const findPayoutsTo = async (db: Db, ownerId: string, { limit, offset }: Page) => {
  const isOwn = eq(payouts.owner_id, ownerId)
  const page = db
    .select({
      id: payouts.id,
      cents: payouts.cents,
      paid_on: payouts.paid_on,
      reference: payouts.reference,
    })
    .from(payouts)
    .where(isOwn)
    .orderBy(desc(payouts.paid_on), desc(payouts.id))
    .limit(limit)
    .offset(offset)
  const all = db.select({ total: count() }).from(payouts).where(isOwn)
  return findPage(db, page, all)
}
