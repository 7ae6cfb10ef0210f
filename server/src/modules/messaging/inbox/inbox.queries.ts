import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { athletes, byName, contacts, smallPhoto } from '../../profiles/index.ts'
import { rosterClaims } from '../../roster/index.ts'
import { conversations, messages, readMarks } from '../messaging.tables.ts'
import { isOpenTo, lastOf, type Reader, unreadAfter } from './reader.queries.ts'

interface Window {
  readonly limit: number
  readonly offset: number
}

/**
 * The last message of each conversation, newest first. The page is selected from the conversations, so only the last
 * messages and the counted ones are read.
 */
export const findLastMessages = async (db: Db, reader: Reader, { limit, offset }: Window) => {
  const last = lastOf[reader.side]
  const isOpen = isOpenTo(reader)
  const page = db
    .select({
      id: conversations.id,
      athlete_user_id: conversations.athlete_user_id,
      contact_id: conversations.coach_id,
      last_seq: sql<number>`${last.seq}`.as('last_seq'),
      last_at: sql`${last.at}`.as('last_at'),
    })
    .from(conversations)
    .where(isOpen)
    .orderBy(desc(last.at), desc(conversations.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  const found = await db
    .select({
      athlete_user_id: page.athlete_user_id,
      contact_id: page.contact_id,
      message: messages,
      read_seq: sql<number>`coalesce(${readMarks.read_seq}, 0)`,
      unread_count: unreadAfter(sql`${page.id}`, sql`${readMarks.read_seq}`, reader.side),
    })
    .from(page)
    .innerJoin(messages, and(eq(messages.conversation_id, page.id), eq(messages.seq, page.last_seq)))
    .leftJoin(readMarks, and(eq(readMarks.conversation_id, page.id), eq(readMarks.user_id, reader.user_id)))
    .orderBy(desc(page.last_at), desc(page.id))
  return { found, total: await db.$count(conversations, isOpen) }
}

/** MSG-05: the roster of a success coach. Latest conversations come first, the others by name. */
export const findRosterConversations = async (db: Db, successCoachId: string, { limit, offset }: Window) => {
  const isClaimed = eq(rosterClaims.success_coach_id, successCoachId)
  const isHere = and(eq(users.id, rosterClaims.athlete_user_id), isNull(users.deleted_at))
  const found = await db
    .select({
      user_id: athletes.user_id,
      athlete_id: athletes.id,
      athlete_slug: athletes.slug,
      first_name: users.first_name,
      last_name: users.last_name,
      photo: smallPhoto,
      phone: contacts.phone,
      message: messages,
      unread_count: unreadAfter(sql`${conversations.id}`, sql`${readMarks.read_seq}`, 'coach'),
    })
    .from(rosterClaims)
    .innerJoin(users, isHere)
    .innerJoin(athletes, eq(athletes.user_id, rosterClaims.athlete_user_id))
    .leftJoin(contacts, eq(contacts.athlete_id, athletes.id))
    .leftJoin(
      conversations,
      and(
        eq(conversations.athlete_user_id, rosterClaims.athlete_user_id),
        eq(conversations.coach_id, rosterClaims.success_coach_id),
      ),
    )
    .leftJoin(
      messages,
      and(eq(messages.conversation_id, conversations.id), eq(messages.seq, conversations.coach_last_seq)),
    )
    .leftJoin(
      readMarks,
      and(eq(readMarks.conversation_id, conversations.id), eq(readMarks.user_id, successCoachId)),
    )
    .where(isClaimed)
    .orderBy(sql`${conversations.coach_last_at} desc nulls last`, ...byName, athletes.id)
    .limit(limit)
    .offset(offset)
  const [all] = await db
    .select({ total: count() })
    .from(rosterClaims)
    .innerJoin(users, isHere)
    .innerJoin(athletes, eq(athletes.user_id, rosterClaims.athlete_user_id))
    .where(isClaimed)
  return { found, total: all?.total ?? 0 }
}
