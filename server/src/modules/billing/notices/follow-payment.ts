import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Payments } from '../../../platform/payments/payments.ts'
import { type ChargeRow, findCharge, lockCharge, saveCharge } from '../charges/charges.queries.ts'
import { askForCharge, type ChargeOutcome } from '../charges/send-charge.ts'
import { tellSettled } from '../charges/settled.ts'
import { lockSubscription } from '../subscriptions/subscriptions.queries.ts'
import { followDispute } from './follow-dispute.ts'
import { type Fate, recordNotTaken } from './record-not-taken.ts'

export interface Following {
  readonly db: Db
  readonly payments: Payments
  readonly siteOrigin: string
}

const recordFate = async (tx: Db, fate: Fate, found: ChargeOutcome): Promise<void> => {
  const { charge } = fate
  if (found.kind === 'refused') return recordNotTaken(tx, fate, { kind: 'declined', code: found.code })
  if (found.status === 'voided') return recordNotTaken(tx, fate, { kind: 'voided' })
  const dispute = await followDispute(tx, fate, found.dispute)
  const isNew = found.status === 'settled' && !charge.is_settled
  if (isNew) await tellSettled(tx, charge, fate.row)
  await saveCharge(tx, charge.id, { is_settled: charge.is_settled || isNew, dispute })
}

/**
 * Asks the provider what became of a payment, and does what follows: it settled, the bank took its yes back, it was called
 * off, or the card's owner disputes it. Asking again changes nothing.
 */
export const followPayment = async (
  { db, payments, siteOrigin }: Following,
  chargeId: string,
): Promise<void> => {
  const known = await findCharge(db, chargeId)
  if (!isFollowed(known)) return
  const found = await askForCharge(payments, known)
  if (!found) return
  await transaction(db, async (tx) => {
    // The subscription first: everyone locks in this order.
    const row = await lockSubscription(tx, known.subscription_id)
    const charge = await lockCharge(tx, chargeId)
    if (isFollowed(charge) && charge.attempt === known.attempt)
      await recordFate(tx, { charge, row, site: siteOrigin }, found)
  })
}

const isFollowed = ({ status, transaction_id }: ChargeRow): boolean =>
  status === 'paid' && transaction_id !== null
