import type { Relationship } from '@fieldhouse/contract/accounts'
import { and, asc, eq, gt, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type OrGiven, oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { oneRow, onlyRow, rowsOf } from '../../../platform/database/rows-of.ts'
import { guardians, identities, invitations, users } from '../accounts.tables.ts'

const canSignIn = sql<boolean>`(${users.email} is not null or ${users.password_hash} is not null
  or exists (select 1 from ${identities} where ${identities.user_id} = ${users.id}))`

const person = {
  user_id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  can_sign_in: canSignIn,
}

/** A person's athletes: a parent's, or the athlete alone. As one array, so they are looked up by id instead of scanned. */
const isInFamilyOf = (userId: OrGiven<string>): SQL | undefined =>
  and(
    eq(users.type, 'athlete'),
    isNull(users.deleted_at),
    sql`${users.id} = any(array(
      select ${guardians.athlete_user_id} from ${guardians} where ${guardians.parent_id} = ${userId}
      union all select ${userId}::uuid))`,
  )

export const findAthletesOf = (db: Db, userId: OrGiven<string>) =>
  db.select(person).from(users).where(isInFamilyOf(userId)).orderBy(asc(users.created_at), asc(users.id))

/** The ids of a person's athletes, as part of a query. */
export const selectAthleteIdsOf = (db: Db, userId: OrGiven<string>) =>
  db.select({ id: users.id }).from(users).where(isInFamilyOf(userId))

/** Null if it is not their athlete. */
export const findAthleteOf = async (db: Db, userId: string, athleteUserId: string) => {
  const [athlete] = await db
    .select(person)
    .from(users)
    .where(and(eq(users.id, athleteUserId), isInFamilyOf(userId)))
  return athlete ?? null
}

/** Whether an athlete can't sign in yet. Locks the athlete, so nobody else can add a login in the meantime. */
export const lockLoginless = async (db: Db, athleteUserId: string): Promise<boolean> => {
  const [athlete] = await db
    .select({ can_sign_in: canSignIn })
    .from(users)
    .where(and(eq(users.id, athleteUserId), isNull(users.deleted_at)))
    .for('update')
  return athlete?.can_sign_in === false
}

/** The ids of athletes, or a query that finds them. */
type AthleteIds = string[] | SQLWrapper

export const findGuardians = (db: Db, athleteUserIds: AthleteIds) =>
  db
    .select({ ...person, athlete_user_id: guardians.athlete_user_id, role: guardians.relationship })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.parent_id))
    .where(and(inArray(guardians.athlete_user_id, athleteUserIds), isNull(users.deleted_at)))
    .orderBy(asc(guardians.created_at), asc(users.id))

export const insertGuardian = async (
  db: Db,
  guardian: { parent_id: string; athlete_user_id: string; relationship: Relationship },
): Promise<void> => {
  await db
    .insert(guardians)
    .values({ ...guardian, created_at: clock.now() })
    .onConflictDoNothing()
}

const isPending = (now: OrGiven<Date> = clock.now()) =>
  and(isNull(invitations.used_at), gt(invitations.expires_at, now))

/** Its placeholder is `now`. */
const selectPendingInvitations = (db: Db, athleteUserIds: AthleteIds) =>
  db
    .select({
      id: invitations.id,
      athlete_user_id: invitations.athlete_user_id,
      email: invitations.email,
      role: invitations.role,
      expires_at: invitations.expires_at,
    })
    .from(invitations)
    .where(and(inArray(invitations.athlete_user_id, athleteUserIds), isPending(sql.placeholder('now'))))
    .orderBy(asc(invitations.created_at))

const familiesIn = oncePerDatabase((db) => {
  const userId = sql.placeholder('user_id')
  const theirs = selectAthleteIdsOf(db, userId)
  return db
    .select({
      athletes: rowsOf(findAthletesOf(db, userId)),
      guardians: rowsOf(findGuardians(db, theirs)),
      invitations: rowsOf(selectPendingInvitations(db, theirs)),
    })
    .from(oneRow)
    .prepare('accounts_families')
})

/** A person's athletes, their guardians, and the open invitations to their families. */
export const findFamilies = async (db: Db, userId: string) =>
  onlyRow(await familiesIn(db).execute({ user_id: userId, now: clock.now() }))

/** A new link invalidates the older ones to the same person. */
export const replaceInvitation = async (
  db: Db,
  invitation: typeof invitations.$inferInsert,
): Promise<void> => {
  await db
    .delete(invitations)
    .where(
      and(
        eq(invitations.athlete_user_id, invitation.athlete_user_id),
        eq(sql`lower(${invitations.email})`, invitation.email.toLowerCase()),
        isNull(invitations.used_at),
      ),
    )
  await db.insert(invitations).values(invitation)
}

/** False if it is not theirs, or already used. */
export const deleteInvitation = async (db: Db, userId: string, id: string): Promise<boolean> => {
  const theirs = selectAthleteIdsOf(db, userId)
  const deleted = await db
    .delete(invitations)
    .where(
      and(eq(invitations.id, id), isNull(invitations.used_at), inArray(invitations.athlete_user_id, theirs)),
    )
    .returning({ id: invitations.id })
  return deleted.length > 0
}

const inviters = alias(users, 'inviters')

/** An invitation stops working when its sender's account is deleted. Otherwise nobody could be kept out of a family. */
export const findInvitation = async (db: Db, code_hash: Buffer) => {
  const [invitation] = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      athlete_user_id: invitations.athlete_user_id,
      athlete_first_name: users.first_name,
      athlete_last_name: users.last_name,
      gender: users.gender,
      inviter_name: sql<string>`${inviters.first_name} || ' ' || ${inviters.last_name}`,
      can_sign_in: canSignIn,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.athlete_user_id))
    .innerJoin(inviters, eq(inviters.id, invitations.inviter_id))
    .where(
      and(
        eq(invitations.code_hash, code_hash),
        isPending(),
        isNull(users.deleted_at),
        isNull(inviters.deleted_at),
      ),
    )
  return invitation ?? null
}

/** False if another request was faster. */
export const spendInvitation = async (db: Db, id: string, used_by: string): Promise<boolean> => {
  const used = await db
    .update(invitations)
    .set({ used_at: clock.now(), used_by })
    .where(and(eq(invitations.id, id), isPending()))
    .returning({ id: invitations.id })
  return used.length > 0
}
