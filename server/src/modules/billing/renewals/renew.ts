import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Payments } from '../../../platform/payments/payments.ts'
import { billingDayOf } from '../billing-day.ts'
import { type ChargeRow, openCharge } from '../charges/charges.queries.ts'
import { recordCharge } from '../charges/record-charge.ts'
import { sendCharge } from '../charges/send-charge.ts'
import { endedMail } from '../mails/billing-mails.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { findDefaultMethod } from '../methods/methods.queries.ts'
import { readPrices } from '../subscriptions/prices.queries.ts'
import { savePackage } from '../subscriptions/save-package.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import { ended, type Step, stepOn } from '../subscriptions/subscription.ts'
import { takeSubscription } from '../subscriptions/subscriptions.queries.ts'

export interface Renewing {
  readonly db: Db
  readonly payments: Payments
  readonly siteOrigin: string
}

const endPackage = async (tx: Db, row: SubscriptionRow, { reason }: Step & { kind: 'end' }, site: string) => {
  await savePackage(tx, row, ended(subscriptionOf(row), billingDayOf(clock.now()), reason))
  await emailPayer(tx, site, row, (about) => endedMail(about, { reason }))
}

const openRenewal = async (tx: Db, row: SubscriptionRow, step: Step & { kind: 'charge' }) => {
  if (!row.athlete_user_id) return null
  const method = row.payer_id ? await findDefaultMethod(tx, row.payer_id) : null
  return openCharge(tx, {
    subscription_id: row.id,
    period: step.period,
    athlete_user_id: row.athlete_user_id,
    kind: 'renewal',
    terms: step.terms,
    quote: step.quote,
    method_id: method?.id ?? null,
    intent: null,
  })
}

/** Does what is due: ends the package, or writes down the charge of its next period. Null if nothing is to be charged. */
const prepare = ({ db, siteOrigin }: Renewing, id: string): Promise<ChargeRow | null> =>
  transaction(db, async (tx) => {
    const row = await takeSubscription(tx, id)
    if (!row) return null
    const prices = await readPrices(tx, row.payer_id, row)
    const step = stepOn(subscriptionOf(row), billingDayOf(clock.now()), prices)
    if (step.kind === 'wait') return null
    if (step.kind === 'charge') return openRenewal(tx, row, step)
    await endPackage(tx, row, step, siteOrigin)
    return null
  })

/** PAY-04: one package on the day something is due. The charge is committed before the provider is called. */
export const renew = async (renewing: Renewing, subscriptionId: string): Promise<void> => {
  const charge = await prepare(renewing, subscriptionId)
  if (!charge) return
  const outcome = await sendCharge(renewing.payments, charge)
  await transaction(renewing.db, (tx) => recordCharge(tx, charge, { outcome, site: renewing.siteOrigin }))
}
