import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { billingDayOf } from '../billing-day.ts'
import { findCharge, lockCharge, lockOpenCharge } from '../charges/charges.queries.ts'
import { tellReturned } from '../charges/settled.ts'
import { findInvoiceOfCharge } from '../invoices/invoices.queries.ts'
import { invoiceNumber } from '../invoices/present-invoice.ts'
import { post } from '../ledger/ledger.queries.ts'
import { refundedTax, refundPosting } from '../ledger/ledger.ts'
import { refundMail } from '../mails/billing-mails.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { savePackage } from '../subscriptions/save-package.ts'
import { subscriptionOf } from '../subscriptions/stored.ts'
import { canceled, ended, isRunning, refunded, type Subscription } from '../subscriptions/subscription.ts'
import { lockSubscription } from '../subscriptions/subscriptions.queries.ts'
import { lockRefund, type RefundRow, saveRefund } from './refunds.queries.ts'

/** After a full refund of the current period, the package ends: now, or with the period. */
const afterFullRefund = (subscription: Subscription, endsNow: boolean): Subscription => {
  const today = billingDayOf(clock.now())
  return endsNow ? ended(subscription, today, 'refunded') : canceled(subscription, today, 'refunded')
}

interface Outcome {
  readonly transaction_id: string
  readonly site: string
  /** Null if the answer was lost, and the job found it. */
  readonly by: Caller | null
}

/** The provider gave the money back. Everything that follows happens in the same transaction, once. */
export const recordRefund = async (
  tx: Db,
  { id, charge_id }: Pick<RefundRow, 'id' | 'charge_id'>,
  { transaction_id, site, by }: Outcome,
): Promise<void> => {
  // The subscription first: everyone locks in this order.
  const { subscription_id } = await findCharge(tx, charge_id)
  const row = await lockSubscription(tx, subscription_id)
  const refund = await lockRefund(tx, id)
  if (refund?.status !== 'open') return
  const charge = await lockCharge(tx, charge_id)
  await saveRefund(tx, id, { status: 'done', transaction_id })
  await post(tx, refundPosting(refund.cents, charge), { event_id: id, charge_id, refund_id: id })
  await tellReturned(tx, charge, refund.cents)
  const issued = await findInvoiceOfCharge(tx, charge_id)
  if (!row || !issued) return
  const number = invoiceNumber(issued.invoice.number)
  const subscription = subscriptionOf(row)
  const isCurrent = isRunning(subscription) && row.period === charge.period
  const left = refunded(subscription, refund.cents - refundedTax(refund.cents, charge))
  // Someone is paying for what comes after this period. What they pay for must not end.
  const isGoingOn = row.athlete_user_id !== null && (await lockOpenCharge(tx, row.athlete_user_id)) !== null
  const isOver = isCurrent && !isGoingOn && issued.refunded >= charge.total
  const after = isOver ? afterFullRefund(left, refund.ends_access) : null
  if (isCurrent) await savePackage(tx, row, after ?? left)
  await record(tx, by ?? { actor: null, address: '' }, {
    action: 'payment.refunded',
    userId: charge.athlete_user_id,
    subject: `Invoice ${number}`,
    before: { refunded_cents: issued.refunded - refund.cents, ...(after && { package: 'running' }) },
    after: {
      refunded_cents: issued.refunded,
      ...(after && { package: isRunning(after) ? 'canceled' : 'ended' }),
    },
    details: { refund_id: id, staff_id: refund.staff_id, cents: refund.cents },
  })
  await emailPayer(tx, site, row, (about) =>
    // What the invoice is for. The athlete may have another package by now.
    refundMail(
      { ...about, packageName: issued.invoice.package_name },
      {
        cents: refund.cents,
        invoiceNumber: number,
        invoiceUrl: `/invoice/${issued.invoice.id}`,
        endsOn: after && (after.ended_on ?? after.ends_on),
        isRunning: isRunning(subscription),
      },
    ),
  )
}
