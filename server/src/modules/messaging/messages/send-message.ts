import { randomUUID } from 'node:crypto'
import type { Checked } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type * as contract from '@fieldhouse/contract/messaging'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Limit } from '../../../platform/http/bind.ts'
import { findParticipants } from '../conversations/participants.queries.ts'
import { peopleIn } from '../conversations/present-person.ts'
import { type Conversation, enterConversation, findPlace } from '../conversations/resolve-conversation.ts'
import { findSent, type StoredMessage } from './messages.queries.ts'
import { presentMessage } from './present-message.ts'
import { refusal, SentBefore, storeMessage } from './store-message.ts'

type MessageForm = Checked<typeof contract.sendMessage>['body']

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
  const place = await findPlace(db, actor, asked, 'sender_id')
  const [conversation, people] = await Promise.all([
    enterConversation(db, actor, place),
    findParticipants(db, place, [actor.id]),
  ])
  const { athlete_user_id, contact_id, closed } = conversation
  const pair = `${actor.id} ${athlete_user_id} ${contact_id}`
  try {
    if (closed) throw refusal(closed)
    await limit('messages-to-one', pair)
    await limit('messages', actor.id)
    return await storeMessage(db, { actor, conversation, people, content, client_id })
  } catch (error) {
    const isRefused = error instanceof SentBefore || error instanceof AppError
    // A repeat is rare, so this looks for it last. It gets the first answer, whatever has happened since.
    const first = isRefused && (await sentBefore(db, actor, conversation, client_id))
    if (!first) throw error
    if (error instanceof SentBefore) {
      await limit.giveBack('messages-to-one', pair)
      await limit.giveBack('messages', actor.id)
    }
    return presentMessage(conversation, first, peopleIn(db, people))
  }
}
