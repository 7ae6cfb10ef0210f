import type { Listeners } from '../../events.ts'
import { createAthletePage } from './create-athlete-page.ts'

export const profilesListeners: Listeners = {
  'accounts.athlete-joined': createAthletePage,
}
