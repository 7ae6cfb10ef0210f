import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { athletes } from '../../profiles/index.ts'
import { surveys } from '../matching.tables.ts'

type SurveyRow = typeof surveys.$inferInsert

/**
 * Stores the next version of a survey, if the database still has the one before. False if someone else saved in the
 * meantime.
 */
export const writeSurvey = async (db: Db, row: SurveyRow): Promise<boolean> => {
  const { athlete_user_id: _, ...replaced } = row
  const written = await db
    .insert(surveys)
    .values(row)
    .onConflictDoUpdate({
      target: surveys.athlete_user_id,
      set: replaced,
      setWhere: eq(surveys.version, row.version - 1),
    })
    .returning({ version: surveys.version })
  return written.length > 0
}

/** The matches of this page's athlete are to be scored again. */
export const markStale = async (tx: Db, athleteId: string): Promise<void> => {
  const owners = tx.select({ id: athletes.user_id }).from(athletes).where(eq(athletes.id, athleteId))
  await tx
    .update(surveys)
    .set({ is_stale: true })
    .where(and(inArray(surveys.athlete_user_id, owners), isNotNull(surveys.completed_at)))
}
