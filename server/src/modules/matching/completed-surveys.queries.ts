import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { surveys } from './matching.tables.ts'

/** BCM-01: whether the athlete's survey is completed. */
export const hasCompletedSurvey = async (db: Db, athleteUserId: string): Promise<boolean> => {
  const isCompleted = and(eq(surveys.athlete_user_id, athleteUserId), isNotNull(surveys.completed_at))
  return (await db.$count(surveys, isCompleted)) > 0
}
