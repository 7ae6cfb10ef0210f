import { walkIds } from '../../platform/database/in-steps.ts'
import { job } from '../../platform/jobs/job.ts'
import { rowByRow } from '../../platform/jobs/row-by-row.ts'
import { refreshMatches } from './stored/refresh-matches.ts'
import { findStale } from './stored/stale.queries.ts'

/**
 * Every minute: scores the matches whose survey, profile, catalog, or method changed, one athlete at a time. Scoring
 * locks the survey, so a second run waits and then finds nothing left to do.
 */
export const refreshMatchesJob = job<null>({
  name: 'refresh-matches',
  schedule: '* * * * *',
  effect: 'steps',
  timeLimitSeconds: 15 * 60,
  // The next minute tries again.
  retries: 0,
  run: ({ db }, _, { signal }) =>
    walkIds(
      (after, limit) => findStale(db, after, limit),
      (ids) => rowByRow(ids, signal, (id) => refreshMatches(db, id)),
    ),
})
