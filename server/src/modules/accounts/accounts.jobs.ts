import { job } from '../../platform/jobs/job.ts'
import { type Erasure, eraseAccounts } from './deletion/erase-accounts.ts'
import { sweepAccounts } from './sign-up/sweep.queries.ts'

/** Nightly: deletes things that can no longer be used. */
export const sweepAccountsJob = job<null>({
  name: 'sweep-accounts',
  schedule: '23 3 * * *',
  effect: 'steps',
  run: ({ db }) => sweepAccounts(db),
})

/** Nightly: erases accounts that can no longer be restored, with what every module stores for them. */
export const eraseAccountsJob = (erasure: Erasure) =>
  job<null>({
    name: 'erase-accounts',
    schedule: '53 3 * * *',
    effect: 'steps',
    run: ({ db }, _, { signal }) => eraseAccounts(db, erasure, signal),
  })
