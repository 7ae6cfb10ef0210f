import type { Db } from '../../../platform/database/database.ts'
import { savePackageGrants } from '../../accounts/index.ts'
import { accessOf } from './package-contents.ts'
import type { SubscriptionRow } from './stored.ts'
import type { Subscription } from './subscription.ts'
import { saveSubscription } from './subscriptions.queries.ts'

/** The access follows from the subscription in the same transaction. */
export const saveAccess = async (
  tx: Db,
  { athlete_user_id }: Pick<SubscriptionRow, 'athlete_user_id'>,
  subscription: Subscription,
): Promise<void> => {
  if (!athlete_user_id) return
  const { opened, until } = accessOf(subscription)
  await savePackageGrants(tx, athlete_user_id, opened, until)
}

/** Saves a new state of a subscription, and the access that follows from it. */
export const savePackage = async (
  tx: Db,
  { id }: Pick<SubscriptionRow, 'id'>,
  subscription: Subscription,
  facts: Parameters<typeof saveSubscription>[3] = {},
): Promise<SubscriptionRow> => {
  const row = await saveSubscription(tx, id, subscription, facts)
  await saveAccess(tx, row, subscription)
  return row
}
