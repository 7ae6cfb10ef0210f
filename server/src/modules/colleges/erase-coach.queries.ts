import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { eraseAddedCoaches } from './added-coaches.queries.ts'
import { coachVerifications, collegeCoaches } from './colleges.tables.ts'

/**
 * A coach on a college's public staff list stays there, without an account. A coach who joined with an account loses
 * the name. The row stays, because families logged calls and emails with it. Coaches whom a family added for this athlete
 * are deleted.
 */
export const eraseCoach = async (db: Db, userId: string): Promise<void> => {
  await eraseAddedCoaches(db, userId)
  const isTheirs = eq(collegeCoaches.user_id, userId)
  await db
    .update(collegeCoaches)
    .set({ first_name: 'Deleted', last_name: 'account', email: null, phone: null, user_id: null })
    .where(and(isTheirs, eq(collegeCoaches.is_listed, false)))
  await db.update(collegeCoaches).set({ user_id: null }).where(isTheirs)
  await db.delete(coachVerifications).where(eq(coachVerifications.user_id, userId))
}
