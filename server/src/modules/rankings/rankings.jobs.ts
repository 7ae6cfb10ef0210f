import { clock } from '../../platform/clock.ts'
import { job } from '../../platform/jobs/job.ts'
import { rewriteScores } from './calculate-scores.ts'

/** Nightly: the scores that follow from all pages. */
export const rewriteScoresJob = job<null>({
  name: 'rewrite-scores',
  schedule: '27 4 * * *',
  effect: 'steps',
  run: ({ db }) => rewriteScores(db, clock.now()),
})
