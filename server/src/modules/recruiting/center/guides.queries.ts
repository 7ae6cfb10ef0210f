import { eq } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { guidesShown } from '../recruiting.tables.ts'

export const isGuideShown = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(guidesShown, eq(guidesShown.user_id, userId))) > 0

export const keepGuideShown = async (db: Db, user_id: string): Promise<void> => {
  await db.insert(guidesShown).values({ user_id, shown_at: clock.now() }).onConflictDoNothing()
}
