import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { eraseInSteps } from '../../platform/database/in-steps.ts'
import { teamMembers, teams } from './teams.tables.ts'

/** They are on no team anymore. A team they created stays, and admins confirm its coaches. */
export const eraseTeams = async (db: Db, userId: string): Promise<void> => {
  await eraseInSteps(db, teamMembers, eq(teamMembers.user_id, userId))
  await db.update(teams).set({ created_by: null }).where(eq(teams.created_by, userId))
}
