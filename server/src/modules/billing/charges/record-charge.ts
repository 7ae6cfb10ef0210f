import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Refusal } from '../../../platform/payments/payments.ts'
import { billingDayOf } from '../billing-day.ts'
import { findBilled, lockDeletedBuyers } from '../family.queries.ts'
import { findInvoiceOfCharge } from '../invoices/invoices.queries.ts'
import { canceledMail, endedMail, failedChargeMail } from '../mails/billing-mails.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { findDefaultMethod } from '../methods/methods.queries.ts'
import { changed } from '../subscriptions/change.ts'
import { type PriceTable, pricesFrom, selectPriceTable } from '../subscriptions/prices.queries.ts'
import { saveAccess, savePackage, savePackageOfDeleted } from '../subscriptions/save-package.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import {
  declined,
  lastTryOn,
  renewed,
  startFree,
  startPaid,
  triedAgainToday,
} from '../subscriptions/subscription.ts'
import { insertSubscription, lockPurchases, updatedRow } from '../subscriptions/subscriptions.queries.ts'
import { welcome } from '../subscriptions/welcome.ts'
import { countCharge } from './charge-results.ts'
import { type ChargeRow, lockCharge, lockChargeWithPackage, saveCharge } from './charges.queries.ts'
import { isFreeMonth, paidPeriod, quoteOf } from './paid-period.ts'
import { writePaidPeriod } from './record-paid.queries.ts'
import type { ChargeOutcome } from './send-charge.ts'
import { tellSettled } from './settled.ts'

const termsOf = ({ package_key, cycle }: ChargeRow) => ({ package_key, cycle })

/** The package after the charge, and when it was written last. */
interface Applied {
  readonly row: SubscriptionRow
  readonly seen_at: Date
}

const asWritten = (row: SubscriptionRow): Applied => ({ row, seen_at: row.updated_at })

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
  return asWritten(row)
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
  return asWritten(await savePackage(tx, row, subscription, facts))
}

/** The package with the period that the charge pays for. */
export const renewedRow = (row: SubscriptionRow, charge: ChargeRow, table: PriceTable): SubscriptionRow => {
  const terms = termsOf(charge)
  const step = { kind: 'charge', period: charge.period, terms, quote: quoteOf(charge) } as const
  const month_price = pricesFrom(table, null, row).monthPrice(terms.package_key, row.ends_on)
  return updatedRow(row, renewed(subscriptionOf(row), step), { month_price })
}

const applyRenewal = async (
  tx: Db,
  row: SubscriptionRow,
  charge: ChargeRow,
  table: PriceTable,
): Promise<Applied> => {
  const after = renewedRow(row, charge, table)
  await saveAccess(tx, row, subscriptionOf(after))
  return { row: after, seen_at: row.updated_at }
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

interface Paid {
  /** Of the charge, or of the card's check in a free month. */
  readonly transaction_id: string | null
  readonly is_settled: boolean
  /** Who deleted their account while the purchase was on its way. */
  readonly deleted: readonly string[]
  readonly site: string
}

const recordPaid = async (
  tx: Db,
  charge: ChargeRow,
  before: SubscriptionRow | null,
  { deleted, ...paid }: Paid,
): Promise<void> => {
  const table = await selectPriceTable(tx)
  const { row: after, seen_at } = await apply(tx, before, charge, table)
  const billed = await findBilled(tx, { ...after, method_id: charge.method_id })
  // A period has one invoice, even if its payment was taken back and came again.
  const known = charge.attempt > 1 ? await findInvoiceOfCharge(tx, charge.id) : null
  const period = paidPeriod({
    ...paid,
    charge,
    before,
    after,
    seen_at,
    billed,
    table,
    knownInvoiceId: known?.invoice.id ?? null,
  })
  if (charge.kind !== 'renewal') await welcome(tx, after, period.invoice.package_name)
  if (paid.is_settled && !isFreeMonth(charge) && charge.total > 0) await tellSettled(tx, charge, after)
  // Last of all, so that others wait for the number as briefly as possible.
  if (!(await writePaidPeriod(tx, period))) throw new Error('A locked charge has changed')
  const [gone] = deleted.toSorted((one) => (one === charge.athlete_user_id ? -1 : 1))
  if (!gone) return
  await savePackageOfDeleted(tx, after, gone)
  await emailPayer(tx, paid.site, after, (about) =>
    canceledMail(about, { endsOn: after.ends_on, isOver: false }),
  )
}

/** The payer chose another card while this charge was on its way. It is tried right away, as they were told. */
const hasOtherMethod = async (
  tx: Db,
  { payer_id, is_canceled }: SubscriptionRow,
  { method_id }: ChargeRow,
): Promise<boolean> => {
  const method = payer_id && !is_canceled ? await findDefaultMethod(tx, payer_id) : null
  return method !== null && method.id !== method_id
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
  const today = billingDayOf(clock.now())
  if (await hasOtherMethod(tx, row, charge)) {
    await savePackage(tx, row, triedAgainToday(subscriptionOf(row), today))
    return
  }
  const subscription = declined(subscriptionOf(row), today)
  await savePackage(tx, row, subscription)
  const { retry_on, failed_on } = subscription
  await emailPayer(tx, site, row, (about) =>
    retry_on
      ? failedChargeMail(about, {
          total: charge.total,
          nextTry: retry_on,
          lastTry: lastTryOn(retry_on, failed_on ?? today),
          hasCard: charge.method_id !== null,
        })
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
  known: ChargeRow,
  { outcome, verification_id = null, site }: Outcome,
): Promise<boolean> => {
  const { id, attempt, kind, claimed_until, athlete_user_id, intent } = known
  if (kind === 'start' && athlete_user_id) await lockPurchases(tx, athlete_user_id)
  // A renewal needs no look: a deletion has canceled its package.
  const deleted = intent ? await lockDeletedBuyers(tx, { ...intent, athlete_user_id }) : []
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
  const refusal = refusalIn(outcome)
  countCharge(tx, refusal ? 'declined' : 'paid')
  if (refusal) await recordDeclined(tx, charge, row, refusal, site)
  else if (outcome.kind === 'charged')
    await recordPaid(tx, charge, row, {
      transaction_id: outcome.transaction_id ?? verification_id,
      is_settled: outcome.status === 'settled',
      deleted,
      site,
    })
  return true
}

/** A charge that was called off before we heard of it took no money either. */
export const refusalIn = (outcome: ChargeOutcome): Refusal | null => {
  if (outcome.kind === 'refused') return outcome
  return outcome.status === 'voided' ? { kind: 'refused', code: 'voided', is_final: true } : null
}
