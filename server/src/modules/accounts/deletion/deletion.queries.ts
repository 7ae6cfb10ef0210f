import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { sessions } from '../../../platform/sessions/sessions.tables.ts'
import {
  codes,
  devices,
  entitlementGrants,
  guardians,
  identities,
  invitations,
  passwordResets,
  restoreLinks,
  roleChoices,
  signInAttempts,
  users,
} from '../accounts.tables.ts'
import { eraseBefore, restorableUntil } from './deletion.rules.ts'

/**
 * Includes deleted accounts. Locks it, so nobody else can delete or restore it in the meantime. Rows that point to it
 * can still be written: their writer may hold what the deletion needs, such as a package or the turn of a success coach,
 * and each would wait for the other.
 */
export const lockAnyUser = async (db: Db, id: string) => {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('no key update')
  return user ?? null
}

export const setDeleted = async (
  db: Db,
  id: string,
  deletion: { deleted_at: Date | null; deleted_by: string | null },
): Promise<void> => {
  await db.update(users).set(deletion).where(eq(users.id, id))
}

const isOtherSuperAdmin = (id: string) =>
  and(eq(users.is_super_admin, true), isNull(users.deleted_at), ne(users.id, id))

export const countOtherSuperAdmins = (db: Db, id: string): Promise<number> =>
  db.$count(users, isOtherSuperAdmin(id))

/** Locks all of them in one order. If two delete each other or themselves in parallel, one waits and counts again. */
export const lockSuperAdmins = async (db: Db): Promise<void> => {
  await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.is_super_admin, true))
    .orderBy(asc(users.id))
    .for('update')
}

const isRunning = () => or(isNull(entitlementGrants.until_at), gt(entitlementGrants.until_at, clock.now()))

export const hasGrants = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(entitlementGrants, and(eq(entitlementGrants.user_id, userId), isRunning()))) > 0

/** The package ends with the account. */
export const endGrants = async (db: Db, userId: string): Promise<void> => {
  await db
    .update(entitlementGrants)
    .set({ until_at: clock.now() })
    .where(and(eq(entitlementGrants.user_id, userId), isRunning()))
}

/** Whether anyone besides a parent can sign in to act for an athlete: the athlete, or another parent. */
const canOthersSignIn = (parentId: string) => sql<boolean>`(${users.email} is not null
  or exists (select 1 from ${identities} where ${identities.user_id} = ${users.id})
  or exists (select 1 from ${guardians} as others
    inner join ${users} as other_parents on other_parents.id = others.parent_id
    where others.athlete_user_id = ${users.id} and others.parent_id <> ${parentId}
      and other_parents.deleted_at is null))`

export const findAthletesLeft = async (db: Db, parentId: string) =>
  db
    .select({
      first_name: users.first_name,
      last_name: users.last_name,
      can_others_sign_in: canOthersSignIn(parentId),
    })
    .from(guardians)
    .innerJoin(users, and(eq(users.id, guardians.athlete_user_id), isNull(users.deleted_at)))
    .where(eq(guardians.parent_id, parentId))
    .orderBy(asc(guardians.created_at), asc(users.id))

/**
 * The athletes for whom nobody can sign in without this parent. A deleted athlete counts too, because an admin can
 * restore the account. The athletes are locked first, so when two parents leave in parallel, the second one sees that
 * the first is gone.
 */
export const lockAthletesLeftAlone = async (tx: Db, parentId: string): Promise<string[]> => {
  const all = await tx
    .select({ id: users.id })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.athlete_user_id))
    .where(eq(guardians.parent_id, parentId))
    .orderBy(asc(users.id))
    .for('no key update', { of: users })
  if (all.length === 0) return []
  const alone = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          all.map(({ id }) => id),
        ),
        not(canOthersSignIn(parentId)),
      ),
    )
    .orderBy(asc(users.id))
  return alone.map(({ id }) => id)
}

/** A person who deleted their own account and can still restore it. They can't undo an admin's deletion. */
export const findLeaver = async (db: Db, email: string) => {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      first_name: users.first_name,
      password_hash: users.password_hash,
      deleted_at: users.deleted_at,
    })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        isNotNull(users.deleted_at),
        eq(users.deleted_by, users.id),
        isNull(users.erased_at),
      ),
    )
  if (!user?.deleted_at || restorableUntil(user.deleted_at) <= clock.now()) return null
  return { ...user, email: user.email ?? email, restorableUntil: restorableUntil(user.deleted_at) }
}

export type Leaver = NonNullable<Awaited<ReturnType<typeof findLeaver>>>

export const insertRestoreLink = async (db: Db, link: typeof restoreLinks.$inferInsert): Promise<void> => {
  await db.insert(restoreLinks).values(link)
}

/** The account that a link restores. */
export const findRestoreLink = async (db: Db, token_hash: Buffer): Promise<string | null> => {
  const [link] = await db
    .select({ user_id: restoreLinks.user_id })
    .from(restoreLinks)
    .where(eq(restoreLinks.token_hash, token_hash))
  return link?.user_id ?? null
}

export const dropRestoreLinks = async (db: Db, userId: string): Promise<void> => {
  await db.delete(restoreLinks).where(eq(restoreLinks.user_id, userId))
}

const isDue = () => and(lt(users.deleted_at, eraseBefore(clock.now())), isNull(users.erased_at))

/** Accounts that can no longer be restored, in the order of their ids. */
export const findDueAccounts = async (db: Db, after: string, limit: number): Promise<string[]> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isDue(), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** The rows of the account itself. */
export const eraseAccountRows = async (tx: Db, userId: string): Promise<void> => {
  for (const table of [
    passwordResets,
    restoreLinks,
    roleChoices,
    identities,
    signInAttempts,
    devices,
    entitlementGrants,
    codes,
    sessions,
  ])
    await tx.delete(table).where(eq(table.user_id, userId))
  await tx.delete(guardians).where(or(eq(guardians.parent_id, userId), eq(guardians.athlete_user_id, userId)))
  await tx
    .delete(invitations)
    .where(
      or(
        eq(invitations.inviter_id, userId),
        eq(invitations.athlete_user_id, userId),
        eq(invitations.used_by, userId),
      ),
    )
}

/** What is not about the person. */
const impersonalDetails = sql`jsonb_strip_nulls(jsonb_build_object('cents', ${auditEntries.details} -> 'cents', 'summary', ${auditEntries.details} -> 'summary'))`

/** What was done stays in the audit log, and by whom. The values of the person and their address go. */
export const eraseAuditValues = async (tx: Db, userId: string): Promise<void> => {
  const isAboutThem = eq(auditEntries.user_id, userId)
  await tx
    .update(auditEntries)
    .set({ before: null, after: null, details: impersonalDetails })
    .where(isAboutThem)
  await tx
    .update(auditEntries)
    .set({ address: null })
    .where(or(eq(auditEntries.actor_id, userId), and(isAboutThem, isNull(auditEntries.actor_id))))
}

/** The row stays, so that messages to others have a sender. It no longer contains anything about the person. */
export const eraseUser = async (tx: Db, userId: string): Promise<void> => {
  await tx
    .update(users)
    .set({
      first_name: 'Deleted',
      last_name: 'account',
      email: null,
      email_verified_at: null,
      unconfirmed_email: null,
      password_hash: null,
      gender: null,
      metric_type: null,
      phone: null,
      is_super_admin: false,
      is_vip: false,
      last_seen_at: null,
      erased_at: clock.now(),
    })
    .where(and(eq(users.id, userId), isDue()))
}
