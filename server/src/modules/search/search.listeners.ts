import type { Listeners } from '../../events.ts'
import { reindexAthlete, reindexUser } from './index/index.queries.ts'

export const searchListeners: Listeners = {
  'profiles.page-changed': (tx, { athlete_id }) => reindexAthlete(tx, athlete_id),
  'accounts.user-changed': (tx, { user_id }) => reindexUser(tx, user_id),
}
