import { emit } from '../../../events.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { SubscriptionRow } from './stored.ts'

type Started = Pick<SubscriptionRow, 'athlete_user_id' | 'payer_id' | 'package_key'>

/** Tells the other modules that an athlete has a package, and welcomes the family to it. */
export const welcome = async (
  tx: Db,
  { athlete_user_id, payer_id, package_key }: Started,
  packageName: string,
): Promise<void> => {
  if (!athlete_user_id) return
  await emit(tx, 'billing.package-started', { athlete_user_id, payer_id, package_key })
  await emit(tx, 'notices.created', {
    user_ids: [...new Set([athlete_user_id, payer_id ?? athlete_user_id])],
    kind: 'subscription',
    text: `Welcome to ${packageName}. See what is included and when the next charge is.`,
    path: '/my-account/payment',
  })
}
