import { and, isNull, lt } from 'drizzle-orm'
import { clock } from '../clock.ts'
import { deleteInSteps } from '../database/in-steps.ts'
import { sweepHealth } from '../health/health.queries.ts'
import { sweepIdempotencyKeys } from '../http/idempotency.ts'
import { sweepInboxDays } from '../mail/inbox-days.queries.ts'
import { sweepSessions } from '../sessions/sessions.ts'
import { job } from './job.ts'
import { jobsDone, outbox } from './jobs.tables.ts'

const keptDays = 30

/** Nightly: deletes expired rows. Outbox rows with a business key stay, so the same thing can't happen again. */
export const sweepJob = job<null>({
  name: 'sweep',
  schedule: '17 3 * * *',
  effect: 'steps',
  run: async ({ db }) => {
    const oldest = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000)
    await sweepSessions(db)
    await sweepIdempotencyKeys(db)
    await sweepInboxDays(db)
    await sweepHealth(db, clock.now())
    await deleteInSteps(db, outbox, and(lt(outbox.left_at, oldest), isNull(outbox.key)))
    await deleteInSteps(db, jobsDone, lt(jobsDone.done_at, oldest))
  },
})
