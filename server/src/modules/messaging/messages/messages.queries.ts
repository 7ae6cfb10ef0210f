import type { ConversationKey, Side } from '@fieldhouse/contract/messaging.live'
import { and, asc, count, desc, eq, gt, inArray, lt, lte, max, ne, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { conversations, messages, readMarks } from '../messaging.tables.ts'

export type StoredMessage = typeof messages.$inferSelect

/** What a side can see: everything except messages from a coach while the family has blocked them. */
const isShownTo = (side: Side): SQL | undefined =>
  side === 'family' ? eq(messages.is_withheld, false) : undefined

interface Wanted {
  readonly before: number | undefined
  readonly after: number | undefined
  readonly limit: number
}

/**
 * Oldest first: those after `after`, or the last ones before `before`. One more than requested shows whether there are
 * others.
 */
export const findMessages = async (
  db: Db,
  conversationId: string,
  side: Side,
  { before, after, limit }: Wanted,
): Promise<{ rows: StoredMessage[]; hasMore: boolean }> => {
  const isForward = after !== undefined
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversation_id, conversationId),
        isShownTo(side),
        isForward ? gt(messages.seq, after) : undefined,
        before === undefined ? undefined : lt(messages.seq, before),
      ),
    )
    .orderBy(isForward ? asc(messages.seq) : desc(messages.seq))
    .limit(limit + 1)
  const rows = found.slice(0, limit)
  return { rows: isForward ? rows : rows.toReversed(), hasMore: found.length > limit }
}

/** A message that a person sent under this client id, and its conversation. */
export const findSent = async (db: Db, sender_id: string, client_id: string) => {
  const [found] = await db
    .select({
      message: messages,
      athlete_user_id: conversations.athlete_user_id,
      contact_id: conversations.coach_id,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .where(and(eq(messages.sender_id, sender_id), eq(messages.client_id, client_id)))
  return found ?? null
}

const next = sql<number>`${conversations.last_seq} + 1`

const receiptsTo = (side: Side, delivered: SQL, read: SQL) =>
  side === 'family'
    ? { family_delivered_seq: delivered, family_read_seq: read }
    : { coach_delivered_seq: delivered, coach_read_seq: read }

const unlessBlocked = (then: SQL, otherwise: SQL) =>
  sql`case when ${conversations.blocked_at} is null then ${then} else ${otherwise} end`

/**
 * The next number of a conversation, which is created if needed. Nobody else gets one until the transaction ends, so
 * numbers have no gaps and are committed in order. The coach sees every message. The family doesn't while it blocks.
 */
export const nextMessageSequence = async (
  tx: Db,
  { athlete_user_id, contact_id }: ConversationKey,
  side: Side,
  leavesReceipts: boolean,
) => {
  const now = clock.now()
  const first = sql<number>`1`
  // Ids are made from it and sort by the millisecond. No millisecond is used twice, so ids follow the numbers.
  const latest = sql`greatest(${conversations.coach_last_at} + interval '1 millisecond', excluded.coach_last_at)`
  const familySees = side === 'family' ? (then: SQL) => then : unlessBlocked
  const [taken] = await tx
    .insert(conversations)
    .values({
      id: uuidv7(),
      athlete_user_id,
      coach_id: contact_id,
      last_seq: 1,
      family_last_seq: 1,
      coach_last_seq: 1,
      family_last_at: now,
      coach_last_at: now,
      created_at: now,
      ...(leavesReceipts && receiptsTo(side, first, first)),
    })
    .onConflictDoUpdate({
      target: [conversations.athlete_user_id, conversations.coach_id],
      set: {
        last_seq: next,
        coach_last_seq: next,
        coach_last_at: latest,
        family_last_seq: familySees(next, sql`${conversations.family_last_seq}`),
        family_last_at: familySees(latest, sql`${conversations.family_last_at}`),
        ...(leavesReceipts && receiptsTo(side, next, next)),
      },
    })
    .returning({
      conversation_id: conversations.id,
      seq: conversations.last_seq,
      created_at: conversations.coach_last_at,
      is_blocked: sql<boolean>`${conversations.blocked_at} is not null`,
    })
  if (!taken) throw new Error('The conversation returned no number')
  return { ...taken, created_at: taken.created_at ?? now }
}

type NewMessage = Omit<StoredMessage, 'id'>

/** Null if its sender has used the client id before. */
export const insertMessage = async (tx: Db, message: NewMessage): Promise<StoredMessage | null> => {
  const [inserted] = await tx
    .insert(messages)
    .values({ id: uuidv7(message.created_at.getTime()), ...message })
    .onConflictDoNothing({ target: [messages.sender_id, messages.client_id] })
    .returning()
  return inserted ?? null
}

/** Marks only move forward. True if this one did. */
export const putReadMark = async (
  tx: Db,
  conversation_id: string,
  user_id: string,
  read_seq: number,
): Promise<boolean> => {
  const read_at = clock.now()
  const written = await tx
    .insert(readMarks)
    .values({ conversation_id, user_id, read_seq, read_at })
    .onConflictDoUpdate({
      target: [readMarks.conversation_id, readMarks.user_id],
      set: { read_seq, read_at },
      setWhere: lt(readMarks.read_seq, read_seq),
    })
    .returning({ read_seq: readMarks.read_seq })
  return written.length > 0
}

const receiptsOf = {
  family: { delivered_seq: conversations.family_delivered_seq, read_seq: conversations.family_read_seq },
  coach: { delivered_seq: conversations.coach_delivered_seq, read_seq: conversations.coach_read_seq },
} as const

/** How far a side has received and read a conversation. Only moves forward. Null if nothing changed. */
export const raiseReceipts = async (
  tx: Db,
  conversationId: string,
  side: Side,
  { delivered_seq, read_seq }: { delivered_seq: number; read_seq: number },
) => {
  const own = receiptsOf[side]
  const [raised] = await tx
    .update(conversations)
    .set(
      receiptsTo(
        side,
        sql`greatest(${own.delivered_seq}, ${delivered_seq}::int)`,
        sql`greatest(${own.read_seq}, ${read_seq}::int)`,
      ),
    )
    .where(
      and(
        eq(conversations.id, conversationId),
        sql`(${own.delivered_seq} < ${delivered_seq}::int or ${own.read_seq} < ${read_seq}::int)`,
      ),
    )
    .returning(own)
  return raised ?? null
}

/** The number of messages from the other side after one number, up to another. */
export const countOthers = async (
  db: Db,
  conversationId: string,
  side: Side,
  { after, upTo }: { after: number; upTo: number },
): Promise<number> => {
  const [counted] = await db
    .select({ others: count() })
    .from(messages)
    .where(
      and(
        eq(messages.conversation_id, conversationId),
        ne(messages.side, side),
        isShownTo(side),
        gt(messages.seq, after),
        lte(messages.seq, upTo),
      ),
    )
  return counted?.others ?? 0
}

/** The conversations of these messages, with the last one and the number of them in each. */
export const findConversationsOf = (db: Db, ids: readonly string[]) =>
  db
    .select({
      athlete_user_id: conversations.athlete_user_id,
      contact_id: conversations.coach_id,
      seq: sql<number>`${max(messages.seq)}`,
      found: count(),
      withheld: sql<number>`count(*) filter (where ${messages.is_withheld})::int`,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .where(inArray(messages.id, [...ids]))
    .groupBy(conversations.id)
    .orderBy(conversations.id)
