import type { Listeners } from '../../events.ts'
import { createNotices } from './notices/create-notices.ts'

export const messagingListeners: Listeners = {
  'notices.created': createNotices,
}
