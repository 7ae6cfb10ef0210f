import type { User } from '@fieldhouse/contract/accounts'
import type { LastMessage } from '@fieldhouse/contract/messaging'
import { chatOf } from './chat-address.ts'

interface Counts {
  by_contact: readonly { user_id: string; athlete_user_id: string; message: number }[]
}

/** A conversation's unread count, from the counts that every badge uses. Until they load, from the entry itself. */
export const unreadIn = (
  counts: Counts | undefined,
  viewer: Pick<User, 'type'>,
  {
    athlete_user_id,
    contact_id,
    unread_count,
  }: Pick<LastMessage, 'athlete_user_id' | 'contact_id' | 'unread_count'>,
): number => {
  if (!counts) return unread_count
  const { contact } = chatOf(viewer, { athlete_user_id, contact_id })
  const found = counts.by_contact.find(
    (one) => one.user_id === contact && one.athlete_user_id === athlete_user_id,
  )
  return found?.message ?? 0
}
