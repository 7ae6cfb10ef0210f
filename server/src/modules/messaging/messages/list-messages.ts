import type { Checked, Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type * as contract from '@fieldhouse/contract/messaging'
import type { Db } from '../../../platform/database/database.ts'
import { findParticipants, type PersonRow } from '../conversations/participants.queries.ts'
import { type People, peopleIn } from '../conversations/present-person.ts'
import { type Conversation, resolveConversation } from '../conversations/resolve-conversation.ts'
import { canBlock, packageEndedOn } from '../messaging.policy.ts'
import { noteDelivered } from './mark-delivered.ts'
import { findMessages, type StoredMessage } from './messages.queries.ts'
import { presentRow } from './present-message.ts'

type Wanted = Pick<Checked<typeof contract.getMessages>['query'], 'before' | 'after'>

const noReceipts = { delivered_seq: 0, read_seq: 0 }

/** How far the other side has received it. */
const otherReceipts = ({ side, stored }: Conversation): contract.ConversationFacts['other'] => {
  if (!stored) return noReceipts
  return side === 'family'
    ? { delivered_seq: stored.coach_delivered_seq, read_seq: stored.coach_read_seq }
    : { delivered_seq: stored.family_delivered_seq, read_seq: stored.family_read_seq }
}

/** MSG-04: a success coach reads conversations with college coaches. Each parent reads everything. */
const readersOf = (
  { id }: Actor,
  { side, athlete_user_id, facts: { contact_type, claimed_by } }: Conversation,
  rows: readonly PersonRow[],
): contract.ConversationFacts['readers'] => {
  if (side === 'coach') return null
  const parents = rows.filter(
    (row) => row.relationships?.[athlete_user_id] !== undefined && row.deleted_at === null && row.id !== id,
  )
  return {
    parents: parents.length,
    success_coach: contact_type === 'coach' && claimed_by !== null && claimed_by !== id,
  }
}

const presentFacts = async (
  conversation: Conversation,
  people: People,
  readers: contract.ConversationFacts['readers'],
  lastShown: number,
): Promise<contract.ConversationFacts> => {
  const { athlete_user_id, contact_id, side, is_on_behalf, facts, closed } = conversation
  const isFamily = side === 'family'
  return {
    athlete: await people.person(athlete_user_id, athlete_user_id),
    contact: await people.person(contact_id, athlete_user_id),
    contact_college: people.college(contact_id),
    side,
    // Messages that arrived since the conversation was looked up are already among the rows.
    last_seq: Math.max(conversation.last_seq, lastShown),
    other: otherReceipts(conversation),
    read_seq: conversation.read_seq,
    readers,
    is_blocked: isFamily && facts.is_blocked,
    can: {
      send: closed === null,
      block: canBlock(conversation, facts),
      report: isFamily && !is_on_behalf,
    },
    closed_because: closed?.message ?? null,
    opens_with: closed?.opens_with ?? null,
    package_ended_on: packageEndedOn(conversation, facts),
    draft: conversation.draft,
  }
}

/** Whether there is more before or after this page. */
const metaOf = (
  rows: readonly StoredMessage[],
  hasMore: boolean,
  { before, after }: Wanted,
  last_seq: number,
) => ({
  has_older: after === undefined ? hasMore : after > 0,
  has_newer: after === undefined ? (rows.at(-1)?.seq ?? (before ?? 1) - 1) < last_seq : hasMore,
})

/** MSG-02, MSG-06. Messages that a person receives here are delivered. */
export const listMessages = async (
  db: Db,
  actor: Actor,
  { user, contact, per_page, before, after }: Checked<typeof contract.getMessages>['query'],
): Promise<Output<typeof contract.getMessages>> => {
  const conversation = await resolveConversation(db, actor, { user, contact })
  const { stored, side, athlete_user_id } = conversation
  const { rows, hasMore } = stored
    ? await findMessages(db, stored.id, side, { before, after, limit: per_page })
    : { rows: [], hasMore: false }
  const senders = [...new Set(rows.map(({ sender_id }) => sender_id))]
  const participants = await findParticipants(db, conversation, senders)
  const people = peopleIn(db, participants)
  const readers = readersOf(actor, conversation, participants)
  const facts = await presentFacts(conversation, people, readers, rows.at(-1)?.seq ?? 0)
  await noteDelivered(db, actor, conversation, rows.findLast((row) => row.side !== side)?.seq ?? 0)
  return {
    data: rows.map((row) => presentRow(conversation, row)),
    people: await Promise.all(
      [...new Set([athlete_user_id, conversation.contact_id, ...senders])].map((id) =>
        people.person(id, athlete_user_id),
      ),
    ),
    conversation: facts,
    meta: metaOf(rows, hasMore, { before, after }, facts.last_seq),
  }
}
