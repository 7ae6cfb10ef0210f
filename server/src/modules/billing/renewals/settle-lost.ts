import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import type { PaymentMethod, Payments } from '../../../platform/payments/payments.ts'
import { type ChargeRow, claimLost } from '../charges/charges.queries.ts'
import { recordCharge, refusalIn } from '../charges/record-charge.ts'
import { askForCharge, type ChargeOutcome, resumeCharge } from '../charges/send-charge.ts'
import { forgetMethodJob } from '../methods/forget-method.ts'
import { saveMethod } from '../methods/methods.queries.ts'
import { giveBack, isHopeless } from './give-back.ts'
import type { Renewing } from './renew.ts'

const askWhatBecameOf = async (payments: Payments, charge: ChargeRow): Promise<ChargeOutcome | null> => {
  if (charge.kind === 'renewal') return resumeCharge(payments, charge)
  // A free month only checks the card. What it found is lost, and the person can try again.
  const isFreeStart = charge.kind === 'start' && charge.total === 0
  return isFreeStart ? null : askForCharge(payments, charge)
}

interface NewCard {
  readonly payerId: string
  readonly token: string
}

/** The card that was entered for this purchase. The call that got lost would have saved it. */
const newCardOf = ({ intent, method_id }: ChargeRow): NewCard | null =>
  intent?.has_new_card && method_id ? { payerId: intent.payer_id, token: method_id } : null

const recordLost = async (
  tx: Db,
  charge: ChargeRow,
  { outcome, card, site }: { outcome: ChargeOutcome | null; card: PaymentMethod | null; site: string },
): Promise<void> => {
  const entered = newCardOf(charge)
  const isPaid = outcome !== null && refusalIn(outcome) === null
  // Before the charge, so the invoice shows what paid. It pays from now on.
  if (entered && card && isPaid) await saveMethod(tx, entered.payerId, card)
  const isRecorded = await recordCharge(tx, charge, { outcome, site })
  if (entered && isRecorded && !isPaid) await runLater(tx, forgetMethodJob, { token: entered.token })
}

/**
 * A charge without an answer: we crashed, or the provider was silent. The provider is asked by its key. A renewal that it
 * never saw is charged now. A purchase that it never saw is dropped, because the person who wanted it is gone. A new card
 * is saved if it paid, and otherwise forgotten. What can't be recorded is tried again, and a purchase is given back in the end.
 */
export const settleLost = async (renewing: Renewing, chargeId: string): Promise<void> => {
  const { db, payments, siteOrigin } = renewing
  const charge = await claimLost(db, chargeId)
  if (!charge) return
  const outcome = await askWhatBecameOf(payments, charge)
  const entered = newCardOf(charge)
  const card = entered && outcome ? await payments.findMethod(entered.payerId, entered.token) : null
  try {
    await transaction(db, (tx) => recordLost(tx, charge, { outcome, card, site: siteOrigin }))
  } catch (failure) {
    if (!isHopeless(charge, outcome)) throw failure
    await giveBack(renewing, charge, outcome)
  }
}
