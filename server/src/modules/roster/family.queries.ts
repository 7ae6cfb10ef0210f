import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { guardians, users } from '../accounts/index.ts'

/** The names that a notice needs, and the parents by user id. */
export const findFamily = async (db: Db, athleteUserId: string, coachId: string) => {
  const people = await db
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(inArray(users.id, [athleteUserId, coachId]))
  const parents = await db
    .select({ id: users.id })
    .from(guardians)
    .innerJoin(users, and(eq(users.id, guardians.parent_id), isNull(users.deleted_at)))
    .where(eq(guardians.athlete_user_id, athleteUserId))
    .orderBy(users.id)
  const coach = people.find(({ id }) => id === coachId)
  return {
    athlete: people.find(({ id }) => id === athleteUserId)?.first_name ?? '',
    coach: coach ? `${coach.first_name} ${coach.last_name}` : '',
    parents: parents.map(({ id }) => id),
  }
}
