import type { Output } from '@fieldhouse/contract/endpoint'
import type { getUnread } from '@fieldhouse/contract/recruiting.activity'
import type { Center } from './center.ts'

type Unread = Output<typeof getUnread>['data']

/** RCC-07: the guide's sample counts: 12 messages and 7 views. */
export const guideCounts = { total: 19, message: 12, visit: 7 } as const

export interface ShownCounts {
  total: number
  message: number
  visit: number
}

export const noCounts: ShownCounts = { total: 0, message: 0, visit: 0 }

/** A person's unread messages: from the newest counts, else from the list. */
export const unreadOf = (
  { role, id }: Pick<Center, 'role' | 'id'>,
  unread: Unread | undefined,
  person: { user_id: string | null; unread_message_count: number },
): number => {
  if (!unread) return person.unread_message_count
  const found = unread.by_contact.find(
    ({ user_id, athlete_user_id }) =>
      user_id === person.user_id && (role === 'coach' || athlete_user_id === id),
  )
  return found?.message ?? 0
}
