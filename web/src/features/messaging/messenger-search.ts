import { isUuid } from '../../lib/uuid.ts'

/** MSG-05: `?user_id=` is the athlete whose conversation is open. */
export interface MessengerSearch {
  user_id?: string
}

export const readMessengerSearch = ({ user_id }: { user_id?: unknown }): MessengerSearch =>
  typeof user_id === 'string' && isUuid(user_id) ? { user_id: user_id.toLowerCase() } : {}
