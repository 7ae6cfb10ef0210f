import type { Gender } from '@fieldhouse/contract/accounts'
import { isGender } from '@fieldhouse/contract/accounts.gender'
import type { CollegeCoach } from '@fieldhouse/contract/colleges'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { isOneOf, type OrGiven } from '../../platform/database/prepared-statements.ts'
import { users } from '../accounts/index.ts'
import { collegeNames, isConfirmed } from './colleges.queries.ts'
import { collegeCoaches, colleges } from './colleges.tables.ts'
import { areBegunBy, coachName } from './typed-words.queries.ts'
import { isVerifiedCoach, verificationMethodOf } from './verification/verification.queries.ts'

/** A college coach. The account is included only while it is active. */
export interface CoachRow extends CollegeCoach {
  college_id: number
  /** Added by the athlete's family. */
  is_own: boolean
}

/** The same, with the college named. */
interface CoachOfCollege extends CoachRow {
  college: { id: number; name: string; short_name: string }
}

/** By code points, so that both engines agree. */
const byCoachName = [
  sql`lower(${collegeCoaches.last_name}) collate "C"`,
  sql`lower(${collegeCoaches.first_name}) collate "C"`,
  collegeCoaches.id,
]

/** Families can message an account only while it is verified. */
const hasAccount = and(
  eq(users.id, collegeCoaches.user_id),
  isNull(users.deleted_at),
  isVerifiedCoach(users.id),
)

/** A coach who joined with an account is shown while that account is verified. */
const isShown = or(eq(collegeCoaches.is_listed, true), isNotNull(users.id))

const coachColumns = {
  id: collegeCoaches.id,
  college_id: collegeCoaches.college_id,
  user_id: users.id,
  first_name: collegeCoaches.first_name,
  last_name: collegeCoaches.last_name,
  position: collegeCoaches.position,
  team_gender: collegeCoaches.team_gender,
  photo: sql<null>`null`,
  email: collegeCoaches.email,
  phone: collegeCoaches.phone,
  verified_by: verificationMethodOf(users.id),
  is_own: sql<boolean>`${collegeCoaches.added_for} is not null`,
}

/** The athlete that coaches are shown for. Without a user id, only those that everyone may see are shown. */
interface ShownFor {
  readonly user_id: OrGiven<string> | null
  readonly gender: string | null
}

/** BCM-02: a contact that a family added is shown only to those who look after that athlete, until it is removed. */
const isSharedWith = (athleteUserId: OrGiven<string> | null): SQL | undefined =>
  athleteUserId === null
    ? isNull(collegeCoaches.added_for)
    : or(
        isNull(collegeCoaches.added_for),
        and(eq(collegeCoaches.added_for, athleteUserId), eq(collegeCoaches.is_listed, true)),
      )

/**
 * Leaves out other families' own contacts, and coaches who are known to coach the other team. If either gender is unknown,
 * the coach is shown.
 */
export const coachesFor = ({ user_id, gender }: ShownFor): SQL | undefined =>
  and(
    isSharedWith(user_id),
    isGender(gender)
      ? or(isNull(collegeCoaches.team_gender), eq(collegeCoaches.team_gender, gender))
      : undefined,
  )

/** The athlete's gender, which decides whose coaches are shown: of the women's team, of the men's, or of both. */
export type TeamGender = Gender | 'unknown'

export const teamGender = (gender: string | null): TeamGender => (isGender(gender) ? gender : 'unknown')

/**
 * The coaches of colleges: by college, then highest rank first. A family's own contacts come last. Its placeholders are
 * `college_ids` and `athlete_user_id`.
 */
export const selectCoachesOf = (db: Db, gender: TeamGender) =>
  db
    .select(coachColumns)
    .from(collegeCoaches)
    .leftJoin(users, hasAccount)
    .where(
      and(
        isOneOf(collegeCoaches.college_id, sql.placeholder('college_ids'), 'integer'),
        isShown,
        coachesFor({ user_id: sql.placeholder('athlete_user_id'), gender }),
      ),
    )
    .orderBy(
      collegeCoaches.college_id,
      isNotNull(collegeCoaches.added_for),
      collegeCoaches.rank,
      ...byCoachName,
    )

