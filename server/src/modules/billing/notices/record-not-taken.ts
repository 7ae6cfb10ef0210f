import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { billingDayOf } from '../billing-day.ts'
import { countCharge } from '../charges/charge-results.ts'
import { type ChargeRow, saveCharge } from '../charges/charges.queries.ts'
import { post } from '../ledger/ledger.queries.ts'
import { reversalPosting } from '../ledger/ledger.ts'
import { endedMail } from '../mails/billing-mails.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { calledOffMail, takenBackMail } from '../mails/trouble-mails.ts'
import { savePackage } from '../subscriptions/save-package.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import { ended, isRunning, type Subscription, takenBack } from '../subscriptions/subscription.ts'

/** A payment and its package, both locked. */
export interface Fate {
  readonly charge: ChargeRow
  readonly row: SubscriptionRow | null
  readonly site: string
}

/** The package runs, and this payment is for its present time. */
export const isForPresent = ({ charge, row }: Fate): boolean =>
  row !== null && isRunning(row) && row.period === charge.period

type Reason = { readonly kind: 'declined'; readonly code: string } | { readonly kind: 'voided' }

const packageAfter = (row: SubscriptionRow, charge: ChargeRow, { kind }: Reason): Subscription => {
  const today = billingDayOf(clock.now())
  const subscription = subscriptionOf(row)
  if (kind === 'declined') return takenBack(subscription, today, charge.credit)
  // Somebody called the payment off on purpose, so it is not tried again.
  return ended({ ...subscription, credit: subscription.credit + charge.credit }, today, 'called_off')
}

/** The money of a payment that was recorded as paid never came. The ledger, the invoice, and the access follow. */
export const recordNotTaken = async (tx: Db, fate: Fate, reason: Reason): Promise<void> => {
  const { charge, row, site } = fate
  const { id: charge_id, total } = charge
  await saveCharge(tx, charge_id, {
    status: reason.kind,
    decline_code: reason.kind === 'declined' ? reason.code : null,
    // A later report about this transaction says nothing about the next try.
    transaction_id: null,
    is_settled: false,
  })
  countCharge(tx, reason.kind)
  await post(tx, reversalPosting(charge), { event_id: uuidv7(), charge_id })
  if (!row) return
  const after = isForPresent(fate) ? packageAfter(row, charge, reason) : null
  if (after) await savePackage(tx, row, after)
  await emailPayer(tx, site, row, (about) => {
    if (reason.kind === 'voided') return calledOffMail(about, { total, isEnded: after !== null })
    if (after?.status === 'ended') return endedMail(about, { reason: 'not_paid' })
    return takenBackMail(about, { total, nextTry: after?.retry_on ?? null })
  })
}
