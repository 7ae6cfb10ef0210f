import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { signInAttempts, users } from '../accounts.tables.ts'

export type SignInAttempt = typeof signInAttempts.$inferSelect

export const insertAttempt = async (db: Db, attempt: typeof signInAttempts.$inferInsert): Promise<void> => {
  await db.insert(signInAttempts).values(attempt)
}

const isOpen = (token_hash: Buffer) =>
  and(eq(signInAttempts.token_hash, token_hash), gt(signInAttempts.expires_at, clock.now()))

export const findAttempt = async (db: Db, token_hash: Buffer): Promise<SignInAttempt | null> => {
  const [attempt] = await db.select().from(signInAttempts).where(isOpen(token_hash))
  return attempt ?? null
}

/** One statement, so parallel attempts are all counted. Null if there were too many. */
export const countAttemptTry = async (
  db: Db,
  token_hash: Buffer,
  most: number,
): Promise<SignInAttempt | null> => {
  const [attempt] = await db
    .update(signInAttempts)
    .set({ tries: sql`${signInAttempts.tries} + 1` })
    .where(and(isOpen(token_hash), lt(signInAttempts.tries, most)))
    .returning()
  return attempt ?? null
}

/** Another code for the same attempt, with its own limit of tries. */
export const renewAttempt = async (
  db: Db,
  token_hash: Buffer,
  { code_hash, expires_at }: Pick<SignInAttempt, 'code_hash' | 'expires_at'>,
): Promise<void> => {
  await db.update(signInAttempts).set({ code_hash, expires_at, tries: 0 }).where(isOpen(token_hash))
}

/** Takes the attempt, so only one of two requests with the right code is let in. */
export const spendAttempt = async (db: Db, token_hash: Buffer): Promise<boolean> => {
  const spent = await db
    .delete(signInAttempts)
    .where(isOpen(token_hash))
    .returning({ token_hash: signInAttempts.token_hash })
  return spent.length > 0
}

/** Changing the password closes every sign-in that is in progress. */
export const dropAttempts = async (db: Db, userId: string): Promise<void> => {
  await db.delete(signInAttempts).where(eq(signInAttempts.user_id, userId))
}

/** Whether the account is active. Until the transaction ends, nobody can deactivate it or change its password. */
export const lockAccount = async (db: Db, id: string): Promise<boolean> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
    .for('share')
  return found.length > 0
}
