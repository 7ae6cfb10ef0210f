import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { eraseInSteps } from '../../platform/database/in-steps.ts'
import { evaluations, scores } from './rankings.tables.ts'

/** An athlete's score is deleted with the account. Evaluations of others stay part of their scores. */
export const eraseRankings = async (db: Db, userId: string): Promise<void> => {
  await db.delete(scores).where(eq(scores.user_id, userId))
  await eraseInSteps(db, evaluations, eq(evaluations.user_id, userId))
}
