import { randomUUID } from 'node:crypto'
import type { Checked } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type * as contract from '@fieldhouse/contract/messaging'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Limit } from '../../../platform/http/bind.ts'
import { findParticipants, type PersonRow } from '../conversations/participants.queries.ts'
import { peopleIn } from '../conversations/present-person.ts'
import { type Conversation, resolveConversation } from '../conversations/resolve-conversation.ts'
import { listenersAmong, tellCounts, tellMessage, tellStatus } from '../conversations/tell-conversation.ts'
import { type Closed, closedBecause, keepsDrafts, leavesReceipts } from '../messaging.policy.ts'
import { removeDraft } from './drafts.queries.ts'
import {
  findSent,
  insertMessage,
  nextMessageSequence,
  putReadMark,
  type StoredMessage,
} from './messages.queries.ts'
import { presentMessage } from './present-message.ts'

type MessageForm = Checked<typeof contract.sendMessage>['body']

const refusal = (closed: Closed | null) =>
  closed ? new AppError(closed.code, { message: closed.message }) : new AppError('forbidden')

/** Rolls back the work for a message that already exists. */
class SentBefore extends Error {}

/** A person who answers has read the earlier messages. */
const noteAnswer = async (
  tx: Db,
  actor: Actor,
  conversation: Conversation,
  { conversation_id, seq }: StoredMessage,
): Promise<void> => {
  if (actor.impersonator_id !== null) return
  await putReadMark(tx, conversation_id, actor.id, seq)
  const { athlete_user_id, contact_id, side, read_seq, stored } = conversation
  if (read_seq < seq - 1) await tellCounts(tx, [actor.id], { athlete_user_id, contact_id, read_seq: seq })
  const sideRead = (side === 'family' ? stored?.family_read_seq : stored?.coach_read_seq) ?? 0
  if (leavesReceipts(actor, conversation) && sideRead < seq - 1)
    await tellStatus(tx, conversation, side, { delivered_seq: seq, read_seq: seq })
}

/**
 * MSG-06: the number, the message, the marks, and the events are one transaction. A withheld message is sent only to
 * its author.
 */
const store = (
  db: Db,
  actor: Actor,
  conversation: Conversation,
  people: readonly PersonRow[],
  { content, client_id }: { content: string; client_id: string },
): Promise<StoredMessage> =>
  transaction(db, async (tx) => {
    const { side, is_on_behalf, facts } = conversation
    const { is_blocked, ...taken } = await nextMessageSequence(
      tx,
      conversation,
      side,
      leavesReceipts(actor, conversation),
    )
    // A person in the family may have blocked the coach a moment ago.
    if (is_blocked && side === 'family') throw refusal(closedBecause(conversation, { ...facts, is_blocked }))
    const message = await insertMessage(tx, {
      ...taken,
      side,
      sender_id: actor.id,
      is_on_behalf,
      content,
      client_id,
      is_withheld: is_blocked,
    })
    if (!message) throw new SentBefore()
    if (keepsDrafts(actor)) await removeDraft(tx, actor.id, conversation)
    await noteAnswer(tx, actor, conversation, message)
    const listeners = is_blocked ? [actor.id] : listenersAmong(people, conversation, facts.claimed_by)
    await tellMessage(tx, listeners, await presentMessage(conversation, message, peopleIn(tx, people)))
    return message
  })

/** The first message under a client id is the answer to every repeat in its conversation. */
const sentBefore = async (
  db: Db,
  actor: Actor,
  { athlete_user_id, contact_id }: Conversation,
  client_id: string,
): Promise<StoredMessage | null> => {
  const sent = await findSent(db, actor.id, client_id)
  if (!sent) return null
  if (sent.athlete_user_id !== athlete_user_id || sent.contact_id !== contact_id)
    throw new AppError('conflict', { message: 'This client_id was used in another conversation.' })
  return sent.message
}

/** MSG-02: sent once, however often it is tried, and always under the author's name. */
export const sendMessage = async (
  db: Db,
  actor: Actor,
  limit: Limit,
  { recipient_id, sender_id, content, client_id = randomUUID() }: MessageForm,
): Promise<contract.Message> => {
  if (recipient_id === actor.id) throw new AppError('not_found')
  const asked = { user: sender_id, contact: recipient_id }
  const conversation = await resolveConversation(db, actor, asked, 'sender_id')
  const people = await findParticipants(db, conversation, [actor.id])
  const answer = (message: StoredMessage) => presentMessage(conversation, message, peopleIn(db, people))

  const earlier = await sentBefore(db, actor, conversation, client_id)
  if (earlier) return answer(earlier)
  const { athlete_user_id, contact_id, closed } = conversation
  if (closed) throw refusal(closed)
  await limit('messages-to-one', `${actor.id} ${athlete_user_id} ${contact_id}`)
  await limit('messages', actor.id)
  try {
    return await answer(await store(db, actor, conversation, people, { content, client_id }))
  } catch (error) {
    // The same message came twice in parallel, and the other request was faster.
    const faster = error instanceof SentBefore && (await sentBefore(db, actor, conversation, client_id))
    if (faster) return answer(faster)
    throw error
  }
}
