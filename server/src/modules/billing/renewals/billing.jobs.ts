import { clock } from '../../../platform/clock.ts'
import { job } from '../../../platform/jobs/job.ts'
import { rowByRow } from '../../../platform/jobs/row-by-row.ts'
import { addDays, billingDayOf } from '../billing-day.ts'
import { findLostIds } from '../charges/charges.queries.ts'
import { findExpiring } from '../methods/methods.queries.ts'
import { findLostRefunds } from '../refunds/refunds.queries.ts'
import { settleLostRefund } from '../refunds/settle-lost-refund.ts'
import { type Due, findDue, findUnreminded } from '../subscriptions/subscriptions.queries.ts'
import { remind, reminderDays, warnOfExpiry } from './remind.ts'
import { renew } from './renew.ts'
import { settleLost } from './settle-lost.ts'

const perStep = 200

/** PAY-04: finds what is due in the database, every minute. Any number of nodes may run it at the same time. */
export const renewPackagesJob = job<null>({
  name: 'renew-packages',
  schedule: '* * * * *',
  effect: 'outside',
  timeLimitSeconds: 15 * 60,
  retries: 0,
  run: async (ports, _data, { signal }) => {
    await rowByRow(await findLostIds(ports.db, perStep), signal, (id) => settleLost(ports, id))
    await rowByRow(await findLostRefunds(ports.db, perStep), signal, (id) => settleLostRefund(ports, id))
    const today = billingDayOf(clock.now())
    for (let after: Due | null = null; ; ) {
      const due: Due[] = await findDue(ports.db, today, { after, limit: perStep })
      await rowByRow(due, signal, ({ id }) => renew(ports, id))
      after = due.at(-1) ?? null
      if (!after) return
    }
  },
})

/** PAY-04: reminders before a charge or an end, and a warning before a card expires. */
export const remindPayersJob = job<null>({
  name: 'remind-payers',
  schedule: '17 * * * *',
  effect: 'steps',
  timeLimitSeconds: 10 * 60,
  run: async (ports, _data, { signal }) => {
    const today = billingDayOf(clock.now())
    const near = addDays(today, reminderDays)
    const everyone = async <Row>(find: () => Promise<Row[]>, work: (row: Row) => Promise<void>) => {
      for (;;) {
        const rows = await find()
        await rowByRow(rows, signal, work)
        if (rows.length < perStep) return
      }
    }
    await everyone(
      () => findUnreminded(ports.db, near, perStep),
      (id) => remind(ports, id),
    )
    await everyone(
      () => findExpiring(ports.db, today.slice(0, 7), perStep),
      (method) => warnOfExpiry(ports, method),
    )
  },
})
