import type { SQL, SQLWrapper } from 'drizzle-orm'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { users } from '../accounts/index.ts'
import { promoCodes, referrals } from './affiliates.tables.ts'

export type PromoCodeRow = typeof promoCodes.$inferSelect

/** For the one query that finds an actor. */
export const ownsPromoCode = (userId: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${promoCodes} where ${promoCodes.owner_id} = ${userId})`

/** Whether a person signed up or bought with a code, as part of a query. */
export const hasUsedPromoCode = (userId: SQLWrapper): SQL<boolean> =>
  sql`exists (select 1 from ${referrals} where ${referrals.user_id} = ${userId})`

/** One of our own codes, or the code of an active account. A deleted affiliate's code can't be used. */
const isOwnerHere = sql`(${promoCodes.owner_id} is null or exists (select 1 from ${users}
  where ${users.id} = ${promoCodes.owner_id} and ${users.deleted_at} is null))`

/** A code with its owner. */
export const findCode = async (db: Db, code: string) => {
  const [found] = await db
    .select({ code: promoCodes, owner: { first_name: users.first_name, last_name: users.last_name } })
    .from(promoCodes)
    .leftJoin(users, eq(users.id, promoCodes.owner_id))
    .where(and(eq(promoCodes.code, code.toUpperCase()), isNull(users.deleted_at)))
  return found ? { ...found.code, owner: found.owner } : null
}

/** The same code, locked until the transaction ends. */
export const lockCode = async (db: Db, code: string) => {
  const [found] = await db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.code, code.toUpperCase()), isOwnerHere))
    .for('update')
  return found ?? null
}

export const countUse = (db: Db, codeId: string) =>
  db
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} + 1` })
    .where(eq(promoCodes.id, codeId))

type NewCode = Omit<typeof promoCodes.$inferInsert, 'valid_from' | 'created_at'>

/** False if the name is taken. */
export const insertCode = async (db: Db, code: NewCode): Promise<boolean> => {
  const now = clock.now()
  const inserted = await db
    .insert(promoCodes)
    .values({ ...code, valid_from: now, created_at: now })
    .onConflictDoNothing({ target: promoCodes.code })
    .returning({ id: promoCodes.id })
  return inserted.length > 0
}

/** The code that a person signed up with. */
export const findReferral = async (db: Db, userId: string) => {
  const [found] = await db
    .select({ promo_code_id: referrals.promo_code_id })
    .from(referrals)
    .where(eq(referrals.user_id, userId))
  return found ?? null
}

/** The code that a person signed up with or bought with. */
export const findReferralCode = async (db: Db, userId: string): Promise<string | null> => {
  const [found] = await db
    .select({ code: promoCodes.code })
    .from(referrals)
    .innerJoin(promoCodes, eq(promoCodes.id, referrals.promo_code_id))
    .where(eq(referrals.user_id, userId))
  return found?.code ?? null
}

/** False for a person who already signed up with a code. */
export const insertReferral = async (
  db: Db,
  referral: { promo_code_id: string; user_id: string },
): Promise<boolean> => {
  const inserted = await db
    .insert(referrals)
    .values({ ...referral, id: uuidv7(), created_at: clock.now() })
    .onConflictDoNothing({ target: referrals.user_id })
    .returning({ id: referrals.id })
  return inserted.length > 0
}

export const selectCodesOf = (db: Db, ownerId: string) =>
  db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.owner_id, ownerId))
    .orderBy(promoCodes.created_at, promoCodes.id)
