import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Health } from '../../platform/http/observe.ts'
import { countFailing } from '../../platform/jobs/undone-jobs.queries.ts'
import { billingDayOf, startOfBillingDay } from './billing-day.ts'
import { chargeResults } from './charges/charge-results.ts'
import { findOldestOpen } from './charges/charges.queries.ts'
import { sumLedgerNow } from './ledger/ledger-sum.queries.ts'
import { forgetMethodJob, forgetPayerJob } from './methods/forget-method.ts'
import { findMoneyState } from './money-state.queries.ts'
import { findOldestDue } from './subscriptions/subscriptions.queries.ts'

const secondsSince = (moment: Date | null): number =>
  moment ? Math.max(0, (clock.now().getTime() - moment.getTime()) / 1000) : 0

const oldestDueSeconds = async (db: Db): Promise<number> => {
  const day = await findOldestDue(db, billingDayOf(clock.now()))
  return secondsSince(day ? startOfBillingDay(day) : null)
}

/**
 * PAY-04: what operators watch. The oldest due charge waits longer than a day only if renewing has stopped. A charge is
 * open for minutes. The ledger sums to zero. Cards and people that the provider could not forget yet are tried again until
 * it has.
 */
export const moneyHealth = (db: Db): Health => ({
  gauges: {
    billing_oldest_due_seconds: () => oldestDueSeconds(db),
    billing_oldest_open_charge_seconds: async () => secondsSince(await findOldestOpen(db)),
    billing_ledger_sum_cents: () => sumLedgerNow(db),
    billing_forgetting_failed: () => countFailing(db, [forgetMethodJob.name, forgetPayerJob.name]),
  },
  counters: { billing_charges_total: { label: 'result', read: chargeResults } },
})

/** The same for the page that admins read. */
export const readMoneyState = (db: Db) => findMoneyState(db, billingDayOf(clock.now()))
