import type { Actor } from '@fieldhouse/contract/guards'
import type * as contract from '@fieldhouse/contract/messaging'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { oneStatement, transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { publishWith } from '../../../platform/jobs/outbox.ts'
import type { PersonRow } from '../conversations/participants.queries.ts'
import { peopleIn } from '../conversations/present-person.ts'
import type { Conversation } from '../conversations/resolve-conversation.ts'
import {
  listenersAmong,
  messageEvent,
  tellCounts,
  tellMessage,
  tellStatus,
} from '../conversations/tell-conversation.ts'
import { type Closed, closedBecause, leavesReceipts } from '../messaging.policy.ts'
import { appendMessage, isNotNext } from './append-message.queries.ts'
import { insertMessage, nextMessageSequence } from './messages.queries.ts'
import { presentMessage } from './present-message.ts'

/** A message to store, with everything that was read before. */
interface NewMessage {
  readonly actor: Actor
  readonly conversation: Conversation
  readonly people: readonly PersonRow[]
  readonly content: string
  readonly client_id: string
}

export const refusal = (closed: Closed | null) =>
  closed ? new AppError(closed.code, { message: closed.message }) : new AppError('forbidden')

/** Rolls back the work for a message that already exists. */
export class SentBefore extends Error {}

/** An admin who acts as another user leaves no marks. */
const writesAsOneself = ({ impersonator_id }: Actor): boolean => impersonator_id === null

/** A person who answers has read the earlier messages. This is news for their other tabs, and for the other side. */
const newsOfAnswer = (actor: Actor, conversation: Conversation, seq: number) => {
  const { side, read_seq, stored } = conversation
  const sideRead = (side === 'family' ? stored?.family_read_seq : stored?.coach_read_seq) ?? 0
  return {
    forTabs: writesAsOneself(actor) && read_seq < seq - 1,
    forOthers: leavesReceipts(actor, conversation) && sideRead < seq - 1,
  }
}

const tellAnswer = async (tx: Db, actor: Actor, conversation: Conversation, seq: number): Promise<void> => {
  const { athlete_user_id, contact_id, side } = conversation
  const { forTabs, forOthers } = newsOfAnswer(actor, conversation, seq)
  if (forTabs) await tellCounts(tx, [actor.id], { athlete_user_id, contact_id, read_seq: seq })
  if (forOthers) await tellStatus(tx, conversation, side, { delivered_seq: seq, read_seq: seq })
}

/** A withheld message is sent only to its author. */
const storeInTurn = (
  db: Db,
  { actor, conversation, people, content, client_id }: NewMessage,
): Promise<contract.Message> =>
  transaction(db, async (tx) => {
    const { athlete_user_id, contact_id, side, is_on_behalf, facts } = conversation
    const hasReceipts = leavesReceipts(actor, conversation)
    const { is_blocked, ...taken } = await nextMessageSequence(tx, conversation, side, hasReceipts)
    // A person in the family may have blocked the coach a moment ago.
    if (is_blocked && side === 'family') throw refusal(closedBecause(conversation, { ...facts, is_blocked }))
    const stored = await insertMessage(
      tx,
      { ...taken, side, sender_id: actor.id, is_on_behalf, content, client_id, is_withheld: is_blocked },
      { athlete_user_id, contact_id, isOwn: writesAsOneself(actor) },
    )
    if (!stored) throw new SentBefore()
    await tellAnswer(tx, actor, conversation, stored.seq)
    const message = await presentMessage(conversation, stored, peopleIn(tx, people))
    const listeners = is_blocked ? [actor.id] : listenersAmong(people, conversation, facts.claimed_by)
    await tellMessage(tx, listeners, message)
    return message
  })

/** Times follow the numbers, and no millisecond is used twice. */
const timeAfter = (last: Date | null): Date =>
  new Date(Math.max(clock.now().getTime(), last === null ? 0 : last.getTime() + 1))

/**
 * Stores a message as if nobody else wrote or blocked at this moment, which one statement can do. Null if somebody did, or if
 * there is more to do.
 */
const storeAtOnce = async (
  db: Db,
  { actor, conversation, people, content, client_id }: NewMessage,
): Promise<contract.Message | null> => {
  const { stored, side, is_on_behalf, facts } = conversation
  if (!stored || facts.is_blocked || !writesAsOneself(actor)) return null
  const seq = stored.last_seq + 1
  const { forTabs, forOthers } = newsOfAnswer(actor, conversation, seq)
  if (forTabs || forOthers) return null
  const created_at = timeAfter(stored.coach_last_at)
  const row = {
    id: uuidv7(created_at.getTime()),
    conversation_id: stored.id,
    seq,
    side,
    sender_id: actor.id,
    is_on_behalf,
    content,
    client_id,
    is_withheld: false,
    created_at,
  }
  const message = await presentMessage(conversation, row, peopleIn(db, people))
  const event = messageEvent(listenersAmong(people, conversation, facts.claimed_by), message)
  const receipts = leavesReceipts(actor, conversation) ? seq : 0
  const read = {
    family_seq: side === 'family' ? receipts : 0,
    coach_seq: side === 'coach' ? receipts : 0,
  }
  try {
    await oneStatement(db, (tx) =>
      publishWith(tx, event, (given) => appendMessage(tx, row, conversation, read, given)),
    )
    return message
  } catch (error) {
    if (isNotNext(error)) return null
    throw error
  }
}

/** MSG-06: the number, the message, the marks, and the events are stored together, or not at all. */
export const storeMessage = async (db: Db, message: NewMessage): Promise<contract.Message> =>
  (await storeAtOnce(db, message)) ?? storeInTurn(db, message)
