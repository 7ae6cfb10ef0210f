import type { Gender } from '@fieldhouse/contract/accounts'
import type { VerificationMethod } from '@fieldhouse/contract/colleges.verified'
import { and, eq, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { OrGiven } from '../../../platform/database/prepared-statements.ts'
import { rowsOf } from '../../../platform/database/rows-of.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { inboxOf } from '../../../platform/mail/inbox-of.ts'
import { users } from '../../accounts/index.ts'
import { coachVerifications, collegeCoaches, colleges } from '../colleges.tables.ts'
import { findDomainRows } from './domains.queries.ts'

export type StoredVerification = typeof coachVerifications.$inferSelect

const isVerifiedRow = (userId: AnyPgColumn | SQL) =>
  sql`${coachVerifications.user_id} = ${userId} and ${coachVerifications.status} = 'verified'`

/** Whether a user is a verified college coach, as part of a larger query. */
export const isVerifiedCoach = (userId: AnyPgColumn | SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${coachVerifications} where ${isVerifiedRow(userId)})`

/** How a user was verified as a college coach, as part of a larger query. Null for anyone else. */
export const verificationMethodOf = (userId: AnyPgColumn | SQL): SQL<VerificationMethod | null> =>
  sql<VerificationMethod | null>`(select ${coachVerifications.method} from ${coachVerifications}
    where ${isVerifiedRow(userId)})`

/** The college address that a coach confirmed, as part of a larger query. */
export const provenCollegeEmailOf = (userId: AnyPgColumn | SQL): SQL<string | null> =>
  sql<string | null>`(select ${coachVerifications.proven_email} from ${coachVerifications}
    where ${isVerifiedRow(userId)})`

/** The college that a coach was verified for, as part of a larger query. */
export const verifiedCollegeNameOf = (userId: AnyPgColumn | SQL): SQL<string | null> =>
  sql<string | null>`(select ${colleges.name} from ${coachVerifications}
    join ${colleges} on ${colleges.id} = ${coachVerifications.college_id} where ${isVerifiedRow(userId)})`

/** The college that a coach named, verified or not, as part of a larger query. */
export const namedCollegeOf = (userId: AnyPgColumn | SQL): SQL<string | null> =>
  sql<string | null>`(select ${colleges.name} from ${coachVerifications}
    join ${colleges} on ${colleges.id} = ${coachVerifications.college_id}
    where ${coachVerifications.user_id} = ${userId})`

export const findVerification = async (db: Db, userId: string): Promise<StoredVerification | null> => {
  const [found] = await db.select().from(coachVerifications).where(eq(coachVerifications.user_id, userId))
  return found ?? null
}

/** What a coach's own page shows: the verification with the college and its domains. */
export const findShownVerification = async (db: Db, userId: string) => {
  const [found] = await db
    .select({
      verification: coachVerifications,
      college: {
        id: colleges.id,
        name: colleges.name,
        short_name: colleges.short_name,
        website: colleges.website,
      },
      domains: rowsOf(findDomainRows(db, colleges.id)),
    })
    .from(coachVerifications)
    .innerJoin(colleges, eq(colleges.id, coachVerifications.college_id))
    .where(eq(coachVerifications.user_id, userId))
  return found ?? null
}

/** Locks the row, so no one else decides about this coach until the transaction ends. */
export const lockVerification = async (tx: Db, userId: string): Promise<StoredVerification | null> => {
  const [found] = await tx
    .select()
    .from(coachVerifications)
    .where(eq(coachVerifications.user_id, userId))
    .for('update')
  return found ?? null
}

export const saveVerification = async (
  tx: Db,
  row: typeof coachVerifications.$inferInsert,
): Promise<StoredVerification> => {
  const { user_id, ...facts } = row
  const [saved] = await tx
    .insert(coachVerifications)
    .values(row)
    .onConflictDoUpdate({ target: coachVerifications.user_id, set: facts })
    .returning()
  if (!saved) throw new Error(`The verification of ${user_id} was not saved`)
  return saved
}

/** The contact of a coach's account. */
export const findOwnContact = async (db: Db, userId: string) => {
  const [found] = await db
    .select({
      id: collegeCoaches.id,
      college_id: collegeCoaches.college_id,
      position: collegeCoaches.position,
      email: collegeCoaches.email,
      is_listed: collegeCoaches.is_listed,
    })
    .from(collegeCoaches)
    .where(eq(collegeCoaches.user_id, userId))
  return found ?? null
}

interface Job {
  readonly user_id: string
  readonly college_id: number
  readonly position: string
  readonly proven_email: string | null
}

/** Adds a verified coach to the coaches of the college, after those who are listed. */
export const listAtCollege = async (
  tx: Db,
  { user_id, college_id, position, proven_email }: Job,
): Promise<void> => {
  const [user] = await tx
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(eq(users.id, user_id))
  if (!user) return
  const last = sql`(select coalesce(max(${collegeCoaches.rank}), -1) + 1 from ${collegeCoaches}
    where ${collegeCoaches.college_id} = ${college_id})`
  const isAddressFree = proven_email !== null && !(await isContactAddress(tx, proven_email, user_id))
  const facts = { college_id, position, ...user, email: isAddressFree ? proven_email : null }
  await tx
    .insert(collegeCoaches)
    .values({ id: uuidv7(), user_id, ...facts, rank: last, is_listed: false, created_at: clock.now() })
    .onConflictDoUpdate({ target: collegeCoaches.user_id, set: { ...facts, rank: last } })
}

/** A verified coach names their team. Without one, the contact's team stays. */
export const saveTeamOfContact = async (
  tx: Db,
  { user_id, team_gender }: Pick<StoredVerification, 'user_id' | 'team_gender'>,
): Promise<void> => {
  if (team_gender === null) return
  await tx.update(collegeCoaches).set({ team_gender }).where(eq(collegeCoaches.user_id, user_id))
}

/** A coach's team, with the college, as part of a larger query. Null for a coach who has named no college. */
export const teamOfCoach = (userId: OrGiven<string>) =>
  sql<{ gender: Gender | null; college: string } | null>`(
    select json_build_object('gender', ${coachVerifications.team_gender}, 'college', ${colleges.short_name})
    from ${coachVerifications} join ${colleges} on ${colleges.id} = ${coachVerifications.college_id}
    where ${eq(coachVerifications.user_id, userId)})`

const isContactAddress = async (tx: Db, email: string, exceptUserId: string): Promise<boolean> =>
  (await tx.$count(
    collegeCoaches,
    and(
      sql`lower(${collegeCoaches.email}) = lower(${email})`,
      sql`${collegeCoaches.user_id} is distinct from ${exceptUserId}`,
      isNull(collegeCoaches.added_for),
    ),
  )) > 0

/** A listed contact gets its place back without an account. A coach who joined with one is no longer shown anyway. */
export const leaveContact = async (tx: Db, userId: string): Promise<void> => {
  await tx.update(collegeCoaches).set({ user_id: null }).where(eq(collegeCoaches.user_id, userId))
}

const isVerified = eq(coachVerifications.status, 'verified')

/** Verified coaches whose second review is due before this time and who have not been notified. */
export const findDueForReminder = (db: Db, before: Date, most: number) =>
  db
    .select({ user_id: coachVerifications.user_id, verified_until: coachVerifications.verified_until })
    .from(coachVerifications)
    .innerJoin(users, and(eq(users.id, coachVerifications.user_id), isNull(users.deleted_at)))
    .where(
      and(
        isVerified,
        isNotNull(coachVerifications.verified_until),
        lt(coachVerifications.verified_until, before),
        gt(coachVerifications.verified_until, clock.now()),
        isNull(coachVerifications.reminded_at),
      ),
    )
    .orderBy(coachVerifications.verified_until)
    .limit(most)

export const noteReminder = async (db: Db, userId: string): Promise<void> => {
  await db
    .update(coachVerifications)
    .set({ reminded_at: clock.now() })
    .where(eq(coachVerifications.user_id, userId))
}

/** Coaches whose time is over. */
export const findOverdue = (db: Db, most: number) =>
  db
    .select({ user_id: coachVerifications.user_id })
    .from(coachVerifications)
    .where(and(isVerified, lt(coachVerifications.verified_until, clock.now())))
    .orderBy(coachVerifications.verified_until)
    .limit(most)

/** A coach's email address and name. */
export const findCoachPerson = async (db: Db, userId: string) => {
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      email_verified_at: users.email_verified_at,
      first_name: users.first_name,
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.type, 'coach'), isNull(users.deleted_at)))
  return found ?? null
}

/** The verified coach with this address, for a returned email. */
export const findVerifiedByAddress = async (db: Db, email: string): Promise<string | null> => {
  const [found] = await db
    .select({ user_id: coachVerifications.user_id })
    .from(coachVerifications)
    .innerJoin(users, eq(users.id, coachVerifications.user_id))
    .where(
      and(
        isVerified,
        sql`lower(${email}) in (lower(${users.email}), lower(${coachVerifications.proven_email}))`,
      ),
    )
  return found?.user_id ?? null
}

/** Until the transaction ends, nobody else proves anything by this inbox. */
export const lockInbox = async (tx: Db, email: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coach inbox ${inboxOf(email)}`}, 0))`)
}

/** Whether an inbox has proven another coach's account before, also one that was refused, paused or deleted. */
export const isAddressOfAnotherCoach = async (db: Db, userId: string, email: string): Promise<boolean> => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const isThere = (address: AnyPgColumn) => sql`split_part(lower(${address}), '@', 2) = ${domain}`
  const others = await db
    .select({ own: users.email, proven: coachVerifications.proven_email })
    .from(coachVerifications)
    .innerJoin(users, eq(users.id, coachVerifications.user_id))
    .where(
      and(
        ne(coachVerifications.user_id, userId),
        or(isThere(users.email), isThere(coachVerifications.proven_email)),
      ),
    )
  const inbox = inboxOf(email)
  return others.some(({ own, proven }) =>
    [own, proven].some((address) => address && inboxOf(address) === inbox),
  )
}
