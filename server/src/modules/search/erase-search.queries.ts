import { eq, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { eraseInSteps } from '../../platform/database/in-steps.ts'
import { searchAthletes, searchChoices, searchHistory } from './search.tables.ts'

/** What search stores about an erased person, and other people's lookups of them. */
export const eraseSearch = async (db: Db, userId: string): Promise<void> => {
  await db.delete(searchAthletes).where(eq(searchAthletes.user_id, userId))
  await db.delete(searchChoices).where(eq(searchChoices.user_id, userId))
  const isTheirs = or(eq(searchHistory.user_id, userId), eq(searchHistory.athlete_user_id, userId))
  await eraseInSteps(db, searchHistory, isTheirs)
}
