import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { favoriteAthletes, favoriteColleges } from '../recruiting.tables.ts'

/** Each returns whether anything changed. */

export const addFavoriteCollege = async (
  db: Db,
  athlete_user_id: string,
  college_id: number,
): Promise<boolean> => {
  const added = await db
    .insert(favoriteColleges)
    .values({ athlete_user_id, college_id, created_at: clock.now() })
    .onConflictDoNothing()
    .returning({ college_id: favoriteColleges.college_id })
  return added.length > 0
}

export const dropFavoriteCollege = async (
  db: Db,
  athleteUserId: string,
  collegeId: number,
): Promise<boolean> => {
  const dropped = await db
    .delete(favoriteColleges)
    .where(
      and(eq(favoriteColleges.athlete_user_id, athleteUserId), eq(favoriteColleges.college_id, collegeId)),
    )
    .returning({ college_id: favoriteColleges.college_id })
  return dropped.length > 0
}

export const addFavoriteAthlete = async (
  db: Db,
  coach_id: string,
  athlete_user_id: string,
): Promise<boolean> => {
  const added = await db
    .insert(favoriteAthletes)
    .values({ coach_id, athlete_user_id, created_at: clock.now() })
    .onConflictDoNothing()
    .returning({ athlete_user_id: favoriteAthletes.athlete_user_id })
  return added.length > 0
}

export const dropFavoriteAthlete = async (
  db: Db,
  coachId: string,
  athleteUserId: string,
): Promise<boolean> => {
  const dropped = await db
    .delete(favoriteAthletes)
    .where(and(eq(favoriteAthletes.coach_id, coachId), eq(favoriteAthletes.athlete_user_id, athleteUserId)))
    .returning({ athlete_user_id: favoriteAthletes.athlete_user_id })
  return dropped.length > 0
}

/** The ids of an athlete's favorite colleges, as part of a larger query. */
export const favoriteIdsOf = (athleteUserId: AnyPgColumn): SQL<number[]> =>
  sql<number[]>`array(select ${favoriteColleges.college_id} from ${favoriteColleges}
    where ${eq(favoriteColleges.athlete_user_id, athleteUserId)})`

export const findFavoriteIds = async (db: Db, athleteUserId: string): Promise<ReadonlySet<number>> => {
  const found = await db
    .select({ id: favoriteColleges.college_id })
    .from(favoriteColleges)
    .where(eq(favoriteColleges.athlete_user_id, athleteUserId))
  return new Set(found.map(({ id }) => id))
}
