import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { billingDayOf } from '../billing-day.ts'
import { findCharge, lockCharge } from '../charges/charges.queries.ts'
import { tellReturned } from '../charges/settled.ts'
import { findInvoiceOfCharge } from '../invoices/invoices.queries.ts'
import { invoiceNumber } from '../invoices/present-invoice.ts'
import { post } from '../ledger/ledger.queries.ts'
import { refundedTax, refundPosting } from '../ledger/ledger.ts'
import { refundMail } from '../mails/billing-mails.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { savePackage } from '../subscriptions/save-package.ts'
import { subscriptionOf } from '../subscriptions/stored.ts'
import { ended, isRunning, refunded } from '../subscriptions/subscription.ts'
import { lockSubscription } from '../subscriptions/subscriptions.queries.ts'
import { lockRefund, type RefundRow, saveRefund } from './refunds.queries.ts'

/** The provider gave the money back. Everything that follows happens in the same transaction, once. */
export const recordRefund = async (
  tx: Db,
  { id, charge_id }: Pick<RefundRow, 'id' | 'charge_id'>,
  { transaction_id, site }: { transaction_id: string; site: string },
): Promise<void> => {
  // The subscription first: everyone locks in this order.
  const { subscription_id } = await findCharge(tx, charge_id)
  const row = await lockSubscription(tx, subscription_id)
  const refund = await lockRefund(tx, id)
  if (refund?.status !== 'open') return
  const charge = await lockCharge(tx, charge_id)
  await saveRefund(tx, id, { status: 'done', transaction_id })
  await post(tx, refundPosting(refund.cents, charge), { event_id: id, charge_id, refund_id: id })
  await tellReturned(tx, charge, row, refund.cents)
  const issued = await findInvoiceOfCharge(tx, charge_id)
  if (!row || !issued) return
  const subscription = subscriptionOf(row)
  const isCurrent = isRunning(subscription) && row.period === charge.period
  const left = refunded(subscription, refund.cents - refundedTax(refund.cents, charge))
  if (refund.ends_access && isCurrent && issued.refunded >= charge.total)
    await savePackage(tx, row, ended(left, billingDayOf(clock.now()), 'refunded'))
  else if (isCurrent) await savePackage(tx, row, left)
  await emailPayer(tx, site, row, (about) =>
    refundMail(about, {
      cents: refund.cents,
      invoiceNumber: invoiceNumber(issued.invoice.number),
      invoiceUrl: `/invoice/${issued.invoice.id}`,
    }),
  )
}
