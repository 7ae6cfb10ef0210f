import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { collegeCoaches, findCoachContact, findContactOfUser, isVerifiedCoach } from '../../colleges/index.ts'

/** A coach that an event can be with: a contact of a college, or an account without a college. */
export interface EventCoach {
  readonly contact_id: string | null
  readonly coach_id: string | null
  readonly first_name: string
  readonly last_name: string
  readonly college: { readonly id: number; readonly short_name: string } | null
}

/** Coaches by account, with or without a college, in no order. */
export const findVerifiedCoaches = (db: Db, userIds: readonly string[]) =>
  db
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(
      and(
        inArray(users.id, [...userIds]),
        eq(users.type, 'coach'),
        isNull(users.deleted_at),
        isVerifiedCoach(users.id),
      ),
    )

const findFreeCoach = async (db: Db, userId: string): Promise<EventCoach | null> => {
  const [found] = await findVerifiedCoaches(db, [userId])
  if (!found) return null
  const { first_name, last_name } = found
  return { first_name, last_name, contact_id: null, coach_id: userId, college: null }
}

/** By the contact's id or the account's. An athlete's family also has contacts of its own. */
export const findEventCoach = async (
  db: Db,
  id: string,
  athleteUserId: string | null,
): Promise<EventCoach | null> => {
  const contact = (await findCoachContact(db, id, athleteUserId)) ?? (await findContactOfUser(db, id))
  if (!contact) return findFreeCoach(db, id)
  const { id: contact_id, user_id: coach_id, first_name, last_name, college } = contact
  return { contact_id, coach_id, first_name, last_name, college }
}

/** The accounts of a college's coaches. */
export const findCoachAccounts = async (db: Db, collegeId: number): Promise<string[]> => {
  const found = await db
    .select({ user_id: collegeCoaches.user_id })
    .from(collegeCoaches)
    .where(and(eq(collegeCoaches.college_id, collegeId), isNotNull(collegeCoaches.user_id)))
  return found.flatMap(({ user_id }) => user_id ?? [])
}
