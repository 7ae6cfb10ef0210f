import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Refusal } from '../../../platform/payments/payments.ts'
import { billingDayOf } from '../billing-day.ts'
import { findInvoice } from '../invoices/invoices.queries.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { invoiceNumber } from '../invoices/present-invoice.ts'
import { post } from '../ledger/ledger.queries.ts'
import { chargePosting, creditPosting, joined } from '../ledger/ledger.ts'
import { endedMail, failedChargeMail, purchaseMail, receiptMail } from '../mails/billing-mails.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { changed } from '../subscriptions/change.ts'
import { readPrices } from '../subscriptions/prices.queries.ts'
import { saveAccess, savePackage } from '../subscriptions/save-package.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import { declined, nextCharge, renewed, startFree, startPaid } from '../subscriptions/subscription.ts'
import { insertSubscription, lockSubscription } from '../subscriptions/subscriptions.queries.ts'
import { type ChargeRow, lockCharge, saveCharge } from './charges.queries.ts'
import type { ChargeOutcome } from './send-charge.ts'

const termsOf = ({ package_key, cycle }: ChargeRow) => ({ package_key, cycle })

const quoteOf = ({ price, discount, credit, tax, total }: ChargeRow) => ({
  price,
  discount,
  credit,
  tax,
  total,
})

/** A purchase begins its subscription. */
const beginSubscription = async (tx: Db, charge: ChargeRow): Promise<SubscriptionRow> => {
  const { intent, athlete_user_id, subscription_id } = charge
  if (intent?.kind !== 'start' || !athlete_user_id) throw new Error('A purchase has lost its intent')
  const { payer_id, month_price, promo, promo_code_id, today, is_free_month } = intent
  const terms = termsOf(charge)
  const subscription = is_free_month
    ? startFree(terms, promo, today)
    : startPaid(terms, promo, today, quoteOf(charge))
  const facts = { id: subscription_id, athlete_user_id, payer_id, month_price, promo_code_id }
  const row = await insertSubscription(tx, facts, subscription)
  await saveAccess(tx, row, subscription)
  return row
}

const applyChange = (tx: Db, row: SubscriptionRow, charge: ChargeRow): Promise<SubscriptionRow> => {
  const { intent } = charge
  if (intent?.kind !== 'change') throw new Error('A change has lost its intent')
  const change = {
    kind: 'now',
    period: charge.period,
    credit: intent.credit,
    quote: quoteOf(charge),
  } as const
  const subscription = changed(subscriptionOf(row), termsOf(charge), change, intent.today)
  return savePackage(tx, row, subscription, { payer_id: intent.payer_id, month_price: intent.month_price })
}

const applyRenewal = async (tx: Db, row: SubscriptionRow, charge: ChargeRow): Promise<SubscriptionRow> => {
  const terms = termsOf(charge)
  const { monthPrice } = await readPrices(tx, row.payer_id, row)
  const step = { kind: 'charge', period: charge.period, terms, quote: quoteOf(charge) } as const
  return savePackage(tx, row, renewed(subscriptionOf(row), step), {
    month_price: monthPrice(terms.package_key, row.ends_on),
  })
}

const apply = (tx: Db, row: SubscriptionRow | null, charge: ChargeRow): Promise<SubscriptionRow> => {
  if (charge.kind === 'start') return beginSubscription(tx, charge)
  if (!row) throw new Error('A charge has lost its subscription')
  return charge.kind === 'change' ? applyChange(tx, row, charge) : applyRenewal(tx, row, charge)
}

/** Unused time becomes credit before the charge uses it up. */
const earnedCredit = ({ intent }: ChargeRow, row: SubscriptionRow | null): number =>
  intent?.kind === 'change' ? intent.credit - (row?.credit ?? 0) : 0

interface Paid {
  /** Of the charge, or of the card's check in a free month. */
  readonly transaction_id: string | null
  readonly is_settled: boolean
  /** The address of the site, for links in emails. */
  readonly site: string
}

const recordPaid = async (
  tx: Db,
  charge: ChargeRow,
  row: SubscriptionRow | null,
  { transaction_id, is_settled, site }: Paid,
): Promise<void> => {
  const subscription = await apply(tx, row, charge)
  const charged_id = charge.total > 0 ? transaction_id : null
  await saveCharge(tx, charge.id, { status: 'paid', transaction_id: charged_id, is_settled })
  const lines = joined(creditPosting(earnedCredit(charge, row)), chargePosting(quoteOf(charge)))
  await post(tx, lines, { event_id: charge.id, charge_id: charge.id })

  const prices = await readPrices(tx, subscription.payer_id, subscription)
  const { quote } = nextCharge(subscriptionOf(subscription), prices)
  const next = { on: subscription.ends_on, total: quote.total }
  const is_free_month = charge.intent?.kind === 'start' && charge.intent.is_free_month
  const invoiceId = await issueInvoice(tx, {
    charge,
    subscription,
    transaction_id,
    today: billingDayOf(clock.now()),
    is_free_month,
    first_charge: is_free_month ? next : null,
  })
  const issued = await findInvoice(tx, invoiceId)
  await emailPayer(tx, site, subscription, (about) =>
    is_free_month
      ? purchaseMail(about, next)
      : receiptMail(about, {
          total: charge.total,
          invoiceNumber: invoiceNumber(issued?.invoice.number ?? 0),
          invoiceUrl: `/invoice/${invoiceId}`,
          next,
        }),
  )
}

const recordDeclined = async (
  tx: Db,
  charge: ChargeRow,
  row: SubscriptionRow | null,
  { code }: Refusal,
  site: string,
): Promise<void> => {
  await saveCharge(tx, charge.id, { status: 'declined', decline_code: code })
  if (charge.kind !== 'renewal' || !row) return
  const subscription = declined(subscriptionOf(row), billingDayOf(clock.now()))
  await savePackage(tx, row, subscription)
  const { retry_on } = subscription
  await emailPayer(tx, site, row, (about) =>
    retry_on
      ? failedChargeMail(about, { total: charge.total, nextTry: retry_on })
      : endedMail(about, { reason: 'not_paid' }),
  )
}

interface Outcome {
  /** Null if the provider never saw the charge and nobody wants it anymore. */
  readonly outcome: ChargeOutcome | null
  /** The id of the card's check, for the invoice of a free month. */
  readonly verification_id?: string | null
  readonly site: string
}

/**
 * Records what became of a charge, with everything that follows from it: the period, the access, the ledger, the invoice,
 * the email. False if this attempt was recorded before.
 */
export const recordCharge = async (
  tx: Db,
  { id, attempt, kind, subscription_id }: ChargeRow,
  { outcome, verification_id = null, site }: Outcome,
): Promise<boolean> => {
  // The subscription first: everyone locks in this order.
  const row = kind === 'start' ? null : await lockSubscription(tx, subscription_id)
  const charge = await lockCharge(tx, id)
  if (charge.status !== 'open' || charge.attempt !== attempt) return false
  if (outcome === null) await saveCharge(tx, id, { status: 'abandoned' })
  else if (outcome.kind === 'refused') await recordDeclined(tx, charge, row, outcome, site)
  else
    await recordPaid(tx, charge, row, {
      transaction_id: outcome.transaction_id ?? verification_id,
      is_settled: outcome.status === 'settled',
      site,
    })
  return true
}
