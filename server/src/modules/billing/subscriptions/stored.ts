import type { subscriptions } from '../payments.tables.ts'
import { dueOn, type Subscription } from './subscription.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** The state machine's view of a row. */
export const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  status: row.status,
  terms: { package_key: row.package_key, cycle: row.cycle },
  period: row.period,
  anchor: row.anchor,
  month: row.month,
  months: row.months,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  worth: row.worth,
  is_canceled: row.is_canceled,
  cancel_reason: row.cancel_reason,
  next_terms:
    row.next_package_key && row.next_cycle
      ? { package_key: row.next_package_key, cycle: row.next_cycle }
      : null,
  promo: row.promo,
  credit: row.credit,
  failures: row.failures,
  failed_on: row.failed_on,
  retry_on: row.retry_on,
  ended_on: row.ended_on,
  end_reason: row.end_reason,
})

/** The columns that the state machine decides. */
export const columnsOf = ({ terms, next_terms, ...rest }: Subscription) => ({
  ...rest,
  package_key: terms.package_key,
  cycle: terms.cycle,
  next_package_key: next_terms?.package_key ?? null,
  next_cycle: next_terms?.cycle ?? null,
  due_on: dueOn({ terms, next_terms, ...rest }),
})
