import { clock } from '../../platform/clock.ts'
import { addDays } from '../../platform/days/days.rules.ts'
import { houseDayOf } from '../../platform/house-day.ts'
import { job } from '../../platform/jobs/job.ts'
import { deleteTextsBefore } from './counting/searches.queries.ts'

/** What people typed is kept this long. The numbers of each day stay. */
const keptDays = 90

/** Nightly: forgets what people typed long ago. */
export const forgetSearchesJob = job<null>({
  name: 'forget-searches',
  schedule: '41 3 * * *',
  effect: 'steps',
  run: ({ db }) => deleteTextsBefore(db, addDays(houseDayOf(clock.now()), -keptDays)),
})
