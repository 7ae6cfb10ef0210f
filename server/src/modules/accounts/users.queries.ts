import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { sessions } from '../../platform/sessions/sessions.tables.ts'
import { devices, identities, registrations, roleChoices, users } from './accounts.tables.ts'

type NewUser = Omit<typeof users.$inferInsert, 'created_at' | 'email_verified_at' | 'is_super_admin'>

/** False if the address is taken. */
export const insertUser = async (db: Db, user: NewUser): Promise<boolean> => {
  const now = clock.now()
  const inserted = await db
    .insert(users)
    .values({ ...user, email_verified_at: user.email ? now : null, created_at: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return inserted.length > 0
}

/** With an address that nobody has proven yet. The link in the email proves it. False if the address is taken. */
export const insertInvited = async (db: Db, user: NewUser): Promise<boolean> => {
  const inserted = await db
    .insert(users)
    .values({ ...user, email_verified_at: null, created_at: clock.now() })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return inserted.length > 0
}

/** Includes deleted users, as in `isMailTaken`. */
export const isMailOfAnother = async (db: Db, email: string, userId: string): Promise<boolean> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, userId)))
  return found.length > 0
}

/** Locks them, so nobody else changes them in the meantime. Rows that only refer to them can still be written. */
export const lockUser = async (db: Db, id: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
    .for('no key update')
  return user ?? null
}

export const updateUser = async (
  db: Db,
  id: string,
  facts: Partial<Pick<typeof users.$inferInsert, 'type' | 'first_name' | 'last_name' | 'gender'>>,
): Promise<void> => {
  await db.update(users).set(facts).where(eq(users.id, id))
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && Object(error.cause).code === '23505'

/** A proven address, with the password it came with. False if it is taken. */
export const giveAddress = async (
  db: Db,
  id: string,
  address: { email: string; password_hash?: string | null },
): Promise<boolean> => {
  const proven = { ...address, email_verified_at: clock.now(), unconfirmed_email: null }
  try {
    await transaction(db, (tx) => tx.update(users).set(proven).where(eq(users.id, id)))
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** An address that an admin entered. Its owner proves it with the next link. False if it is taken. */
export const setUnprovenAddress = async (db: Db, id: string, email: string | null): Promise<boolean> => {
  try {
    await transaction(db, (tx) =>
      tx.update(users).set({ email, email_verified_at: null }).where(eq(users.id, id)),
    )
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export const setVip = async (db: Db, id: string, is_vip: boolean): Promise<void> => {
  await db.update(users).set({ is_vip }).where(eq(users.id, id))
}

export const setPassword = async (db: Db, id: string, password_hash: string): Promise<void> => {
  await db.update(users).set({ password_hash }).where(eq(users.id, id))
}

/** An email has reached them at their address. */
export const confirmAddress = async (db: Db, id: string): Promise<void> => {
  await db
    .update(users)
    .set({ email_verified_at: clock.now() })
    .where(and(eq(users.id, id), isNull(users.email_verified_at)))
}

/** All logins of one user become another's. Of the sessions, only the current one. */
export const moveWaysIn = async (
  db: Db,
  { from, to, sessionId }: { from: string; to: string; sessionId: string | null },
): Promise<void> => {
  await db.update(identities).set({ user_id: to }).where(eq(identities.user_id, from))
  await db.update(devices).set({ user_id: to }).where(eq(devices.user_id, from))
  if (sessionId) await db.update(sessions).set({ user_id: to }).where(eq(sessions.id, sessionId))
}

export const dropUser = async (db: Db, id: string): Promise<void> => {
  await db.delete(users).where(eq(users.id, id))
}

/** When a person's current session ends. */
export const sessionEnd = async (db: Db, id: string): Promise<Date | null> => {
  const [session] = await db
    .select({ expires_at: sessions.expires_at })
    .from(sessions)
    .where(eq(sessions.id, id))
  return session?.expires_at ?? null
}

export const insertRegistration = async (
  db: Db,
  registration: typeof registrations.$inferInsert,
): Promise<void> => {
  await db.insert(registrations).values(registration)
}

/** Removes the registration. It becomes an account, or comes back if the transaction fails. */
export const takeRegistration = async (db: Db, id: string) => {
  const [registration] = await db
    .delete(registrations)
    .where(and(eq(registrations.id, id), gt(registrations.expires_at, clock.now())))
    .returning()
  return registration ?? null
}

export const findRegisteredPassword = async (db: Db, id: string): Promise<string | null> => {
  const [registration] = await db
    .select({ password_hash: registrations.password_hash })
    .from(registrations)
    .where(eq(registrations.id, id))
  return registration?.password_hash ?? null
}

const isWaitingFor = (email: string) =>
  and(eq(sql`lower(${registrations.email})`, email.toLowerCase()), gt(registrations.expires_at, clock.now()))

/** The receiver of a code for an unfinished sign-up. */
const receiver = {
  id: registrations.id,
  email: registrations.email,
  first_name: sql<string>`${registrations.form} ->> 'first_name'`,
}

export const findRegistration = async (db: Db, id: string) => {
  const [found] = await db
    .select(receiver)
    .from(registrations)
    .where(and(eq(registrations.id, id), gt(registrations.expires_at, clock.now())))
  return found ?? null
}

/** The newest sign-ups with this address. Anyone can start one, so the owner's may not be the last. */
export const listRegistrations = (db: Db, email: string, most: number) =>
  db
    .select({ ...receiver, password_hash: registrations.password_hash })
    .from(registrations)
    .where(isWaitingFor(email))
    .orderBy(desc(registrations.created_at))
    .limit(most)

export const findNewestRegistration = async (db: Db, email: string) => {
  const [registration] = await db
    .select({
      user_id: registrations.id,
      email: registrations.email,
      created_at: registrations.created_at,
    })
    .from(registrations)
    .where(isWaitingFor(email))
    .orderBy(desc(registrations.created_at))
    .limit(1)
  return registration ?? null
}

export const saveRoleChoice = async (
  db: Db,
  user_id: string,
  form: typeof roleChoices.$inferInsert.form,
): Promise<void> => {
  const choice = { form, created_at: clock.now() }
  await db
    .insert(roleChoices)
    .values({ user_id, ...choice })
    .onConflictDoUpdate({ target: roleChoices.user_id, set: choice })
}

export const takeRoleChoice = async (db: Db, user_id: string) => {
  const [choice] = await db.delete(roleChoices).where(eq(roleChoices.user_id, user_id)).returning()
  return choice?.form ?? null
}

/** False if the account at the network belongs to another user here. */
export const linkIdentity = async (
  db: Db,
  identity: Omit<typeof identities.$inferInsert, 'created_at'>,
): Promise<boolean> => {
  const [linked] = await db
    .insert(identities)
    .values({ ...identity, created_at: clock.now() })
    .onConflictDoUpdate({
      target: [identities.network, identities.subject],
      set: { user_id: sql`${identities.user_id}` },
    })
    .returning({ user_id: identities.user_id })
  return linked?.user_id === identity.user_id
}
