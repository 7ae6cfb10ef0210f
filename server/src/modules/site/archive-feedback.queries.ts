import { asc, eq } from 'drizzle-orm'
import type { ArchivePart } from '../../platform/archive/archive.ts'
import { feedbackMessages } from './site.tables.ts'

/** What a signed-in person wrote to us about a page that failed. */
export const archiveFeedback: ArchivePart = {
  tables: [feedbackMessages],
  read: async function* (db, { userId }) {
    const sent = await db
      .select({
        message: feedbackMessages.feedback_message,
        email: feedbackMessages.feedback_email,
        page_url: feedbackMessages.page_url,
        created_at: feedbackMessages.created_at,
      })
      .from(feedbackMessages)
      .where(eq(feedbackMessages.user_id, userId))
      .orderBy(asc(feedbackMessages.created_at))
    yield { path: 'activity/feedback.json', rows: sent }
  },
}
