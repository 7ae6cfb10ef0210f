import type { Db } from '../../../platform/database/database.ts'
import { savePackageGrants } from '../../accounts/index.ts'
import { accessOf } from './package-contents.ts'
import { type SubscriptionRow, subscriptionOf } from './stored.ts'
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

/**
 * Nothing is charged after an account was deleted: the athlete's own, or the payer's. A deleted athlete also has no access
 * until the account comes back.
 */
export const savePackageOfDeleted = async (
  tx: Db,
  row: SubscriptionRow,
  deletedId: string,
): Promise<SubscriptionRow> => {
  const canceled = {
    ...subscriptionOf(row),
    is_canceled: true,
    cancel_reason: row.cancel_reason ?? 'deleted',
    next_terms: null,
  } as const
  if (row.athlete_user_id !== deletedId) return savePackage(tx, row, canceled)
  await savePackageGrants(tx, deletedId, [], null)
  return saveSubscription(tx, row.id, canceled)
}
