import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Payments } from '../../../platform/payments/payments.ts'
import { findChargeByTransaction, saveCharge } from '../charges/charges.queries.ts'
import { askForCharge } from '../charges/send-charge.ts'

interface Signed {
  readonly bt_signature: string
  readonly bt_payload: string
}

/**
 * The provider reports that something happened. The report only says where to look: what is true is asked for, so a
 * repeated, late, or reordered report changes nothing.
 */
export const hearProvider = async (
  db: Db,
  payments: Payments,
  { bt_signature, bt_payload }: Signed,
): Promise<void> => {
  const notice = await payments.readNotice(bt_signature, bt_payload)
  if (!notice) throw new AppError('forbidden', { message: 'The signature is not the payment provider’s.' })
  const charge = notice.transaction_id ? await findChargeByTransaction(db, notice.transaction_id) : null
  if (!charge || charge.is_settled) return
  const found = await askForCharge(payments, charge)
  if (found?.kind === 'charged' && found.status === 'settled')
    await saveCharge(db, charge.id, { is_settled: true })
}
