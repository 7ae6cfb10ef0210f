import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { eraseInSteps } from '../../platform/database/in-steps.ts'
import { matchPages, results, surveys, tipsShown } from './matching.tables.ts'

/** An athlete's survey and matches. What a parent or success coach saved for an athlete stays, without their name. */
export const eraseMatching = async (db: Db, userId: string): Promise<void> => {
  await eraseInSteps(db, matchPages, eq(matchPages.athlete_user_id, userId))
  await db.delete(results).where(eq(results.athlete_user_id, userId))
  await db.delete(surveys).where(eq(surveys.athlete_user_id, userId))
  await db.update(surveys).set({ saved_by: null }).where(eq(surveys.saved_by, userId))
  await db.delete(tipsShown).where(eq(tipsShown.user_id, userId))
}