const selectCoaches = (db: Db) =>
  db
    .select({
      ...coachColumns,
      college: { id: colleges.id, name: colleges.name, short_name: colleges.short_name },
    })
    .from(collegeCoaches)
    .innerJoin(colleges, eq(colleges.id, collegeCoaches.college_id))
    .leftJoin(users, hasAccount)

/** Coaches as contacts of their colleges, for an athlete or for everyone, in no order. */
export const findCoachContacts = async (
  db: Db,
  contactIds: readonly string[],
  athleteUserId: string | null,
): Promise<CoachOfCollege[]> =>
  contactIds.length === 0
    ? []
    : selectCoaches(db).where(
        and(inArray(collegeCoaches.id, [...contactIds]), isShown, isSharedWith(athleteUserId)),
      )

/** The same for one. */
export const findCoachContact = async (
  db: Db,
  contactId: string,
  athleteUserId: string | null,
): Promise<CoachOfCollege | null> => {
  const [found] = await findCoachContacts(db, [contactId], athleteUserId)
  return found ?? null
}

/** The contact of a coach's account. Null for a coach without a college. */
export const findContactOfUser = async (db: Db, userId: string): Promise<CoachOfCollege | null> => {
  const [found] = await selectCoaches(db).where(and(eq(collegeCoaches.user_id, userId), isShown))
  return found ?? null
}

/** The same as part of a larger query. */
export const phoneOfCoach = (userId: AnyPgColumn): SQL<string | null> =>
  sql<string | null>`(select ${collegeCoaches.phone} from ${collegeCoaches}
    where ${collegeCoaches.user_id} = ${userId})`

/** The phone number in a person's own row, shown to others or not. */
export const findPhoneOfCoach = async (db: Db, userId: string): Promise<string | null> => {
  const [found] = await db
    .select({ phone: collegeCoaches.phone })
    .from(collegeCoaches)
    .where(eq(collegeCoaches.user_id, userId))
  return found?.phone ?? null
}

/**
 * Coaches who have, for each of these words, a word in their name or their college's name that begins with it. Matches
 * in the coach's own name come first. Contacts that families added are not among them.
 */
export const findCoachesByWords = (
  db: Db,
  words: readonly string[],
  gender: string | null,
  most: number,
): Promise<CoachOfCollege[]> =>
  selectCoaches(db)
    .where(
      and(
        isConfirmed,
        isShown,
        coachesFor({ user_id: null, gender }),
        areBegunBy(sql`${coachName} || ' ' || ${collegeNames}`, words),
      ),
    )
    .orderBy(
      sql`(${areBegunBy(coachName, words)}) desc`,
      sql`lower(${colleges.short_name}) collate "C"`,
      colleges.id,
      collegeCoaches.rank,
      ...byCoachName,
    )
    .limit(most)

/** A contact without an account gets the account of the person who has proven its address. */
export const joinContact = async (
  db: Db,
  userId: string,
): Promise<Pick<typeof collegeCoaches.$inferSelect, 'college_id' | 'position' | 'team_gender'> | null> => {
  const [joined] = await db
    .update(collegeCoaches)
    .set({ user_id: userId })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        sql`${users.email_verified_at} is not null`,
        sql`lower(${collegeCoaches.email}) = lower(${users.email})`,
        isNull(collegeCoaches.user_id),
        isNull(collegeCoaches.added_for),
      ),
    )
    .returning({
      college_id: collegeCoaches.college_id,
      position: collegeCoaches.position,
      team_gender: collegeCoaches.team_gender,
    })
  return joined ?? null
}

/** Families read this entry in every list. Only somebody whom we checked is renamed there. */
export const renameCoach = async (
  tx: Db,
  userId: string,
  names: { first_name: string; last_name: string },
): Promise<void> => {
  await tx
    .update(collegeCoaches)
    .set(names)
    .where(and(eq(collegeCoaches.user_id, userId), isVerifiedCoach(collegeCoaches.user_id)))
}
