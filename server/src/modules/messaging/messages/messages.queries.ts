import type { ConversationKey, Side } from '@fieldhouse/contract/messaging.live'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  lt,
  lte,
  max,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { conversations, messages, readMarks } from '../messaging.tables.ts'
import { draftRemoval } from './drafts.queries.ts'

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

const sequenceFor = (side: Side, leavesReceipts: boolean) =>
  oncePerDatabase((db) => {
    const now = sql.placeholder('now')
    const first = sql<number>`1`
    // Ids are made from it and sort by the millisecond. No millisecond is used twice, so ids follow the numbers.
    const latest = sql`greatest(${conversations.coach_last_at} + interval '1 millisecond', excluded.coach_last_at)`
    const familySees = side === 'family' ? (then: SQL) => then : unlessBlocked
    return db
      .insert(conversations)
      .values({
        id: sql.placeholder('id'),
        athlete_user_id: sql.placeholder('athlete_user_id'),
        coach_id: sql.placeholder('contact_id'),
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
      .prepare(`messaging_next_of_${side}${leavesReceipts ? '_with_receipts' : ''}`)
  })

const sequencesOf = (side: Side) => ({ plain: sequenceFor(side, false), receipts: sequenceFor(side, true) })
const sequences = { family: sequencesOf('family'), coach: sequencesOf('coach') }

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
  const statement = sequences[side][leavesReceipts ? 'receipts' : 'plain'](tx)
  const [taken] = await statement.execute({ id: uuidv7(), athlete_user_id, contact_id, now })
  if (!taken) throw new Error('The conversation returned no number')
  return { ...taken, created_at: taken.created_at ?? now }
}

/** Marks only move forward. Also as part of a larger statement. */
export const markRaise = (db: Db, conversation_id: SQL | Placeholder = sql.placeholder('conversation_id')) =>
  db
    .insert(readMarks)
    .values({
      conversation_id,
      user_id: sql.placeholder('user_id'),
      read_seq: sql.placeholder('read_seq'),
      read_at: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [readMarks.conversation_id, readMarks.user_id],
      set: { read_seq: sql`excluded.read_seq`, read_at: sql`excluded.read_at` },
      setWhere: sql`${readMarks.read_seq} < excluded.read_seq`,
    })
    .returning({ read_seq: readMarks.read_seq })

const markRaiseIn = oncePerDatabase((db) => markRaise(db).prepare('messaging_raise_mark'))

/** True if this moved it. */
export const putReadMark = async (
  tx: Db,
  conversation_id: string,
  user_id: string,
  read_seq: number,
): Promise<boolean> => {
  const moved = await markRaiseIn(tx).execute({ conversation_id, user_id, read_seq, now: clock.now() })
  return moved.length > 0
}

/** A row whose values are all given when the statement runs. */
export const givenMessage = {
  id: sql.placeholder('id'),
  conversation_id: sql.placeholder('conversation_id'),
  seq: sql.placeholder('seq'),
  side: sql.placeholder('side'),
  sender_id: sql.placeholder('sender_id'),
  is_on_behalf: sql.placeholder('is_on_behalf'),
  content: sql.placeholder('content'),
  client_id: sql.placeholder('client_id'),
  is_withheld: sql.placeholder('is_withheld'),
  created_at: sql.placeholder('created_at'),
}

const insertionFor = (isOwn: boolean) =>
  oncePerDatabase((db) => {
    const draft = db.$with('draft').as(draftRemoval(db))
    const mark = db.$with('mark').as(markRaise(db))
    return db
      .with(...(isOwn ? [draft, mark] : []))
      .insert(messages)
      .values(givenMessage)
      .onConflictDoNothing({ target: [messages.sender_id, messages.client_id] })
      .returning({ id: messages.id })
      .prepare(`messaging_insert${isOwn ? '_own' : ''}`)
  })
const insertions = { own: insertionFor(true), other: insertionFor(false) }

/**
 * Null if its sender has used the client id before, and then the transaction has to be rolled back. A person who writes
 * in their own name has read everything before it, and has no draft anymore. All of it is one statement, because others
 * who write wait for it.
 */
export const insertMessage = async (
  tx: Db,
  message: Omit<StoredMessage, 'id'>,
  { isOwn, athlete_user_id, contact_id }: ConversationKey & { readonly isOwn: boolean },
): Promise<StoredMessage | null> => {
  const { sender_id: user_id, seq: read_seq, created_at } = message
  const stored = { id: uuidv7(created_at.getTime()), ...message }
  const own = { user_id, read_seq, athlete_user_id, contact_id, now: clock.now() }
  const inserted = await insertions[isOwn ? 'own' : 'other'](tx).execute({ ...stored, ...own })
  return inserted.length > 0 ? stored : null
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
