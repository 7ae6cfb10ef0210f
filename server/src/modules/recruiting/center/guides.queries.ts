import { eq, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { OrGiven } from '../../../platform/database/prepared-statements.ts'
import { guidesShown } from '../recruiting.tables.ts'

/** Whether a person has seen the guide, as part of a larger query. */
export const hasSeenGuide = (userId: OrGiven<string>): SQL<boolean> =>
  sql<boolean>`exists(select 1 from ${guidesShown} where ${eq(guidesShown.user_id, userId)})`

export const keepGuideShown = async (db: Db, user_id: string): Promise<void> => {
  await db.insert(guidesShown).values({ user_id, shown_at: clock.now() }).onConflictDoNothing()
}
