import { clock } from '../../../platform/clock.ts'
import { job } from '../../../platform/jobs/job.ts'
import { rowByRow } from '../../../platform/jobs/row-by-row.ts'
import { addDays, billingDayOf } from '../billing-day.ts'
import { findLostIds, findUnsettled } from '../charges/charges.queries.ts'
import { findExpiring } from '../methods/methods.queries.ts'
import { followPayment } from '../notices/follow-payment.ts'
import { findLostRefunds } from '../refunds/refunds.queries.ts'
import { settleLostRefund } from '../refunds/settle-lost-refund.ts'
import { reminderDays } from '../subscriptions/reminder.ts'
import { findUnreminded } from '../subscriptions/subscriptions.queries.ts'
import { remind, warnOfExpiry } from './remind.ts'
import { renewDue } from './renew-due.ts'
import { settleLost } from './settle-lost.ts'

const perStep = 200

/** One after the other. A lost charge that can't be settled does not hold up everyone's renewals. */
const allOf = async (steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((failure: unknown) => failures.push(failure))
  if (failures.length > 0) throw new AggregateError(failures, 'Some charges could not be settled or made')
}

/** PAY-04: finds what is due in the database, every minute. Any number of nodes may run it at the same time. */
export const renewPackagesJob = job<null>({
  name: 'renew-packages',
  schedule: '* * * * *',
  effect: 'outside',
  timeLimitSeconds: 15 * 60,
  retries: 0,
  run: async (ports, _data, { signal }) => {
    const { db } = ports
    await allOf([
      async () => rowByRow(await findLostIds(db, perStep), signal, (id) => settleLost(ports, id)),
      async () => rowByRow(await findLostRefunds(db, perStep), signal, (id) => settleLostRefund(ports, id)),
      () => renewDue(ports, signal),
    ])
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

/** A payment settles in a day or two. It is asked for once a day until it has. */
const askAgainMilliseconds = 20 * 60 * 60 * 1000

/**
 * PAY-07: follows payments until they have settled, because the provider does not report every settlement. A bank may take
 * its yes back until then.
 */
export const followPaymentsJob = job<null>({
  name: 'follow-payments',
  schedule: '41 * * * *',
  effect: 'outside',
  timeLimitSeconds: 30 * 60,
  retries: 0,
  run: async (ports, _data, { signal }) => {
    const since = new Date(clock.now().getTime() - askAgainMilliseconds)
    for (;;) {
      const ids = await findUnsettled(ports.db, since, perStep)
      await rowByRow(ids, signal, (id) => followPayment(ports, id))
      if (ids.length < perStep) return
    }
  },
})
