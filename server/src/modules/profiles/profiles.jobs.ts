import { clock } from '../../platform/clock.ts'
import { job } from '../../platform/jobs/job.ts'
import { sweepPicks } from './drive/drive.queries.ts'
import { sweepPictures } from './gallery/uploads.queries.ts'
import { rewritePools } from './statistics/rewrite-pools.ts'

/** Nightly: deletes pictures that are unused, or can no longer be restored. */
export const sweepPicturesJob = job<null>({
  name: 'sweep-pictures',
  schedule: '41 3 * * *',
  effect: 'steps',
  run: ({ db }) => sweepPictures(db),
})

/** Nightly: deletes picks from Google Drive that came to nothing, and what was fetched for them. */
export const sweepPicksJob = job<null>({
  name: 'sweep-drive-picks',
  schedule: '47 3 * * *',
  effect: 'steps',
  run: ({ db }) => sweepPicks(db),
})

/** Nightly: the distribution of figures by sport, class, and position. */
export const rewritePoolsJob = job<null>({
  name: 'rewrite-pools',
  schedule: '7 4 * * *',
  effect: 'steps',
  run: ({ db }) => rewritePools(db, clock.now()),
})
