import { transaction } from '../../../platform/database/transaction.ts'
import { claimLost } from '../charges/charges.queries.ts'
import { recordCharge } from '../charges/record-charge.ts'
import { askForCharge, resumeCharge } from '../charges/send-charge.ts'
import type { Renewing } from './renew.ts'

/**
 * A charge without an answer: we crashed, or the provider was silent. The provider is asked by its key. A renewal that it
 * never saw is charged now. A purchase that it never saw is dropped, because the person who wanted it is gone.
 */
export const settleLost = async ({ db, payments, siteOrigin }: Renewing, chargeId: string): Promise<void> => {
  const charge = await claimLost(db, chargeId)
  if (!charge) return
  // A free month only checks the card. What it found is lost, and the person can try again.
  const isFreeStart = charge.kind === 'start' && charge.total === 0
  const outcome =
    charge.kind === 'renewal'
      ? await resumeCharge(payments, charge)
      : isFreeStart
        ? null
        : await askForCharge(payments, charge)
  await transaction(db, (tx) => recordCharge(tx, charge, { outcome, site: siteOrigin }))
}
