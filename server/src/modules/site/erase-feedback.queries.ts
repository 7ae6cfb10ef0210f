import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { contactMessages, feedbackMessages } from './site.tables.ts'

/**
 * Feedback about a failed page stays, without a name. What the contact form sent under the address of the account is
 * erased.
 */
export const eraseFeedback = async (db: Db, userId: string): Promise<void> => {
  await db
    .update(feedbackMessages)
    .set({ user_id: null, feedback_email: null })
    .where(eq(feedbackMessages.user_id, userId))
  const isTheirs = sql`lower(${contactMessages.contact_email}) = (select lower(${users.email}) from ${users} where ${users.id} = ${userId})`
  await db
    .update(contactMessages)
    .set({ contact_name: 'Deleted account', contact_email: '', contact_phone: '', contact_message: '' })
    .where(isTheirs)
}
