import type { Listeners } from '../../events.ts'
import { createAthletePage } from './create-athlete-page.ts'
import { hidePage } from './hide-page.ts'
import { renamePage } from './rename-page.ts'

export const profilesListeners: Listeners = {
  'accounts.athlete-joined': createAthletePage,
  'accounts.name-changed': renamePage,
  'accounts.athlete-left-alone': (tx, { user_id }) => hidePage(tx, user_id),
}
