import type { ContactMessage } from '@fieldhouse/contract/site'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { messages } from './contact.tables.ts'

interface Sender {
  athlete_id: string
  user_id: string | null
}

const sameWithinMilliseconds = 24 * 60 * 60 * 1000

/** The same text that this sender recently sent to this family. */
export const findSameMessage = async (
  tx: Db,
  { athlete_id, user_id }: Sender,
  { contact_email, contact_message }: ContactMessage,
  now: Date,
) => {
  // A typed address proves nothing, so a visitor's message must not replace that of a signed-in person.
  const isTheirs =
    user_id === null
      ? and(isNull(messages.user_id), sql`lower(${messages.contact_email}) = lower(${contact_email})`)
      : eq(messages.user_id, user_id)
  const [same] = await tx
    .select({ id: messages.id, delivery: messages.delivery })
    .from(messages)
    .where(
      and(
        eq(messages.athlete_id, athlete_id),
        gt(messages.created_at, new Date(now.getTime() - sameWithinMilliseconds)),
        eq(messages.contact_message, contact_message),
        isTheirs,
      ),
    )
    .limit(1)
  return same ?? null
}

export const insertMessage = async (
  tx: Db,
  message: Omit<typeof messages.$inferInsert, 'id'>,
): Promise<string> => {
  const id = uuidv7()
  await tx.insert(messages).values({ id, ...message })
  return id
}
