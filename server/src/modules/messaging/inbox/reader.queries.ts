import type { Actor } from '@fieldhouse/contract/guards'
import { highestShownCount, type Side } from '@fieldhouse/contract/messaging.live'
import { and, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { rosterClaims } from '../../roster/index.ts'
import { findAthleteUserIdsOf } from '../conversations/conversations.queries.ts'
import { conversations, messages, readMarks } from '../messaging.tables.ts'

/** The person whose marks count, and their conversations. */
export type Reader =
  | {
      readonly side: 'family'
      readonly user_id: string
      readonly athlete_user_ids: readonly string[]
      /** A success coach in the athlete's place. Conversations with success coaches are left out. */
      readonly is_on_behalf: boolean
    }
  | { readonly side: 'coach'; readonly user_id: string; readonly is_success_coach: boolean }

/** A person with their own conversations. Null for everyone else. */
export const readerOf = async (
  db: Db,
  { id: user_id, type }: Pick<Actor, 'id' | 'type'>,
): Promise<Reader | null> => {
  switch (type) {
    case 'athlete':
      return { side: 'family', user_id, athlete_user_ids: [user_id], is_on_behalf: false }
    case 'parent': {
      const athlete_user_ids = await findAthleteUserIdsOf(db, user_id)
      return { side: 'family', user_id, athlete_user_ids, is_on_behalf: false }
    }
    case 'coach':
    case 'rsc':
      return { side: 'coach', user_id, is_success_coach: type === 'rsc' }
    default:
      return null
  }
}

/** The last message that a side can see, and its time. */
export const lastOf = {
  family: { seq: conversations.family_last_seq, at: conversations.family_last_at },
  coach: { seq: conversations.coach_last_seq, at: conversations.coach_last_at },
} as const

const isClaimed = sql`exists(select 1 from ${rosterClaims}
  where ${rosterClaims.athlete_user_id} = ${conversations.athlete_user_id}
    and ${rosterClaims.success_coach_id} = ${conversations.coach_id})`

const isWithCoach = sql`exists(select 1 from ${users} as contact
  where contact.id = ${conversations.coach_id} and contact.type = 'coach')`

const isTheirs = (reader: Reader): SQL | undefined =>
  reader.side === 'family'
    ? and(
        inArray(conversations.athlete_user_id, [...reader.athlete_user_ids]),
        reader.is_on_behalf ? isWithCoach : undefined,
      )
    : and(eq(conversations.coach_id, reader.user_id), reader.is_success_coach ? isClaimed : undefined)

// Not `exists`: for many conversations, that would scan all users.
const isAthleteHere = sql`(select athlete.deleted_at is null from ${users} as athlete
  where athlete.id = ${conversations.athlete_user_id})`

/** The conversations of a reader that have something to see. Messages that coaches received stay with them. */
export const isOpenTo = (reader: Reader): SQL | undefined =>
  and(
    isTheirs(reader),
    isNotNull(lastOf[reader.side].at),
    reader.side === 'family' ? isAthleteHere : undefined,
  )

/** The number of messages from the other side after a mark. Reads no more than are shown. */
export const unreadAfter = (conversationId: SQL, readSeq: SQL, side: Side): SQL<number> =>
  sql<number>`(select count(*)::int from (
    select 1 from ${messages} as unread
    where unread.conversation_id = ${conversationId} and unread.seq > coalesce(${readSeq}, 0)
      and unread.side <> ${side} ${side === 'family' ? sql`and not unread.is_withheld` : sql.empty()}
    limit ${highestShownCount + 1}) as counted)`

/** A reader's unread messages by conversation: only those with something unread, each counted up to 100. */
export const findUnread = async (
  db: Db,
  reader: Reader,
): Promise<{ athlete_user_id: string; contact_id: string; message: number; is_with_coach: boolean }[]> => {
  const counted = await db
    .select({
      athlete_user_id: conversations.athlete_user_id,
      contact_id: conversations.coach_id,
      message: unreadAfter(sql`${conversations.id}`, sql`${readMarks.read_seq}`, reader.side),
      is_with_coach: sql<boolean>`${isWithCoach}`,
    })
    .from(conversations)
    .leftJoin(
      readMarks,
      and(eq(readMarks.conversation_id, conversations.id), eq(readMarks.user_id, reader.user_id)),
    )
    .where(and(isOpenTo(reader), gt(lastOf[reader.side].seq, sql`coalesce(${readMarks.read_seq}, 0)`)))
    .orderBy(conversations.athlete_user_id, conversations.coach_id)
  // In some, only the reader's own side wrote something new.
  return counted.filter(({ message }) => message > 0)
}
