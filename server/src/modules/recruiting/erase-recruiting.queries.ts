import { and, eq, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { eraseInSteps } from '../../platform/database/in-steps.ts'
import {
  activityEvents,
  activityLogs,
  centers,
  favoriteAthletes,
  favoriteColleges,
  guidesShown,
  viewedColleges,
  viewMarks,
} from './recruiting.tables.ts'

/**
 * An athlete's recruiting center, and a coach's own lists and notes. A family's notes about a coach belong to the
 * family and stay. So do a parent's notes for an athlete.
 */
export const eraseRecruiting = async (db: Db, userId: string): Promise<void> => {
  const isCoachsOwn = and(eq(activityEvents.author_id, userId), eq(activityEvents.coach_id, userId))
  await eraseInSteps(db, activityEvents, or(eq(activityEvents.athlete_user_id, userId), isCoachsOwn))
  await eraseInSteps(db, activityLogs, eq(activityLogs.athlete_user_id, userId))
  const isMarked = or(
    eq(viewMarks.user_id, userId),
    eq(viewMarks.athlete_user_id, userId),
    eq(viewMarks.coach_id, userId),
  )
  await eraseInSteps(db, viewMarks, isMarked)
  const isLiked = or(eq(favoriteAthletes.coach_id, userId), eq(favoriteAthletes.athlete_user_id, userId))
  await eraseInSteps(db, favoriteAthletes, isLiked)
  await eraseInSteps(db, favoriteColleges, eq(favoriteColleges.athlete_user_id, userId))
  await eraseInSteps(db, viewedColleges, eq(viewedColleges.athlete_user_id, userId))
  await db.delete(centers).where(eq(centers.user_id, userId))
  await db.delete(guidesShown).where(eq(guidesShown.user_id, userId))
}
