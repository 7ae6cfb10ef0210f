import type { Listeners } from '../../events.ts'
import { markStale } from './survey/survey.queries.ts'

export const matchingListeners: Listeners = {
  'profiles.page-changed': (tx, { athlete_id }) => markStale(tx, athlete_id),
}
