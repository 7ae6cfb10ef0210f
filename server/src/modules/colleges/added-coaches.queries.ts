import type { Gender } from '@fieldhouse/contract/accounts'
import { and, eq, inArray, isNull, ne, not, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { eraseInSteps } from '../../platform/database/in-steps.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { collegeCoaches, colleges } from './colleges.tables.ts'

/** Contacts that a family added for its athlete. */

/** Not removed. */
const isKept = (athleteUserId: string) =>
  and(eq(collegeCoaches.added_for, athleteUserId), eq(collegeCoaches.is_listed, true))

/** Until the transaction ends, nobody else adds a coach for this athlete. Returns how many there are. */
export const lockAddedCoaches = async (tx: Db, athleteUserId: string): Promise<number> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`added coaches ${athleteUserId}`}, 0))`,
  )
  return tx.$count(collegeCoaches, isKept(athleteUserId))
}

export interface AddedCoach {
  readonly added_for: string
  readonly college_id: number
  readonly first_name: string
  readonly last_name: string
  readonly position: string
  readonly team_gender: Gender | null
  readonly email: string | null
  readonly phone: string | null
}

/** Null if the family already has this email at the college, or this name and phone number without an email. */
export const insertAddedCoach = async (tx: Db, coach: AddedCoach): Promise<string | null> => {
  const [added] = await tx
    .insert(collegeCoaches)
    .values({ id: uuidv7(), ...coach, created_at: clock.now() })
    .onConflictDoNothing()
    .returning({ id: collegeCoaches.id })
  return added?.id ?? null
}

/** The fields of a contact that a family can correct. */
export type CoachFields = Omit<AddedCoach, 'added_for' | 'college_id'>

/** False if the family already has such a contact at the college. Call it with the contacts of the family locked. */
export const updateAddedCoach = async (tx: Db, coachId: string, fields: CoachFields): Promise<boolean> => {
  const { email, phone, first_name, last_name } = fields
  const other = alias(collegeCoaches, 'other')
  const isSame = email
    ? sql`lower(${other.email}) = lower(${email})`
    : and(
        isNull(other.email),
        eq(other.phone, phone ?? ''),
        sql`lower(${other.first_name}) = lower(${first_name})`,
        sql`lower(${other.last_name}) = lower(${last_name})`,
      )
  const changed = await tx
    .update(collegeCoaches)
    .set(fields)
    .where(
      and(
        eq(collegeCoaches.id, coachId),
        notExists(
          tx
            .select({ id: other.id })
            .from(other)
            .where(
              and(
                eq(other.added_for, collegeCoaches.added_for),
                eq(other.college_id, collegeCoaches.college_id),
                ne(other.id, coachId),
                isSame,
              ),
            ),
        ),
      ),
    )
    .returning({ id: collegeCoaches.id })
  return changed.length > 0
}

/** Until the transaction ends, nobody logs an event with this coach. False if the athlete has no such contact. */
export const lockAddedCoach = async (tx: Db, athleteUserId: string, coachId: string): Promise<boolean> => {
  const found = await tx
    .select({ id: collegeCoaches.id })
    .from(collegeCoaches)
    .where(and(eq(collegeCoaches.id, coachId), isKept(athleteUserId)))
    .for('update')
  return found.length > 0
}

export const deleteAddedCoach = async (tx: Db, coachId: string): Promise<void> => {
  await tx.delete(collegeCoaches).where(eq(collegeCoaches.id, coachId))
}

/** The name stays. Everything that reaches the person goes. */
export const hideAddedCoach = async (tx: Db, coachId: string): Promise<void> => {
  await tx
    .update(collegeCoaches)
    .set({ is_listed: false, email: null, phone: null })
    .where(eq(collegeCoaches.id, coachId))
}

/** For the archive, oldest first. */
export const findAddedCoaches = async (db: Db, athleteUserIds: readonly string[]) =>
  athleteUserIds.length === 0
    ? []
    : db
        .select({
          athlete_user_id: collegeCoaches.added_for,
          college: colleges.name,
          first_name: collegeCoaches.first_name,
          last_name: collegeCoaches.last_name,
          position: collegeCoaches.position,
          email: collegeCoaches.email,
          phone: collegeCoaches.phone,
          team_gender: collegeCoaches.team_gender,
          is_removed: not(collegeCoaches.is_listed),
          created_at: collegeCoaches.created_at,
        })
        .from(collegeCoaches)
        .innerJoin(colleges, eq(colleges.id, collegeCoaches.college_id))
        .where(inArray(collegeCoaches.added_for, [...athleteUserIds]))
        .orderBy(collegeCoaches.id)

export const eraseAddedCoaches = (db: Db, athleteUserId: string): Promise<void> =>
  eraseInSteps(db, collegeCoaches, eq(collegeCoaches.added_for, athleteUserId))
