import type { Listeners } from '../../events.ts'
import { joinContact } from './colleges.queries.ts'

export const collegesListeners: Listeners = {
  /** What was written down about a coach before they came stays theirs. */
  'accounts.user-joined': async (tx, { user_id, type }) => {
    if (type === 'coach') await joinContact(tx, user_id)
  },
}
