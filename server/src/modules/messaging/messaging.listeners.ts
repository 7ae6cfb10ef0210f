import type { Listeners } from '../../events.ts'
import { tellNotices } from './notices/tell-notices.ts'

export const messagingListeners: Listeners = {
  'notices.told': tellNotices,
}
