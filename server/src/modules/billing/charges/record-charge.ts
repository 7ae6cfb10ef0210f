import type { SQLWrapper } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import { atOnce } from '../../../platform/database/at-once.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { sendLaterAtOnce } from '../../../platform/mail/send-later.ts'
import type { Refusal } from '../../../platform/payments/payments.ts'
import { selectPriceTable } from '../billing.queries.ts'
import { billingDayOf } from '../billing-day.ts'
import { findBilled, lockDeletedAmong } from '../family.queries.ts'
import {
  findInvoiceOfCharge,
  insertInvoice,
  takeInvoiceNumber,
  updateInvoice,
} from '../invoices/invoices.queries.ts'
import { invoiceOf } from '../invoices/issue-invoice.ts'
import { invoiceNumber } from '../invoices/present-invoice.ts'
import { insertLines } from '../ledger/ledger.queries.ts'
import { chargePosting, creditPosting, joined } from '../ledger/ledger.ts'
import {
  canceledMail,
  endedMail,
  failedChargeMail,
  purchaseMail,
  receiptMail,
} from '../mails/billing-mails.ts'
import { aboutOf, emailPayer } from '../mails/email-payer.ts'
import { changed } from '../subscriptions/change.ts'
import { isSameAccess } from '../subscriptions/package-contents.ts'
import { type PriceTable, pricesFrom } from '../subscriptions/prices.queries.ts'
import { saveAccess, savePackage, savePackageOfDeleted } from '../subscriptions/save-package.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import { declined, nextCharge, renewed, startFree, startPaid } from '../subscriptions/subscription.ts'
import { insertSubscription, subscriptionUpdate } from '../subscriptions/subscriptions.queries.ts'
import { welcome } from '../subscriptions/welcome.ts'
import { countCharge } from './charge-results.ts'
import { type ChargeRow, lockCharge, lockChargeWithPackage, saveCharge } from './charges.queries.ts'
import type { ChargeOutcome } from './send-charge.ts'
import { tellSettled } from './settled.ts'

const termsOf = ({ package_key, cycle }: ChargeRow) => ({ package_key, cycle })

const quoteOf = ({ price, discount, credit, tax, total }: ChargeRow) => ({
  price,
  discount,
  credit,
  tax,
  total,
})

/** The package after the charge, and what is still to be written of it. */
interface Applied {
  readonly row: SubscriptionRow
  readonly writes: readonly SQLWrapper[]
}

/** A purchase begins its subscription. */
const beginSubscription = async (tx: Db, charge: ChargeRow): Promise<Applied> => {
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
  return { row, writes: [] }
}

const applyChange = async (tx: Db, row: SubscriptionRow, charge: ChargeRow): Promise<Applied> => {
  const { intent } = charge
  if (intent?.kind !== 'change') throw new Error('A change has lost its intent')
  const change = {
    kind: 'now',
    period: charge.period,
    credit: intent.credit,
    quote: quoteOf(charge),
  } as const
  const subscription = changed(subscriptionOf(row), termsOf(charge), change, intent.today)
  const facts = { payer_id: intent.payer_id, month_price: intent.month_price }
  return { row: await savePackage(tx, row, subscription, facts), writes: [] }
}

const applyRenewal = async (
  tx: Db,
  row: SubscriptionRow,
  charge: ChargeRow,
  table: PriceTable,
): Promise<Applied> => {
  const terms = termsOf(charge)
  const before = subscriptionOf(row)
  const after = renewed(before, { kind: 'charge', period: charge.period, terms, quote: quoteOf(charge) })
  const { monthPrice } = pricesFrom(table, null, row)
  // Most of the time the package goes on as it was, and so does the access.
  if (!isSameAccess(before, after)) await saveAccess(tx, row, after)
  const { row: saved, write } = subscriptionUpdate(tx, row, after, {
    month_price: monthPrice(terms.package_key, row.ends_on),
  })
  return { row: saved, writes: [write] }
}

const apply = (
  tx: Db,
  row: SubscriptionRow | null,
  charge: ChargeRow,
  table: PriceTable,
): Promise<Applied> => {
  if (charge.kind === 'start') return beginSubscription(tx, charge)
  if (!row) throw new Error('A charge has lost its subscription')
  return charge.kind === 'change' ? applyChange(tx, row, charge) : applyRenewal(tx, row, charge, table)
}

/** Unused time becomes credit before the charge uses it up. */
const earnedCredit = ({ intent }: ChargeRow, row: SubscriptionRow | null): number =>
  intent?.kind === 'change' ? intent.credit - (row?.credit ?? 0) : 0

interface Paid {
  /** Of the charge, or of the card's check in a free month. */
  readonly transaction_id: string | null
  readonly is_settled: boolean
  /** Who deleted their account while the purchase was on its way. */
  readonly deleted: readonly string[]
  /** The address of the site, for links in emails. */
  readonly site: string
  readonly table?: PriceTable | null
}

/** A period has one invoice, even if its payment was taken back and came again. */
const knownInvoice = async (tx: Db, { id, attempt }: ChargeRow) =>
  attempt > 1 ? ((await findInvoiceOfCharge(tx, id))?.invoice ?? null) : null

