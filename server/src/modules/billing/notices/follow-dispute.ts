import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { DisputeStatus } from '../../../platform/payments/payments.ts'
import { billingDayOf } from '../billing-day.ts'
import { tellReturned } from '../charges/settled.ts'
import { balanceOfCharge, post } from '../ledger/ledger.queries.ts'
import { disputeLostPosting, disputePosting, disputeWonPosting } from '../ledger/ledger.ts'
import { emailPayer } from '../mails/email-payer.ts'
import {
  type AfterDispute,
  disputeLostMail,
  disputeOpenedMail,
  disputeWonMail,
} from '../mails/trouble-mails.ts'
import { savePackage } from '../subscriptions/save-package.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import { canceled, ended, isRunning } from '../subscriptions/subscription.ts'
import { lockSubscription } from '../subscriptions/subscriptions.queries.ts'
import { type Fate, isForPresent } from './record-not-taken.ts'

/** The bank holds what we still had of this payment. */
const openDispute = async (tx: Db, { charge }: Fate): Promise<void> => {
  const charge_id = charge.id
  const kept = await balanceOfCharge(tx, charge_id, 'provider')
  await post(tx, disputePosting(kept), { event_id: uuidv7(), charge_id })
}

/** Nobody charges a card whose owner says it was not them. The time that was paid for stays until the bank decides. */
const pausePackage = async (tx: Db, { row }: Fate): Promise<void> => {
  if (!row || !isRunning(row) || row.is_canceled) return
  await savePackage(tx, row, canceled(subscriptionOf(row), billingDayOf(clock.now()), 'disputed'))
}

const onOpen = async (tx: Db, fate: Fate): Promise<void> => {
  await openDispute(tx, fate)
  await pausePackage(tx, fate)
}

const onWon = async (tx: Db, { charge }: Fate): Promise<void> => {
  const held = await balanceOfCharge(tx, charge.id, 'disputed')
  await post(tx, disputeWonPosting(held), { event_id: uuidv7(), charge_id: charge.id })
}

const onLost = async (tx: Db, fate: Fate): Promise<void> => {
  const { charge, row } = fate
  const held = await balanceOfCharge(tx, charge.id, 'disputed')
  await post(tx, disputeLostPosting(held, charge), { event_id: uuidv7(), charge_id: charge.id })
  await tellReturned(tx, charge, held)
  if (row && isForPresent(fate))
    await savePackage(tx, row, ended(subscriptionOf(row), billingDayOf(clock.now()), 'disputed'))
  else await pausePackage(tx, fate)
}

/** What became of the package, for the email. */
const packageAfter = async (tx: Db, before: SubscriptionRow): Promise<AfterDispute> => {
  const now = await lockSubscription(tx, before.id)
  if (now && isRunning(now)) return now.is_canceled ? 'canceled' : 'running'
  return isRunning(before) ? 'ended' : 'over'
}

const mails = { open: disputeOpenedMail, won: disputeWonMail, lost: disputeLostMail } as const

/** Does what follows from a dispute that is new, or was decided. Returns where it is now. */
export const followDispute = async (
  tx: Db,
  fate: Fate,
  found: DisputeStatus | null,
): Promise<DisputeStatus | null> => {
  const { charge, row, site } = fate
  if (found === null || found === charge.dispute || charge.dispute === 'lost') return charge.dispute
  const isNew = charge.dispute !== 'open'
  // One that was over before we heard of it cost us nothing, or is opened and lost at once.
  if (isNew && found === 'lost') await openDispute(tx, fate)
  if (found === 'open') await onOpen(tx, fate)
  if (found === 'lost') await onLost(tx, fate)
  if (found === 'won') await onWon(tx, fate)
  if (row) {
    const after = await packageAfter(tx, row)
    await emailPayer(tx, site, row, (about) => mails[found](about, { total: charge.total, after }))
  }
  return found
}
