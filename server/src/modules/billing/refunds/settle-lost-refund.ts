import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Payments } from '../../../platform/payments/payments.ts'
import { recordRefund } from './record-refund.ts'
import { claimLostRefund, lockRefund, saveRefund } from './refunds.queries.ts'

interface Settling {
  readonly db: Db
  readonly payments: Payments
  readonly siteOrigin: string
}

/** A refund without an answer. The provider is asked by its key. One that it never saw is dropped, and staff can repeat it. */
export const settleLostRefund = async (
  { db, payments, siteOrigin }: Settling,
  refundId: string,
): Promise<void> => {
  const refund = await claimLostRefund(db, refundId)
  if (!refund) return
  const found = await payments.findRefund(refund.id)
  await transaction(db, async (tx) => {
    if (found)
      return recordRefund(tx, refund, { transaction_id: found.transaction_id, site: siteOrigin, by: null })
    // The editor's browser may have resumed it in the meantime. Then it has the claim, and it is not lost.
    const now = await lockRefund(tx, refund.id)
    if (now?.status !== 'open' || now.claimed_until.getTime() !== refund.claimed_until.getTime()) return
    await saveRefund(tx, refund.id, { status: 'refused' })
  })
}
