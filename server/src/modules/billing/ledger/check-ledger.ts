import { job } from '../../../platform/jobs/job.ts'
import { addUpLedger } from './ledger-sum.queries.ts'

/** Longer than any transaction and any difference between the clocks of two nodes. */
const settledMilliseconds = 60 * 60 * 1000

/** Adds up the lines that are an hour old and can't change anymore, so that /metrics only has to add the newest. */
export const checkLedgerJob = job<null>({
  name: 'check-ledger',
  schedule: '53 * * * *',
  effect: 'transaction',
  run: ({ db }) => addUpLedger(db, Date.now() - settledMilliseconds),
})
