import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rowAsJson } from '../../../platform/database/row-as-json.ts'
import type { PaymentMethod } from '../../../platform/payments/payments.ts'
import { billingAddresses, charges, paymentMethods, subscriptions } from '../payments.tables.ts'

export type MethodRow = typeof paymentMethods.$inferSelect

const isOf = (userId: string, id: string) =>
  and(eq(paymentMethods.user_id, userId), eq(paymentMethods.id, id))

/** Whether the person pays for a package that goes on by itself. */
const isGoingOn = and(
  eq(subscriptions.payer_id, sql.placeholder('user_id')),
  ne(subscriptions.status, 'ended'),
  eq(subscriptions.is_canceled, false),
)
const paysForPackage = sql<boolean>`exists(select 1 from ${subscriptions} where ${isGoingOn})`

/** A person's methods, and whether a package is paid with them. Its placeholder is `user_id`. */
export const selectMethods = (db: Db) =>
  db
    .select({ method: rowAsJson(paymentMethods), paysForPackage })
    .from(paymentMethods)
    .where(eq(paymentMethods.user_id, sql.placeholder('user_id')))
    .orderBy(desc(paymentMethods.is_default), asc(paymentMethods.created_at))

/** Two new methods don't see each other's row, and only one of them can be the default. So they come one by one. */
const lockMethodsOf = (tx: Db, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment methods ${userId}`}, 0))`)

/** The same, while nobody else changes them. */
export const lockMethods = async (tx: Db, userId: string): Promise<MethodRow[]> => {
  await lockMethodsOf(tx, userId)
  return tx
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.user_id, userId))
    .orderBy(asc(paymentMethods.id))
    .for('update')
}

export const findMethod = async (db: Db, userId: string, id: string): Promise<MethodRow | null> => {
  const [found] = await db.select().from(paymentMethods).where(isOf(userId, id))
  return found ?? null
}

/** What pays unless the payer chooses otherwise. */
export const findDefaultMethod = async (db: Db, userId: string): Promise<MethodRow | null> => {
  const [found] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.user_id, userId), eq(paymentMethods.is_default, true)))
  return found ?? null
}

export const makeDefault = async (tx: Db, userId: string, id: string): Promise<void> => {
  await tx
    .update(paymentMethods)
    .set({ is_default: false })
    .where(and(eq(paymentMethods.user_id, userId), ne(paymentMethods.id, id)))
  await tx.update(paymentMethods).set({ is_default: true }).where(isOf(userId, id))
}

/** A new method pays from now on. Saving the same one again changes nothing. */
export const saveMethod = async (
  tx: Db,
  userId: string,
  { token, ...method }: PaymentMethod,
): Promise<MethodRow> => {
  await lockMethodsOf(tx, userId)
  await tx
    .insert(paymentMethods)
    .values({ ...method, id: token, user_id: userId, is_default: false, created_at: clock.now() })
    .onConflictDoNothing()
  await makeDefault(tx, userId, token)
  const saved = await findMethod(tx, userId, token)
  if (!saved) throw new Error('No payment method was written')
  return saved
}

/** Whether a payment with this card or PayPal account is on its way. */
export const isPaying = async (db: Db, methodId: string): Promise<boolean> =>
  (await db.$count(charges, and(eq(charges.method_id, methodId), eq(charges.status, 'open')))) > 0

export const deleteMethod = (tx: Db, userId: string, id: string) =>
  tx.delete(paymentMethods).where(isOf(userId, id))

export const findAddress = async (db: Db, userId: string) => {
  const [found] = await db.select().from(billingAddresses).where(eq(billingAddresses.user_id, userId))
  return found ?? null
}

export type AddressRow = NonNullable<Awaited<ReturnType<typeof findAddress>>>

export const upsertAddress = (
  tx: Db,
  user_id: string,
  address: Omit<typeof billingAddresses.$inferInsert, 'user_id' | 'updated_at'>,
) => {
  const row = { ...address, updated_at: clock.now() }
  return tx
    .insert(billingAddresses)
    .values({ ...row, user_id })
    .onConflictDoUpdate({ target: billingAddresses.user_id, set: row })
}

/** Cards that pay for a package that goes on, and expire in this month. */
export const findExpiring = (db: Db, month: string, limit: number) =>
  db
    .select({ id: paymentMethods.id, user_id: paymentMethods.user_id })
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.card_expires, month),
        eq(paymentMethods.is_default, true),
        sql`${paymentMethods.warned_for} is distinct from ${paymentMethods.card_expires}`,
        sql`exists (select 1 from ${subscriptions} where ${subscriptions.payer_id} = ${paymentMethods.user_id}
          and ${subscriptions.status} <> 'ended' and not ${subscriptions.is_canceled})`,
      ),
    )
    .limit(limit)

/** False if it was done before. */
export const markWarned = async (tx: Db, id: string, month: string): Promise<boolean> => {
  const marked = await tx
    .update(paymentMethods)
    .set({ warned_for: month })
    .where(and(eq(paymentMethods.id, id), sql`${paymentMethods.warned_for} is distinct from ${month}`))
    .returning({ id: paymentMethods.id })
  return marked.length > 0
}
