import { and, asc, eq, gt, inArray, ne, or } from 'drizzle-orm'
import {
  type ArchiveEntry,
  type ArchiveOwner,
  type ArchivePart,
  rowsById,
} from '../../platform/archive/archive.ts'
import type { Db } from '../../platform/database/database.ts'
import { readOnlyAs } from '../../platform/database/read-only.ts'
import { shownName, users } from '../accounts/index.ts'
import { isInCareOf } from '../roster/index.ts'
import { conversations, drafts, messages, notices, readMarks, reports } from './messaging.tables.ts'

const coaches = readOnlyAs(users, 'coaches')

/** Of a coach. A success coach reads those of the athletes on the roster only, as in the inbox. */
const isOfCoach = (db: Db, userId: string) =>
  and(
    eq(conversations.coach_id, userId),
    or(ne(coaches.type, 'rsc'), isInCareOf(db, { id: userId, type: 'rsc' }, conversations.athlete_user_id)),
  )

/** The conversations of a family or a coach. Whether a family blocked the coach is not in it. */
const findConversations = (db: Db, { userId, athleteUserIds }: ArchiveOwner) =>
  db
    .select({
      id: conversations.id,
      coach_id: conversations.coach_id,
      athlete: shownName(users),
      coach: shownName(coaches),
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.athlete_user_id))
    .innerJoin(coaches, eq(coaches.id, conversations.coach_id))
    .where(or(isOfCoach(db, userId), inArray(conversations.athlete_user_id, [...athleteUserIds])))
    .orderBy(asc(conversations.created_at))

/** Only the coach who wrote a withheld message sees it. */
const findMessages = (db: Db, conversationId: string, seesWithheld: boolean) =>
  rowsById((after, limit) =>
    db
      .select({
        id: messages.id,
        from: shownName(users),
        content: messages.content,
        sent_at: messages.created_at,
      })
      .from(messages)
      .innerJoin(users, eq(users.id, messages.sender_id))
      .where(
        and(
          eq(messages.conversation_id, conversationId),
          gt(messages.id, after),
          seesWithheld ? undefined : eq(messages.is_withheld, false),
        ),
      )
      .orderBy(asc(messages.id))
      .limit(limit),
  )

async function* readConversations(db: Db, owner: ArchiveOwner): AsyncGenerator<ArchiveEntry> {
  for (const { id, athlete, coach, coach_id } of await findConversations(db, owner))
    yield {
      path: `messages/${athlete} and ${coach}.json`,
      rows: findMessages(db, id, coach_id === owner.userId),
    }
}

/** Conversations, drafts, notices, and the reports that a person wrote. */
export const archiveMessaging: ArchivePart = {
  tables: [conversations, messages, readMarks, drafts, notices, reports],
  read: async function* (db, owner) {
    const { userId } = owner
    yield* readConversations(db, owner)
    const marks = await db
      .select({
        athlete: shownName(users),
        coach: shownName(coaches),
        read_at: readMarks.read_at,
      })
      .from(readMarks)
      .innerJoin(conversations, eq(conversations.id, readMarks.conversation_id))
      .innerJoin(users, eq(users.id, conversations.athlete_user_id))
      .innerJoin(coaches, eq(coaches.id, conversations.coach_id))
      .where(
        and(
          eq(readMarks.user_id, userId),
          or(isOfCoach(db, userId), inArray(conversations.athlete_user_id, [...owner.athleteUserIds])),
        ),
      )
    yield { path: 'messages/last-read.json', rows: marks }
    const unsent = await db
      .select({ to: shownName(users), content: drafts.content, updated_at: drafts.updated_at })
      .from(drafts)
      .innerJoin(users, eq(users.id, drafts.contact_id))
      .where(eq(drafts.user_id, userId))
    yield { path: 'messages/drafts.json', rows: unsent }
    const received = rowsById((after, limit) =>
      db
        .select({
          id: notices.id,
          kind: notices.kind,
          text: notices.text,
          created_at: notices.created_at,
          read_at: notices.read_at,
        })
        .from(notices)
        .where(and(eq(notices.user_id, userId), gt(notices.id, after)))
        .orderBy(asc(notices.id))
        .limit(limit),
    )
    yield { path: 'messages/notices.json', rows: received }
    const reported = await db
      .select({
        message: messages.content,
        reason: reports.reason,
        note: reports.note,
        created_at: reports.created_at,
        closed_at: reports.closed_at,
      })
      .from(reports)
      .innerJoin(messages, eq(messages.id, reports.message_id))
      .where(eq(reports.reporter_id, userId))
      .orderBy(asc(reports.created_at))
    yield { path: 'messages/reports-you-sent.json', rows: reported }
  },
}
