import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { eraseInSteps } from '../../platform/database/in-steps.ts'
import { users } from '../accounts/index.ts'
import { conversations, drafts, messages, notices, readMarks } from './messaging.tables.ts'

const isErased = (id: typeof conversations.athlete_user_id | typeof conversations.coach_id) =>
  sql`exists (select 1 from ${users} where ${users.id} = ${id} and ${users.erased_at} is not null)`

/**
 * A person's messages stay with the receivers. A conversation that the other side never saw, or whose other side is
 * erased too, is deleted. So are messages that reached nobody.
 */
export const eraseMessaging = async (db: Db, userId: string): Promise<void> => {
  await eraseInSteps(db, readMarks, eq(readMarks.user_id, userId))
  await eraseInSteps(db, notices, eq(notices.user_id, userId))
  const isDraft = or(
    eq(drafts.user_id, userId),
    eq(drafts.athlete_user_id, userId),
    eq(drafts.contact_id, userId),
  )
  await eraseInSteps(db, drafts, isDraft)
  await eraseInSteps(db, messages, and(eq(messages.sender_id, userId), eq(messages.is_withheld, true)))
  const isNobodys = or(
    and(
      eq(conversations.athlete_user_id, userId),
      or(sql`${conversations.coach_last_seq} is null`, isErased(conversations.coach_id)),
    ),
    and(
      eq(conversations.coach_id, userId),
      or(sql`${conversations.family_last_seq} is null`, isErased(conversations.athlete_user_id)),
    ),
  )
  // Its messages are deleted first, because a conversation may have very many.
  const isInOne = sql`${messages.conversation_id} in (select ${conversations.id} from ${conversations} where ${isNobodys})`
  await eraseInSteps(db, messages, isInOne)
  await eraseInSteps(db, conversations, isNobodys)
}

/** How many conversations a person has, on either side. */
export const countConversations = (db: Db, userId: string): Promise<number> =>
  db.$count(
    conversations,
    or(
      and(eq(conversations.athlete_user_id, userId), sql`${conversations.family_last_seq} is not null`),
      and(eq(conversations.coach_id, userId), sql`${conversations.coach_last_seq} is not null`),
    ),
  )
