import type { SubscriptionResult } from '@fieldhouse/contract/billing.subscriptions'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type OutsideWork, outside } from '../../../platform/http/outside.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import type { Payments, Vaulted } from '../../../platform/payments/payments.ts'
import { type ChargeRow, claimLost, findCharge, holdCharge } from '../charges/charges.queries.ts'
import { recordCharge } from '../charges/record-charge.ts'
import { askForCharge, type ChargeOutcome, sendCharge } from '../charges/send-charge.ts'
import { findInvoiceOfCharge } from '../invoices/invoices.queries.ts'
import { presentInvoice } from '../invoices/present-invoice.ts'
import { forgetMethodJob } from '../methods/forget-method.ts'
import { lockMethods, makeDefault, saveMethod } from '../methods/methods.queries.ts'
import { PaymentRefused, paymentsAway, vaultMethod } from '../methods/vault-method.ts'
import {
  type PurchaseCall,
  type PurchaseIntent,
  preparePurchase,
  purchaseRunning,
} from './prepare-purchase.ts'

interface Buying {
  readonly db: Db
  readonly payments: Payments
  /** The address of the site, for links in emails. */
  readonly site: string
}

interface Reply {
  readonly charge: ChargeRow | null
  readonly vaulted: Vaulted | null
  readonly outcome: ChargeOutcome | null
}

const answerOf = async (tx: Db, intent: PurchaseIntent): Promise<SubscriptionResult> => {
  const row = intent.charge_id ? await findInvoiceOfCharge(tx, intent.charge_id) : null
  return {
    status: 'success',
    message: 'Your package is active.',
    ...intent.change,
    invoice: row && presentInvoice(row, { seesPayment: true }),
  }
}

/** The saved method that the person paid with pays from now on, as a new one does. Later charges go to the default. */
const keepPaying = async (tx: Db, payerId: string, methodId: string): Promise<void> => {
  const methods = await lockMethods(tx, payerId)
  if (methods.some(({ id }) => id === methodId)) await makeDefault(tx, payerId, methodId)
}

/** The purchase was lost for so long that the job gave it up. Nothing was charged. */
class PurchaseDropped extends Error {}

const dropped = () =>
  new AppError('purchase_dropped', {
    message: 'This payment took too long and was stopped. Nothing was charged. Please try again.',
  })

interface Sent {
  readonly charge: ChargeRow
  readonly outcome: ChargeOutcome
}

type Facts = Pick<Partial<ChargeRow>, 'method_id'>

const sendHeld = async (
  { payments }: Buying,
  charge: ChargeRow | null,
  signal: AbortSignal,
): Promise<Sent | null> => {
  // When the time is over, somebody else may go on with this call. Two of them must not both charge.
  signal.throwIfAborted()
  return charge && { charge, outcome: await sendCharge(payments, charge) }
}

const chargeFirst = async (
  buying: Buying,
  { id }: ChargeRow,
  facts: Facts,
  signal: AbortSignal,
): Promise<Sent> => {
  const sent = await sendHeld(buying, await holdCharge(buying.db, id, facts), signal)
  if (!sent) throw new PurchaseDropped('The charge is not open anymore')
  return sent
}

/**
 * A call that comes again. The first one may still be on its way to the provider, so nothing is sent before its claim has
 * run out.
 */
const chargeAgain = async (
  buying: Buying,
  known: ChargeRow,
  facts: Facts,
  signal: AbortSignal,
): Promise<Sent> => {
  const found = await askForCharge(buying.payments, known)
  if (found) return { charge: known, outcome: found }
  const sent = await sendHeld(buying, await claimLost(buying.db, known.id, facts), signal)
  if (!sent) throw purchaseRunning()
  return sent
}

/**
 * PAY-04: buys a package or changes it. The charge is written down before the provider is called. If anything gets lost,
 * the provider is asked for it by its key, and never charged again.
 */
export const buy = (buying: Buying, call: PurchaseCall): OutsideWork<SubscriptionResult> => {
  const { db, payments, site } = buying
  return outside<PurchaseIntent, Reply, SubscriptionResult>({
    prepare: (tx) => preparePurchase(tx, call),

    send: async ({ payer, charge_id }, { id, signal, isRepeat }) => {
      if (!charge_id) return { charge: null, vaulted: null, outcome: null }
      const { payment_method: nonce } = call.body
      const known = await findCharge(db, charge_id)
      if (known.status === 'abandoned' || known.status === 'declined')
        throw new PurchaseDropped('The charge is not open anymore')
      const vaulted = nonce ? await vaultMethod(payments, payer, { nonce, token: id }) : null
      if (known.status === 'paid') return { charge: null, vaulted, outcome: null }
      const facts = vaulted ? { method_id: vaulted.method.token } : {}
      const { charge, outcome } = isRepeat
        ? await chargeAgain(buying, known, facts, signal)
        : await chargeFirst(buying, known, facts, signal)
      if (outcome.kind === 'refused') throw new PaymentRefused(outcome)
      return { charge, vaulted, outcome }
    },

    record: async (tx, intent, { charge, vaulted, outcome }) => {
      const { payment_method_id: chosen } = call.body
      if (vaulted) await saveMethod(tx, intent.payer.id, vaulted.method)
      else if (chosen && intent.charge_id) await keepPaying(tx, intent.payer.id, chosen)
      const verification_id = vaulted?.verification_id ?? null
      if (charge && outcome) await recordCharge(tx, charge, { outcome, verification_id, site })
      return answerOf(tx, intent)
    },

    failed: async (tx, { charge_id }, error) => {
      if (!charge_id) return error
      if (error instanceof PurchaseDropped) return dropped()
      const charge = await findCharge(tx, charge_id)
      if (error instanceof PaymentRefused) {
        const { refusal } = error
        await recordCharge(tx, charge, { outcome: refusal.kind === 'refused' ? refusal : null, site })
        // A new card that could not pay is not saved here, so the provider does not keep it either.
        if (call.body.payment_method && charge.status === 'open' && charge.method_id)
          await runLater(tx, forgetMethodJob, { token: charge.method_id })
        return error.answer
      }
      // With nothing to pay, nothing can have been charged. Otherwise the outcome is unknown, and the key resumes.
      if (charge.total > 0) return null
      await recordCharge(tx, charge, { outcome: null, site })
      return paymentsAway()
    },
  })
}
