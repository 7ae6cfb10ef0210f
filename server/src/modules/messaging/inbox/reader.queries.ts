import type { Actor } from '@fieldhouse/contract/guards'
import { highestShownCount, type Side } from '@fieldhouse/contract/messaging.live'
import { and, eq, gt, isNotNull, Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { atMost } from '../../../platform/database/planning.ts'
import { isOneOf, type OrGiven, oncePerKind } from '../../../platform/database/prepared-statements.ts'
import { users } from '../../accounts/index.ts'
import { rosterClaims } from '../../roster/index.ts'
import { findAthleteUserIdsOf } from '../conversations/conversations.queries.ts'
import { conversations, messages, readMarks } from '../messaging.tables.ts'

interface FamilyReader<Id, Ids> {
  readonly side: 'family'
  readonly user_id: Id
  readonly athlete_user_ids: Ids
  /** A success coach in the athlete's place. Conversations with success coaches are left out. */
  readonly is_on_behalf: boolean
}

interface CoachReader<Id> {
  readonly side: 'coach'
  readonly user_id: Id
  readonly is_success_coach: boolean
}

/** The person whose marks count, and their conversations. */
export type Reader = FamilyReader<string, readonly string[]> | CoachReader<string>

/** The same in a query. The ids can be given when it runs. */
type ReaderInQuery = FamilyReader<OrGiven<string>, OrGiven<readonly string[]>> | CoachReader<OrGiven<string>>

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

const isTheirs = (reader: ReaderInQuery): SQL | undefined =>
  reader.side === 'family'
    ? and(
        isOneOf(
          conversations.athlete_user_id,
          reader.athlete_user_ids instanceof Placeholder
            ? reader.athlete_user_ids
            : sql.param([...reader.athlete_user_ids]),
        ),
        reader.is_on_behalf ? isWithCoach : undefined,
      )
    : and(eq(conversations.coach_id, reader.user_id), reader.is_success_coach ? isClaimed : undefined)

// Not `exists`: for many conversations, that would scan all users.
const isAthleteHere = sql`(select athlete.deleted_at is null from ${users} as athlete
  where athlete.id = ${conversations.athlete_user_id})`

/** The conversations of a reader that have something to see. Messages that coaches received stay with them. */
export const isOpenTo = (reader: ReaderInQuery): SQL | undefined =>
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
    limit ${atMost(highestShownCount + 1)}) as counted)`

export type ReaderKind = 'family' | 'on-behalf' | 'coach' | 'success-coach'

const readerKindOf = (reader: Reader): ReaderKind => {
  if (reader.side === 'family') return reader.is_on_behalf ? 'on-behalf' : 'family'
  return reader.is_success_coach ? 'success-coach' : 'coach'
}

/** A reader of this kind whose ids are given when the query runs. */
const givenReader = (kind: ReaderKind): ReaderInQuery => {
  const user_id = sql.placeholder('user_id')
  if (kind === 'coach' || kind === 'success-coach')
    return { side: 'coach', user_id, is_success_coach: kind === 'success-coach' }
  const athlete_user_ids = sql.placeholder('athlete_user_ids')
  return { side: 'family', user_id, athlete_user_ids, is_on_behalf: kind === 'on-behalf' }
}

/** A reader's unread messages by conversation, as part of a larger query. The reader's ids are given when it runs. */
export const selectUnread = (db: Db, kind: ReaderKind) => {
  const reader = givenReader(kind)
  return db
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
}

const unreadIn = oncePerKind((db, kind: ReaderKind) =>
  selectUnread(db, kind).prepare(`messaging_unread_of_${kind}`),
)

/** A reader's unread messages by conversation: only those with something unread, each counted up to 100. */
export const findUnread = async (
  db: Db,
  reader: Reader,
): Promise<{ athlete_user_id: string; contact_id: string; message: number; is_with_coach: boolean }[]> => {
  const counted = await unreadIn(db, readerKindOf(reader)).execute({ ...reader })
  // In some, only the reader's own side wrote something new.
  return counted.filter(({ message }) => message > 0)
}
