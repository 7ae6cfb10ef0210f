import { emit } from '../../../events.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refundedTax } from '../ledger/ledger.ts'
import type { SubscriptionRow } from '../subscriptions/stored.ts'
import { countCharge } from './charge-results.ts'
import { type ChargeRow, lockChargeWithPackage, saveCharge } from './charges.queries.ts'

type Payer = Pick<SubscriptionRow, 'payer_id'> | null

/** The money is ours. Others earn their share of it, without the taxes. */
export const tellSettled = (tx: Db, charge: ChargeRow, row: Payer): Promise<void> =>
  emit(tx, 'billing.payment-settled', {
    charge_id: charge.id,
    payer_id: row?.payer_id ?? null,
    athlete_user_id: charge.athlete_user_id,
    cents: charge.total - charge.tax,
  })

/** The provider said that a payment has settled. Told once, however often it says so. */
export const markSettled = (db: Db, chargeId: string): Promise<void> =>
  transaction(db, async (tx) => {
    const locked = await lockChargeWithPackage(tx, chargeId)
    if (locked?.charge.status !== 'paid' || locked.charge.is_settled) return
    await tellSettled(tx, locked.charge, locked.row)
    await saveCharge(tx, chargeId, { is_settled: true })
  })

/** Some of it went back, and with it everyone's share. */
export const tellReturned = async (tx: Db, charge: ChargeRow, cents: number): Promise<void> => {
  countCharge(tx, 'returned')
  await emit(tx, 'billing.payment-returned', {
    charge_id: charge.id,
    cents: cents - refundedTax(cents, charge),
  })
}
