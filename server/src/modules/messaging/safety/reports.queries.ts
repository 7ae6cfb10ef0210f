import type { ReportReason } from '@fieldhouse/contract/messaging'
import { and, asc, between, count, eq, isNull, min, or, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { readOnlyAs } from '../../../platform/database/read-only.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { isParentOf, users } from '../../accounts/index.ts'
import { conversations, messages, reports } from '../messaging.tables.ts'

const senders = readOnlyAs(users, 'senders')

/**
 * A message from a coach or success coach to a family, or from a success coach in its name, if this person belongs to
 * the family.
 */
export const findReportable = async (db: Db, messageId: string, reporterId: string) => {
  const isOfFamily = or(
    eq(conversations.athlete_user_id, reporterId),
    isParentOf(reporterId, conversations.athlete_user_id),
  )
  const isOfCoach = or(eq(messages.side, 'coach'), messages.is_on_behalf)
  const [found] = await db
    .select({
      id: messages.id,
      sender_name: sql<string>`${senders.first_name} || ' ' || ${senders.last_name}`,
      reporter_name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .innerJoin(senders, eq(senders.id, messages.sender_id))
    .innerJoin(users, eq(users.id, reporterId))
    .where(and(eq(messages.id, messageId), eq(messages.is_withheld, false), isOfCoach, isOfFamily))
  return found ?? null
}

interface NewReport {
  readonly message_id: string
  readonly reporter_id: string
  readonly reason: ReportReason
  readonly note: string
}

/** One per person. Reporting it again returns the first. */
export const insertReport = async (tx: Db, report: NewReport): Promise<{ id: string; isNew: boolean }> => {
  const id = uuidv7()
  const inserted = await tx
    .insert(reports)
    .values({ id, ...report, created_at: clock.now() })
    .onConflictDoNothing({ target: [reports.message_id, reports.reporter_id] })
    .returning({ id: reports.id })
  if (inserted.length > 0) return { id, isNew: true }
  const [first] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.message_id, report.message_id), eq(reports.reporter_id, report.reporter_id)))
  return { id: first?.id ?? id, isNew: false }
}

export const findReport = async (db: Db, id: string) => {
  const [found] = await db
    .select({
      id: reports.id,
      reason: reports.reason,
      note: reports.note,
      created_at: reports.created_at,
      reporter_id: reports.reporter_id,
      message_id: reports.message_id,
      athlete_user_id: conversations.athlete_user_id,
      contact_id: conversations.coach_id,
      conversation_id: conversations.id,
      seq: messages.seq,
    })
    .from(reports)
    .innerJoin(messages, eq(messages.id, reports.message_id))
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .where(eq(reports.id, id))
  return found ?? null
}

/** How many messages are shown on each side of a reported one. */
const around = 5

/** A message with those around it, oldest first, including those the family never saw. */
export const findAround = (db: Db, conversationId: string, seq: number) =>
  db
    .select()
    .from(messages)
    .where(
      and(eq(messages.conversation_id, conversationId), between(messages.seq, seq - around, seq + around)),
    )
    .orderBy(asc(messages.seq))

/** Only the first request closes it. */
export const closeOpenReport = async (tx: Db, id: string, closed_by: string): Promise<void> => {
  await tx
    .update(reports)
    .set({ closed_at: clock.now(), closed_by })
    .where(and(eq(reports.id, id), isNull(reports.closed_at)))
}

export const reopenReport = async (tx: Db, id: string): Promise<void> => {
  await tx.update(reports).set({ closed_at: null, closed_by: null }).where(eq(reports.id, id))
}

/** Whether admins still have to review a person's messages, or one of their conversations. */
export const hasOpenReport = async (db: Db, userId: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(messages, eq(messages.id, reports.message_id))
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .where(
      and(
        isNull(reports.closed_at),
        or(
          eq(messages.sender_id, userId),
          eq(conversations.athlete_user_id, userId),
          eq(conversations.coach_id, userId),
        ),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** The reports that admins still have to read, and since when the oldest waits. */
export const countOpenReports = async (db: Db) => {
  const [found] = await db
    .select({ count: count(), since: min(reports.created_at) })
    .from(reports)
    .where(isNull(reports.closed_at))
  return found ?? { count: 0, since: null }
}
