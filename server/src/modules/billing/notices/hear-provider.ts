import { AppError } from '../../../platform/app-error.ts'
import { findChargeByTransaction } from '../charges/charges.queries.ts'
import { type Following, followPayment } from './follow-payment.ts'

interface Signed {
  readonly bt_signature: string
  readonly bt_payload: string
}

/**
 * The provider reports that something happened. The report only says where to look: what is true is asked for, so a
 * repeated, late, or reordered report changes nothing.
 */
export const hearProvider = async (
  following: Following,
  { bt_signature, bt_payload }: Signed,
): Promise<void> => {
  const { db, payments } = following
  const notice = await payments.readNotice(bt_signature, bt_payload)
  if (!notice) throw new AppError('forbidden', { message: 'The signature is not the payment provider’s.' })
  const charge = notice.transaction_id ? await findChargeByTransaction(db, notice.transaction_id) : null
  if (charge) await followPayment(following, charge.id)
}
