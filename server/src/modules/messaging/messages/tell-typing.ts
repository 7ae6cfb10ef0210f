import { privateUserChannel } from '@fieldhouse/contract/channels'
import type { Actor } from '@fieldhouse/contract/guards'
import { type LiveTyping, liveEvents } from '@fieldhouse/contract/messaging.live'
import type { Db } from '../../../platform/database/database.ts'
import type { Realtime } from '../../../platform/realtime/pusher-server.ts'
import { findParticipants } from '../conversations/participants.queries.ts'
import { resolveConversation } from '../conversations/resolve-conversation.ts'
import { listenersAmong } from '../conversations/tell-conversation.ts'
import type { Asked } from '../messaging.policy.ts'

export type Publish = Realtime['publish']

/** Sent immediately and not stored. If the family has blocked a coach, nobody gets it. */
export const tellTyping = async (db: Db, publish: Publish, actor: Actor, asked: Asked): Promise<void> => {
  const conversation = await resolveConversation(db, actor, asked)
  const { athlete_user_id, contact_id, facts, closed } = conversation
  if (closed || facts.is_blocked) return
  const people = await findParticipants(db, conversation, [actor.id])
  const writer = people.find(({ id }) => id === actor.id)
  const typing: LiveTyping = {
    athlete_user_id,
    contact_id,
    user_id: actor.id,
    name: writer?.first_name ?? '',
  }
  const others = listenersAmong(people, conversation, facts.claimed_by).filter((id) => id !== actor.id)
  await Promise.all(others.map((id) => publish(privateUserChannel(id), liveEvents.typing, typing)))
}
