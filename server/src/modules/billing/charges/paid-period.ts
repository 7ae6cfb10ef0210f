import { clock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { outgoingJob } from '../../../platform/jobs/outbox.ts'
import { mailJob } from '../../../platform/mail/send-later.ts'
import { billingDayOf } from '../billing-day.ts'
import type { Billed } from '../family.queries.ts'
import { invoiceOf } from '../invoices/issue-invoice.ts'
import { ledgerRows } from '../ledger/ledger.queries.ts'
import { chargePosting, creditPosting, joined } from '../ledger/ledger.ts'
import { purchaseMail, receiptMail } from '../mails/billing-mails.ts'
import { aboutOf } from '../mails/email-payer.ts'
import { type PriceTable, pricesFrom } from '../subscriptions/prices.queries.ts'
import type { Quote } from '../subscriptions/quote.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import { nextCharge } from '../subscriptions/subscription.ts'
import type { ChargeRow } from './charges.queries.ts'
import type { PaidPeriod } from './record-paid.queries.ts'

/** Unused time becomes credit before the charge uses it up. */
const earnedCredit = ({ intent }: ChargeRow, before: SubscriptionRow | null): number =>
  intent?.kind === 'change' ? intent.credit - (before?.credit ?? 0) : 0

export const quoteOf = ({ price, discount, credit, tax, total }: ChargeRow): Quote => ({
  price,
  discount,
  credit,
  tax,
  total,
})

export const isFreeMonth = ({ intent }: ChargeRow): boolean =>
  intent?.kind === 'start' && intent.is_free_month

interface Payment {
  readonly charge: ChargeRow
  /** The package as it was read, and as it is now. A purchase has none before. */
  readonly before: SubscriptionRow | null
  readonly after: SubscriptionRow
  readonly seen_at: Date
  readonly billed: Billed
  readonly table: PriceTable
  /** Of the charge, or of the card's check in a free month. */
  readonly transaction_id: string | null
  readonly is_settled: boolean
  /** The invoice of this period, if its payment was taken back once. */
  readonly knownInvoiceId: string | null
  /** The address of the site, for links in emails. */
  readonly site: string
}

/** Everything that follows from a payment: the period, the ledger, the invoice, and the email. */
export const paidPeriod = (payment: Payment): PaidPeriod => {
  const { charge, before, after, seen_at, billed, table, transaction_id, is_settled, site } = payment
  const prices = pricesFrom(table, billed.address && { rate: billed.tax }, after)
  const next = { on: after.ends_on, total: nextCharge(subscriptionOf(after), prices).quote.total }
  const packageName = prices.nameOf(after.package_key)
  const is_free_month = isFreeMonth(charge)
  const invoice = invoiceOf({
    id: payment.knownInvoiceId ?? uuidv7(),
    charge_id: charge.id,
    subscription: after,
    billed,
    package_name: packageName,
    transaction_id,
    today: billingDayOf(clock.now()),
    is_free_month,
    first_charge: is_free_month ? next : null,
  })
  const about = aboutOf({ ...billed, packageName, site })
  const receipt = { total: charge.total, invoiceUrl: `/invoice/${invoice.id}`, next }
  const mail = about && (is_free_month ? purchaseMail(about, next) : receiptMail(about, receipt))
  const lines = joined(creditPosting(earnedCredit(charge, before)), chargePosting(quoteOf(charge)))
  // The first payment of a charge is posted under its id, so it can't be posted twice.
  const event_id = charge.attempt === 1 ? charge.id : uuidv7()
  return {
    charge: {
      id: charge.id,
      attempt: charge.attempt,
      status: 'paid',
      transaction_id: charge.total > 0 ? transaction_id : null,
      is_settled,
      updated_at: clock.now(),
    },
    subscription: after,
    seen_at,
    lines: ledgerRows(lines, { event_id, charge_id: charge.id }),
    invoice,
    takes_number: payment.knownInvoiceId === null,
    mail: mail && outgoingJob(mailJob, mail),
  }
}
