import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { tipsShown } from '../matching.tables.ts'

/** The tip is shown once to each person, whichever athlete it was. */

export const keepTipShown = async (db: Db, user_id: string): Promise<void> => {
  await db.insert(tipsShown).values({ user_id, shown_at: clock.now() }).onConflictDoNothing()
}
