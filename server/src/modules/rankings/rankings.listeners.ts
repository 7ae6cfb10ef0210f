import type { Listeners } from '../../events.ts'
import { rewriteScore } from './calculate-scores.ts'
import { findMovedAthlete } from './score.queries.ts'

export const rankingsListeners: Listeners = {
  /** An athlete who changes the sport, or sets the gender, gets a score among the new peers immediately. */
  'profiles.page-changed': async (tx, { athlete_id }) => {
    const userId = await findMovedAthlete(tx, athlete_id)
    if (userId !== null) await rewriteScore(tx, userId)
  },
}