const recordPaid = async (
  tx: Db,
  charge: ChargeRow,
  before: SubscriptionRow | null,
  { transaction_id, is_settled, deleted, site, table = null }: Paid,
): Promise<void> => {
  const priceTable = table ?? (await selectPriceTable(tx))
  const { row, writes } = await apply(tx, before, charge, priceTable)
  const billed = await findBilled(tx, { ...row, method_id: charge.method_id })
  const prices = pricesFrom(priceTable, billed.address && { rate: billed.tax }, row)
  const next = { on: row.ends_on, total: nextCharge(subscriptionOf(row), prices).quote.total }
  const is_free_month = charge.intent?.kind === 'start' && charge.intent.is_free_month
  const packageName = prices.nameOf(row.package_key)
  const invoice = invoiceOf({
    charge_id: charge.id,
    subscription: row,
    billed,
    package_name: packageName,
    transaction_id,
    today: billingDayOf(clock.now()),
    is_free_month,
    first_charge: is_free_month ? next : null,
  })
  const lines = joined(creditPosting(earnedCredit(charge, before)), chargePosting(quoteOf(charge)))
  const about = aboutOf({ ...billed, packageName, site })
  if (charge.kind !== 'renewal') await welcome(tx, row, packageName)
  if (is_settled && charge.total > 0) await tellSettled(tx, charge, row)
  const known = await knownInvoice(tx, charge)
  const id = known?.id ?? uuidv7()
  const number = known?.number ?? (await takeInvoiceNumber(tx))
  const mail =
    about &&
    (is_free_month
      ? purchaseMail(about, next)
      : receiptMail(about, {
          total: charge.total,
          invoiceNumber: invoiceNumber(number),
          invoiceUrl: `/invoice/${id}`,
          next,
        }))
  const charged_id = charge.total > 0 ? transaction_id : null
  await atOnce(tx, [
    ...writes,
    saveCharge(tx, charge.id, { status: 'paid', transaction_id: charged_id, is_settled }),
    ...(lines.length > 0
      ? [insertLines(tx, lines, { event_id: newEvent(charge), charge_id: charge.id })]
      : []),
    known ? updateInvoice(tx, known.id, invoice) : insertInvoice(tx, { ...invoice, id, number }),
    ...(mail ? [sendLaterAtOnce(tx, mail)] : []),
  ])
  const [gone] = deleted.toSorted((one) => (one === charge.athlete_user_id ? -1 : 1))
  if (!gone) return
  await savePackageOfDeleted(tx, row, gone)
  await emailPayer(tx, site, row, (whom) => canceledMail(whom, { endsOn: next.on }))
}

/** The first payment of a charge is posted under its id, so it can't be posted twice. */
const newEvent = ({ id, attempt }: ChargeRow): string => (attempt === 1 ? id : uuidv7())

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

/**
 * The people of a purchase who deleted their account meanwhile. They are locked before the subscription, as in a deletion.
 * A renewal needs no look: a deletion has canceled its package.
 */
const lockDeletedBuyers = async (tx: Db, { intent, athlete_user_id }: ChargeRow): Promise<string[]> => {
  const people = [athlete_user_id, intent?.payer_id].filter((id) => typeof id === 'string')
  return intent ? lockDeletedAmong(tx, people) : []
}

interface Outcome {
  /** Null if the provider never saw the charge and nobody wants it anymore. */
  readonly outcome: ChargeOutcome | null
  /** The id of the card's check, for the invoice of a free month. */
  readonly verification_id?: string | null
  readonly site: string
  /** The prices, if they were read before. */
  readonly table?: PriceTable | null
}

/**
 * Records what became of a charge, with everything that follows from it: the period, the access, the ledger, the invoice,
 * the email. False if this attempt was recorded before.
 */
export const recordCharge = async (
  tx: Db,
  known: ChargeRow,
  { outcome, verification_id = null, site, table = null }: Outcome,
): Promise<boolean> => {
  const { id, attempt, kind, claimed_until } = known
  const deleted = await lockDeletedBuyers(tx, known)
  // Then the subscription: everyone locks in this order.
  const locked = kind === 'start' ? null : await lockChargeWithPackage(tx, id)
  const { row = null, charge } = locked ?? { charge: await lockCharge(tx, id) }
  if (charge.status !== 'open' || charge.attempt !== attempt) return false
  if (outcome === null) {
    // The person came back in the meantime: the charge may be on its way now.
    if (charge.claimed_until.getTime() !== claimed_until.getTime()) return false
    await saveCharge(tx, id, { status: 'abandoned' })
    countCharge(tx, 'abandoned')
    return true
  }
  countCharge(tx, outcome.kind === 'refused' ? 'declined' : 'paid')
  if (outcome.kind === 'refused') await recordDeclined(tx, charge, row, outcome, site)
  else
    await recordPaid(tx, charge, row, {
      transaction_id: outcome.transaction_id ?? verification_id,
      is_settled: outcome.status === 'settled',
      deleted,
      site,
      table,
    })
  return true
}
