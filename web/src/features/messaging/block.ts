import { blockContact } from '@fieldhouse/contract/messaging'
import { call } from '../../lib/api.ts'
import type { Chat } from './chat-address.ts'

/** For minors' safety: the family blocks a coach, or unblocks them. */
export const block = async ({ user, contact }: Chat, isBlocked: boolean): Promise<void> => {
  await call(blockContact, { body: { user, contact, is_blocked: isBlocked } })
}
