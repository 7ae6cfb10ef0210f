import type { Context } from '../context.ts'
import { findTransaction } from '../transactions/change-status.ts'
import { disputesOf, findDispute } from '../transactions/disputes.ts'
import { findPaymentMethod, showMethod } from '../vault/payment-methods.ts'
import { type Fields, textIn } from '../wire/fields.ts'
import { showDispute, showTransaction } from '../wire/show-transaction.ts'
import { toXml, type XmlObject } from '../wire/xml.ts'
import { ControlError } from './control-error.ts'

/** What a webhook of this kind is about, as it is in the store. */
const subjectOf = (context: Context, kind: string, id: string): XmlObject => {
  if (kind === 'check') return { check: true }
  if (kind.startsWith('transaction_') || kind === 'refund_failed') {
    const transaction = findTransaction(context, id)
    return { transaction: showTransaction(transaction, disputesOf(context, transaction)) }
  }
  if (kind.startsWith('dispute_')) {
    const dispute = findDispute(context, id)
    return { dispute: showDispute(dispute, findTransaction(context, dispute.transaction_id)) }
  }
  if (kind === 'payment_method_revoked_by_customer') {
    const { element, content } = showMethod(context, findPaymentMethod(context, id))
    return { [element]: content }
  }
  throw new ControlError(
    'kind must be check, transaction_…, dispute_…, refund_failed, or payment_method_revoked_by_customer',
  )
}

/** A webhook that nothing caused, for tests of the receiver. It is returned and not sent. */
export const sampleWebhook = (context: Context, body: Fields): string => {
  const kind = textIn(body, 'kind') ?? ''
  const subject = subjectOf(context, kind, textIn(body, 'id') ?? '')
  return toXml('notification', { timestamp: context.clock.now(), kind, subject })
}
