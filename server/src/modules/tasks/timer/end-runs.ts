import type { Db } from '../../../platform/database/database.ts'
import { findCoachesRunning } from './running.queries.ts'
import { settle } from './settle.rules.ts'
import { endRun, takeTurn, timesOf } from './take-turn.ts'

/** Like a pause, by the server's own measure. With an athlete, only if the run is for that athlete. */
export const endRunOf = (tx: Db, coachId: string, athleteUserId?: string): Promise<void> =>
  takeTurn(tx, coachId, async ({ tx: turn, run, now }) => {
    if (!run || (athleteUserId !== undefined && run.athlete_user_id !== athleteUserId)) return
    await endRun(turn, run, now, { stretches: settle(timesOf(run), now, {}) })
  })

/** The account of a coach or an athlete is not in use anymore, so nobody could end what runs. */
export const endRunsWith = async (tx: Db, userId: string): Promise<void> => {
  for (const coachId of await findCoachesRunning(tx, userId)) await endRunOf(tx, coachId)
}
