import type { Message, MessageRow } from '@fieldhouse/contract/messaging'
import type { ConversationKey } from '@fieldhouse/contract/messaging.live'
import type { People } from '../conversations/present-person.ts'
import type { StoredMessage } from './messages.queries.ts'

export const presentRow = (
  { athlete_user_id, contact_id }: ConversationKey,
  { id, seq, side, sender_id, is_on_behalf, content, client_id, created_at }: StoredMessage,
): MessageRow => {
  const at = created_at.toISOString()
  return {
    id,
    seq,
    athlete_user_id,
    contact_id,
    side,
    sender_id,
    recipient_id: side === 'family' ? contact_id : athlete_user_id,
    is_on_behalf,
    content,
    client_id,
    created_at: at,
    event_date: at.slice(0, 10),
    event_time: at.slice(11, 16),
  }
}

/** A message with its sender and recipient, the same for everyone who gets it. */
export const presentMessage = async (
  key: ConversationKey,
  stored: StoredMessage,
  people: People,
): Promise<Message> => {
  const row = presentRow(key, stored)
  return {
    ...row,
    sender: await people.person(row.sender_id, key.athlete_user_id),
    recipient: await people.person(row.recipient_id, key.athlete_user_id),
    athlete: await people.person(key.athlete_user_id, key.athlete_user_id),
    contact_college: people.college(key.contact_id),
  }
}
