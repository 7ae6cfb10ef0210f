import { eq, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { eraseInSteps } from '../../platform/database/in-steps.ts'
import { rosterAssignments, rosterClaims, rosterDeclines, rosterUnclaims } from './roster.tables.ts'

/**
 * The athletes of a success coach are free for another one. We keep the fact that an athlete had this success coach,
 * because it decides who may still read their conversation.
 */
export const eraseRoster = async (db: Db, userId: string): Promise<void> => {
  await eraseInSteps(db, rosterClaims, eq(rosterClaims.success_coach_id, userId))
  const isTheirs = or(eq(rosterAssignments.coach_id, userId), eq(rosterAssignments.athlete_user_id, userId))
  await eraseInSteps(db, rosterAssignments, isTheirs)
  const isDeclined = or(
    eq(rosterDeclines.success_coach_id, userId),
    eq(rosterDeclines.athlete_user_id, userId),
  )
  await eraseInSteps(db, rosterDeclines, isDeclined)
  await eraseInSteps(db, rosterUnclaims, eq(rosterUnclaims.athlete_user_id, userId))
}
