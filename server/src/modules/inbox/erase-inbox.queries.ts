import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { contactMessages } from '../site/index.ts'
import { inboxEntries, inboxItems } from './inbox.tables.ts'

/**
 * That there was an item stays, and who took care of it. What was written to the person goes, and what was written to
 * the parents about an athlete's message.
 */
export const eraseInbox = async (db: Db, userId: string): Promise<void> => {
  const theirs = db.select({ id: inboxItems.id }).from(inboxItems).where(eq(inboxItems.user_id, userId))
  const isTheirAddress = sql`lower(${contactMessages.contact_email}) = (select lower(${users.email}) from ${users} where ${users.id} = ${userId})`
  const sentByThem = db.select({ id: contactMessages.id }).from(contactMessages).where(isTheirAddress)
  const wasSentToThem = sql`exists (select 1 from ${users} where ${users.id} = ${userId} and lower(${users.email}) = any(select lower(unnest(${inboxEntries.to_addresses}))))`
  await db
    .update(inboxEntries)
    .set({ text: null, to_addresses: [] })
    .where(
      or(inArray(inboxEntries.item_id, theirs), inArray(inboxEntries.item_id, sentByThem), wasSentToThem),
    )
}
