import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { feedbackMessages } from './site.tables.ts'

/** Their feedback about a failed page stays, without a name. */
export const eraseFeedback = async (db: Db, userId: string): Promise<void> => {
  await db
    .update(feedbackMessages)
    .set({ user_id: null, feedback_email: null })
    .where(eq(feedbackMessages.user_id, userId))
}
