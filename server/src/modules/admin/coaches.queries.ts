import { mostAssignableCoaches } from '@fieldhouse/contract/admin.users'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { isVerifiedCoach, namedCollegeOf } from '../colleges/index.ts'
import { rosterAssignments } from '../roster/index.ts'
import { hasText } from './typed-text.queries.ts'

export const isAthleteInUse = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), eq(users.type, 'athlete'), isNull(users.deleted_at)))) > 0

/** The athlete's own coaches come first. A coach who lost the verification stays in the list while assigned. */
export const findAssignableCoaches = (db: Db, athleteUserId: string, text: string | undefined) => {
  const college = namedCollegeOf(users.id)
  const is_assigned = sql<boolean>`${rosterAssignments.coach_id} is not null`
  return db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      college,
      is_assigned,
    })
    .from(users)
    .leftJoin(
      rosterAssignments,
      and(eq(rosterAssignments.coach_id, users.id), eq(rosterAssignments.athlete_user_id, athleteUserId)),
    )
    .where(
      and(
        eq(users.type, 'coach'),
        isNull(users.deleted_at),
        or(is_assigned, isVerifiedCoach(users.id)),
        text
          ? or(
              hasText(sql`${users.first_name} || ' ' || ${users.last_name}`, text),
              hasText(sql`coalesce(${college}, '')`, text),
            )
          : undefined,
      ),
    )
    .orderBy(desc(is_assigned), sql`lower(${users.last_name})`, sql`lower(${users.first_name})`, users.id)
    .limit(mostAssignableCoaches)
}
