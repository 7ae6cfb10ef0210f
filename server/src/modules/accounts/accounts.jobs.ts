import { job } from '../../platform/jobs/job.ts'
import { sweepAccounts } from './sign-up/sweep.queries.ts'

/** Nightly: what nobody can use any more. */
export const sweepAccountsJob = job<null>({
  name: 'sweep-accounts',
  schedule: '23 3 * * *',
  effect: 'steps',
  run: ({ db }) => sweepAccounts(db),
})
