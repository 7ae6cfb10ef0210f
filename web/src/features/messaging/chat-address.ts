import type { User } from '@fieldhouse/contract/accounts'
import type { LastMessage, Person } from '@fieldhouse/contract/messaging'
import type { ConversationKey } from '@fieldhouse/contract/messaging.live'
import { hasOrHadCenter } from '../../lib/has-or-had-center.ts'

/** How API calls identify a conversation. */
export interface Chat {
  /** The athlete, if the caller alone does not identify them. */
  user?: string | undefined
  /** The person on the other side. */
  contact: string
}

type Viewer = Pick<User, 'id' | 'type'>

const isOfFamily = ({ type }: Pick<User, 'type'>): boolean => type === 'athlete' || type === 'parent'

/** The conversation's ids from this person's view. */
export const chatOf = (
  { type }: Pick<User, 'type'>,
  { athlete_user_id, contact_id }: ConversationKey,
): Chat => {
  if (!isOfFamily({ type })) return { contact: athlete_user_id }
  return type === 'parent' ? { user: athlete_user_id, contact: contact_id } : { contact: contact_id }
}

/** A success coach also receives messages between an athlete on the roster and a coach. Those are not their own. */
export const isOwnChat = (viewer: Viewer, { contact_id }: ConversationKey): boolean =>
  isOfFamily(viewer) || contact_id === viewer.id

/** Whether the other side wrote a message. */
export const isFromOther = (viewer: Viewer, { side }: { side: LastMessage['side'] }): boolean =>
  isOfFamily(viewer) === (side === 'coach')

/** The other person in a conversation: for a coach always the athlete, for a family the coach. */
export const otherPerson = (
  viewer: Pick<User, 'type'>,
  { side, sender, recipient, athlete }: Pick<LastMessage, 'side' | 'sender' | 'recipient' | 'athlete'>,
): Person => {
  if (!isOfFamily(viewer)) return athlete
  return side === 'coach' ? sender : recipient
}

type Member = Viewer & Pick<User, 'access_to_rc' | 'rc_ended_on' | 'sport' | 'athletes'>

/**
 * Only basketball has a recruiting center. A parent's athletes may play different sports and have different packages.
 */
const hasCenter = (viewer: Member, athleteUserId: string): boolean => {
  const own = viewer.athletes.find(({ user_id }) => user_id === athleteUserId) ?? viewer
  return hasOrHadCenter(own) && own.sport?.key === 'basketball'
}

/** MSG-03: where a dropdown entry goes: to a page, or to the chat over the current page. */
export const chatPlaceOf = (
  viewer: Member,
  message: Pick<LastMessage, 'athlete_user_id' | 'contact_id' | 'side' | 'sender' | 'recipient' | 'athlete'>,
): { href: string } | { chat: Chat } => {
  const { athlete_user_id, contact_id } = message
  if (!isOfFamily(viewer)) return { href: `/coach/messenger?user_id=${athlete_user_id}` }
  if (otherPerson(viewer, message).type === 'rsc' || !hasCenter(viewer, athlete_user_id))
    return { chat: chatOf(viewer, message) }
  const query = new URLSearchParams({ activeLog: 'chat', openActivityLog: '1', coach_id: contact_id })
  if (viewer.type === 'parent') query.set('athlete_id', athlete_user_id)
  return { href: `/recruiting-center/recently-contacted?${query}` }
}
