import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'
import { and, eq, lt, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { identities, socialAttempts, users } from '../accounts.tables.ts'

export const insertAttempt = async (db: Db, attempt: typeof socialAttempts.$inferInsert): Promise<void> => {
  await db.insert(socialAttempts).values(attempt)
}

/** Expired attempts lead nowhere. This only keeps the table small. */
export const sweepAttempts = async (db: Db): Promise<void> => {
  await db.delete(socialAttempts).where(lt(socialAttempts.expires_at, clock.now()))
}

/** Takes an attempt in one statement, so only one of two requests gets it. */
export const takeAttempt = async (db: Db, stateHash: Buffer) => {
  const [attempt] = await db
    .delete(socialAttempts)
    .where(eq(socialAttempts.state_hash, stateHash))
    .returning()
  return attempt ?? null
}

/** Other sign-ins with the same account wait until this one is done. */
export const lockIdentity = async (db: Db, network: SocialNetwork, subject: string): Promise<void> => {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${network} ${subject}`}, 0))`,
  )
}

export interface Owner {
  id: string
  deleted_at: Date | null
  deleted_by: string | null
}

const owner = { id: users.id, deleted_at: users.deleted_at, deleted_by: users.deleted_by }

/** Includes deleted users. */
export const findIdentityOwner = async (
  db: Db,
  network: SocialNetwork,
  subject: string,
): Promise<Owner | null> => {
  const [found] = await db
    .select(owner)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.user_id))
    .where(and(eq(identities.network, network), eq(identities.subject, subject)))
  return found ?? null
}

/** Includes deleted users. */
export const findMailOwner = async (db: Db, email: string): Promise<Owner | null> => {
  const [found] = await db
    .select(owner)
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return found ?? null
}

interface Newcomer {
  first_name: string
  last_name: string
  /** Proven, or null. */
  email: string | null
  unconfirmed_email: string | null
}

/** A person without a role yet. Null if another user got the address at this moment. */
export const insertNewcomer = async (db: Db, newcomer: Newcomer): Promise<string | null> => {
  const now = clock.now()
  const [inserted] = await db
    .insert(users)
    .values({
      id: uuidv7(),
      type: 'unknown',
      ...newcomer,
      email_verified_at: newcomer.email === null ? null : now,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return inserted?.id ?? null
}

export const insertIdentity = async (
  db: Db,
  identity: { network: SocialNetwork; subject: string; user_id: string },
): Promise<void> => {
  await db.insert(identities).values({ ...identity, created_at: clock.now() })
}
