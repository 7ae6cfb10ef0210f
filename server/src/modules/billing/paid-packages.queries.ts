import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { invoices, subscriptions } from './payments.tables.ts'

/** PAY-06: the running packages of others that this person pays for, and the first day without each. */
const findPaidPackages = (db: Db, payerId: string) =>
  db
    .select({
      first_name: users.first_name,
      ends_on: subscriptions.ends_on,
      is_canceled: subscriptions.is_canceled,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.athlete_user_id))
    .where(
      and(
        eq(subscriptions.payer_id, payerId),
        ne(subscriptions.athlete_user_id, payerId),
        ne(subscriptions.status, 'ended'),
      ),
    )
    .orderBy(asc(subscriptions.created_at))

const findCanceledPackage = async (db: Db, athleteUserId: string) => {
  const [found] = await db
    .select({ ends_on: subscriptions.ends_on })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.athlete_user_id, athleteUserId),
        ne(subscriptions.status, 'ended'),
        eq(subscriptions.is_canceled, true),
      ),
    )
  return found ?? null
}

const countInvoices = async (db: Db, userId: string): Promise<number> => {
  const [counted] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(invoices)
    .where(or(eq(invoices.payer_id, userId), eq(invoices.athlete_user_id, userId)))
  return counted?.count ?? 0
}

/** PAY-06: what a person reads about money before they delete their account. */
export const countMoneyThings = async (db: Db, userId: string) => ({
  canceled_package: await findCanceledPackage(db, userId),
  paid_packages: await findPaidPackages(db, userId),
  invoices: await countInvoices(db, userId),
})
