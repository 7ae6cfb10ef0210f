import type { ConversationKey } from '@fieldhouse/contract/messaging.live'
import { and, DrizzleQueryError, eq, isNull, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { eventInsertion, type GivenEvent } from '../../../platform/jobs/outbox.queries.ts'
import { conversations, messages } from '../messaging.tables.ts'
import { draftRemoval } from './drafts.queries.ts'
import { givenMessage, markRaise, type StoredMessage } from './messages.queries.ts'

const given = (name: string) => sql`${sql.placeholder(name)}`

/** Null, which no row accepts, if there is another message by now, or the family has blocked the coach. */
const unchanged = sql`(select id from conversation)`

const appendIn = oncePerDatabase((db) => {
  const { family_delivered_seq, family_read_seq, coach_delivered_seq, coach_read_seq } = conversations
  const conversation = db.$with('conversation').as(
    db
      .update(conversations)
      .set({
        last_seq: given('seq'),
        family_last_seq: given('seq'),
        coach_last_seq: given('seq'),
        family_last_at: given('created_at'),
        coach_last_at: given('created_at'),
        family_delivered_seq: sql`greatest(${family_delivered_seq}, ${given('family_seq')})`,
        family_read_seq: sql`greatest(${family_read_seq}, ${given('family_seq')})`,
        coach_delivered_seq: sql`greatest(${coach_delivered_seq}, ${given('coach_seq')})`,
        coach_read_seq: sql`greatest(${coach_read_seq}, ${given('coach_seq')})`,
      })
      .where(
        and(
          eq(conversations.id, sql.placeholder('conversation_id')),
          eq(conversations.last_seq, sql.placeholder('last_seq')),
          isNull(conversations.blocked_at),
        ),
      )
      .returning({ id: conversations.id }),
  )
  const message = db.insert(messages).values({ ...givenMessage, conversation_id: unchanged })
  const event = db.$with('event').as(eventInsertion(db))
  return db
    .with(
      conversation,
      db.$with('message').as(message),
      db.$with('mark').as(markRaise(db, unchanged)),
      db.$with('draft').as(draftRemoval(db)),
      event,
    )
    .select({ claimed_until: event.claimed_until })
    .from(event)
    .prepare('messaging_append')
})

/** How far each side has read with this message. 0 if it leaves no receipts. */
export interface NewReceipts {
  readonly family_seq: number
  readonly coach_seq: number
}

/**
 * Everything that `nextMessageSequence` and `insertMessage` write, and the event, in one statement. It fails, and writes
 * nothing, if the message is not the next one in its conversation, the coach is blocked, or its client id was used.
 */
export const appendMessage = async (
  db: Db,
  message: StoredMessage,
  { athlete_user_id, contact_id }: ConversationKey,
  receipts: NewReceipts,
  event: GivenEvent,
) => {
  const { sender_id: user_id, seq } = message
  const key = { user_id, athlete_user_id, contact_id }
  const marks = { read_seq: seq, last_seq: seq - 1, now: clock.now(), ...receipts }
  const [appended] = await appendIn(db).execute({ ...message, ...key, ...marks, ...event })
  if (!appended) throw new Error('The outbox returned no row')
  return appended
}

/** A row was not accepted, for any of the reasons above. */
export const isNotNext = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && /^(23502|23505)$/.test(Object(error.cause).code)
