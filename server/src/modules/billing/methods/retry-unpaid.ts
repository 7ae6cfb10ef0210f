import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { billingDayOf } from '../billing-day.ts'
import { subscriptionOf } from '../subscriptions/stored.ts'
import { saveSubscription, selectPaidBy } from '../subscriptions/subscriptions.queries.ts'

/** A new card is tried today for what the old one did not pay. Returns whether the person pays for any package. */
export const retryUnpaid = async (tx: Db, payerId: string): Promise<boolean> => {
  const rows = await selectPaidBy(tx, payerId)
  const today = billingDayOf(clock.now())
  for (const row of rows)
    if (row.status === 'past_due')
      await saveSubscription(tx, row.id, { ...subscriptionOf(row), retry_on: today })
  return rows.length > 0
}
