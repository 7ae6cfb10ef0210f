import type { BraintreeStatus, Refundable } from '@fieldhouse/contract/billing.refunds'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { ChargeStatus, Payments } from '../../../platform/payments/payments.ts'
import { addDays } from '../billing-day.ts'
import { type ChargeRow, findCharge } from '../charges/charges.queries.ts'
import { askForCharge } from '../charges/send-charge.ts'
import { markSettled } from '../charges/settled.ts'
import { findPerson } from '../family.queries.ts'
import { findInvoice, type InvoiceRow } from '../invoices/invoices.queries.ts'
import { invoiceNumber } from '../invoices/present-invoice.ts'
import { paymentsAway } from '../methods/vault-method.ts'
import { cycleTitle } from '../subscriptions/cycle-title.ts'
import { findRunning } from '../subscriptions/subscriptions.queries.ts'
import { sumRefunds } from './refunds.queries.ts'

export interface Payment {
  readonly row: InvoiceRow
  readonly charge: ChargeRow
  readonly transaction_id: string
}

/** A payment that took money. There is nothing to refund of a free month. */
export const openPayment = async (db: Db, invoiceId: string): Promise<Payment> => {
  const row = await findInvoice(db, invoiceId)
  if (!row) throw new AppError('not_found')
  const charge = await findCharge(db, row.invoice.charge_id)
  if (!charge.transaction_id)
    throw new AppError('conflict', { message: 'Nothing was charged for this invoice.' })
  return { row, charge, transaction_id: charge.transaction_id }
}

/** In the provider's words. A charge that it refused, or does not know, was never paid. */
const providerStatus: Record<ChargeStatus, BraintreeStatus> = {
  charged: 'submitted_for_settlement',
  settled: 'settled',
  voided: 'voided',
}

/** Asks the provider, because a payment settles hours after it was made. */
export const askStatus = async (db: Db, payments: Payments, charge: ChargeRow): Promise<BraintreeStatus> => {
  if (charge.is_settled) return 'settled'
  const found = await askForCharge(payments, charge).catch(() => {
    throw paymentsAway()
  })
  const status = found?.kind === 'charged' ? providerStatus[found.status] : 'failed'
  if (status === 'settled') await markSettled(db, charge.id)
  return status
}

export const presentRefundable = async (
  db: Db,
  { row, charge, transaction_id }: Payment,
  braintree_status: BraintreeStatus,
): Promise<Refundable> => {
  const { invoice } = row
  const payer = invoice.payer_id ? await findPerson(db, invoice.payer_id) : null
  const refunded = await sumRefunds(db, charge.id, ['done'])
  const taken = await sumRefunds(db, charge.id, ['done', 'open'])
  const running = charge.athlete_user_id ? await findRunning(db, charge.athlete_user_id) : null
  return {
    invoice_number: invoiceNumber(invoice.number),
    transaction_id,
    user: {
      first_name: payer?.first_name ?? '',
      last_name: payer?.last_name ?? '',
      email: payer?.email ?? null,
    },
    package: invoice.package_name,
    period: {
      billing_period_start: invoice.period_start,
      billing_period_end: addDays(invoice.period_end, -1),
      cycle_title: cycleTitle[charge.cycle],
    },
    currency_symbol: '$',
    transaction_amount: charge.total,
    refunded_amount: refunded,
    max_refund_amount: charge.total - taken,
    braintree_status,
    is_current_period: running?.id === charge.subscription_id && running.period === charge.period,
  }
}

/** PAY-07: what the refund popup shows. */
export const showRefundable = async (db: Db, payments: Payments, invoiceId: string): Promise<Refundable> => {
  const payment = await openPayment(db, invoiceId)
  return presentRefundable(db, payment, await askStatus(db, payments, payment.charge))
}
