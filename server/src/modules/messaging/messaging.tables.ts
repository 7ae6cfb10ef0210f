import type { NoticeKind, ReportReason } from '@fieldhouse/contract/messaging'
import type { Side } from '@fieldhouse/contract/messaging.live'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { userId } from '../accounts/accounts.tables.ts'

/**
 * An athlete's family on one side, a coach or success coach on the other. Sending locks its row, so messages get
 * numbers without gaps, in the order in which they are committed.
 */
export const conversations = pgTable(
  'messaging_conversations',
  {
    id: uuid().primaryKey(),
    athlete_user_id: userId(),
    coach_id: userId(),
    last_seq: integer().notNull().default(0),
    /** The last message that each side can see. Null if there is none. The family does not see withheld ones. */
    family_last_seq: integer(),
    coach_last_seq: integer(),
    family_last_at: moment(),
    coach_last_at: moment(),
    /** How far anyone on a side has received and read it. */
    family_delivered_seq: integer().notNull().default(0),
    family_read_seq: integer().notNull().default(0),
    coach_delivered_seq: integer().notNull().default(0),
    coach_read_seq: integer().notNull().default(0),
    /** By the family. The coach is not notified. */
    blocked_at: moment(),
    blocked_by: uuid(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('messaging_conversations_pair').on(table.athlete_user_id, table.coach_id),
    index('messaging_conversations_athlete').on(table.athlete_user_id, table.family_last_at),
    index('messaging_conversations_coach').on(table.coach_id, table.coach_last_at),
  ],
)

const conversationId = () =>
  uuid()
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' })

/** MSG-06: the source of truth. Events over a socket only report that there is more. */
export const messages = pgTable(
  'messaging_messages',
  {
    id: uuid().primaryKey(),
    conversation_id: conversationId(),
    seq: integer().notNull(),
    side: text().$type<Side>().notNull(),
    sender_id: userId(),
    /** A success coach wrote it for the athlete. */
    is_on_behalf: boolean().notNull().default(false),
    content: text().notNull(),
    client_id: uuid().notNull(),
    /** Written by a blocked coach. Only the sender sees it. */
    is_withheld: boolean().notNull().default(false),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('messaging_messages_seq').on(table.conversation_id, table.seq),
    uniqueIndex('messaging_messages_client').on(table.sender_id, table.client_id),
    // The order of the activity log.
    index('messaging_messages_minute').on(
      table.conversation_id,
      sql`date_trunc('minute', ${table.created_at} at time zone 'UTC')`,
      table.id,
    ),
    index('messaging_messages_withheld').on(table.conversation_id).where(sql`${table.is_withheld}`),
    check('messaging_messages_side', sql`${table.side} in ('family','coach')`),
  ],
)

/** How far one person has read a conversation. */
export const readMarks = pgTable(
  'messaging_read_marks',
  {
    conversation_id: conversationId(),
    user_id: userId(),
    read_seq: integer().notNull(),
    read_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversation_id, table.user_id] }),
    index('messaging_read_marks_user').on(table.user_id),
  ],
)

/** A person's draft, also before the first message. It is their own, on all of their devices. */
export const drafts = pgTable(
  'messaging_drafts',
  {
    user_id: userId(),
    athlete_user_id: userId(),
    contact_id: userId(),
    content: text().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.athlete_user_id, table.contact_id] })],
)

/** A notice from the system to a person. */
export const notices = pgTable(
  'messaging_notices',
  {
    id: uuid().primaryKey(),
    user_id: userId(),
    kind: text().$type<NoticeKind>().notNull(),
    text: text().notNull(),
    path: text(),
    created_at: moment().notNull(),
    read_at: moment(),
  },
  (table) => [
    index('messaging_notices_user').on(table.user_id, table.id),
    index('messaging_notices_unread').on(table.user_id).where(sql`${table.read_at} is null`),
  ],
)

export const reports = pgTable(
  'messaging_reports',
  {
    id: uuid().primaryKey(),
    message_id: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    reporter_id: userId(),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    created_at: moment().notNull(),
    closed_at: moment(),
    closed_by: uuid(),
  },
  (table) => [
    uniqueIndex('messaging_reports_once').on(table.message_id, table.reporter_id),
    index('messaging_reports_open').on(table.closed_at, table.id),
  ],
)
