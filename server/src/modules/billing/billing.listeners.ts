import type { Listeners } from '../../events.ts'
import { findDeletion } from './family.queries.ts'
import { post } from './ledger/ledger.queries.ts'
import { commissionPosting, payoutPosting } from './ledger/ledger.ts'
import { saveAccess, savePackageOfDeleted } from './subscriptions/save-package.ts'
import { subscriptionOf } from './subscriptions/stored.ts'
import { lockPackagesWith } from './subscriptions/subscriptions.queries.ts'

export const billingListeners: Listeners = {
  /**
   * Nothing is charged after an account was deleted: the athlete's own, or the payer's. An account that comes back gets
   * the rest of the time that was paid for, and can take back the cancellation.
   */
  'accounts.user-changed': async (tx, { user_id }) => {
    const deletion = await findDeletion(tx, user_id)
    if (!deletion) return
    for (const row of await lockPackagesWith(tx, user_id)) {
      if (deletion.is_deleted) await savePackageOfDeleted(tx, row, user_id)
      else await saveAccess(tx, row, subscriptionOf(row))
    }
  },
  'affiliates.commission-changed': (tx, { id, charge_id, cents }) =>
    post(tx, commissionPosting(cents), { event_id: id, charge_id }),

  'affiliates.payout-recorded': (tx, { id, cents }) => post(tx, payoutPosting(cents), { event_id: id }),
}
