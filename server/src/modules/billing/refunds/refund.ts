import { type Refundable, refundNotSettled, refundTooMuch } from '@fieldhouse/contract/billing.refunds'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { type OutsideWork, outside } from '../../../platform/http/outside.ts'
import type { Payments, Refunded, RefundRefused } from '../../../platform/payments/payments.ts'
import { type ChargeRow, lockCharge } from '../charges/charges.queries.ts'
import { recordRefund } from './record-refund.ts'
import { claimLostRefund, findRefund, openRefund, saveRefund, sumRefunds } from './refunds.queries.ts'
import { askStatus, openPayment, presentRefundable } from './show-refundable.ts'

interface Call {
  readonly db: Db
  readonly payments: Payments
  readonly actor: Actor
  readonly caller: Caller
  readonly invoiceId: string
  readonly cents: number
  readonly endsAccess: boolean
}

interface Intent {
  readonly refund_id: string
  readonly charge_id: string
  readonly transaction_id: string
}

/** `dropped`: nobody got an answer for minutes, and the provider never saw it. The key can't be used for it anymore. */
type Why = RefundRefused['kind'] | 'dropped'

/** No money went back. */
class RefundFailed extends Error {
  readonly why: Why

  constructor(why: Why) {
    super(`A refund was not made: ${why}`)
    this.why = why
  }
}

const tooMuch = () =>
  new AppError('refund_too_much', { message: refundTooMuch, errors: { amount: [refundTooMuch] } })

const answers: Record<Why, () => AppError> = {
  too_much: tooMuch,
  not_settled: () => new AppError('refund_not_settled', { message: refundNotSettled }),
  refused: () =>
    new AppError('conflict', { message: 'The payment provider refused this refund. Nothing was refunded.' }),
  dropped: () => new AppError('conflict', { message: 'This refund was not made. You can send it again.' }),
}

/** The bank has the money, or took it for good. A refund would give it back a second time. */
const assertUndisputed = ({ dispute }: Pick<ChargeRow, 'dispute'>): void => {
  if (dispute === 'open')
    throw new AppError('conflict', {
      message: 'The owner of the card disputes this payment, so the bank decides. Nothing was refunded.',
    })
  if (dispute === 'lost')
    throw new AppError('conflict', {
      message: 'The bank has already given this payment back. Nothing was refunded.',
    })
}

const refundRunning = () =>
  new AppError('conflict', {
    message:
      'This refund is still being processed. Please try again in a few minutes. It never happens twice.',
    retryAfterSeconds: 60,
  })

const throwNoAnswer = (): never => {
  throw new AppError('outcome_unknown', {
    message: 'The payment provider didn’t answer. Please try again in a moment. Nothing is refunded twice.',
    retryAfterSeconds: 5,
  })
}

/**
 * For a call that comes again. The first one may still be on its way, so nothing is sent before its claim has run out. What
 * the job has found was sent, and what it has dropped stays dropped.
 */
const refundedBefore = async ({ db, payments }: Call, refundId: string): Promise<Refunded | null> => {
  const known = await findRefund(db, refundId)
  if (known?.status === 'refused') throw new RefundFailed('dropped')
  if (known?.status === 'done' && known.transaction_id)
    return { kind: 'refunded', transaction_id: known.transaction_id }
  const found = await payments.findRefund(refundId).catch(throwNoAnswer)
  if (!found && !(await claimLostRefund(db, refundId))) throw refundRunning()
  return found
}

/**
 * PAY-07: gives money back. The charge is locked while the amount is checked, so two editors together never refund more
 * than was paid.
 */
export const refundPayment = (call: Call): OutsideWork<{ data: Refundable }> => {
  const { db, payments, actor, caller, invoiceId, cents, endsAccess } = call
  return outside<Intent, Refunded, { data: Refundable }>({
    prepare: async (tx) => {
      const { charge, transaction_id } = await openPayment(tx, invoiceId)
      assertUndisputed(await lockCharge(tx, charge.id))
      const taken = await sumRefunds(tx, charge.id, ['done', 'open'])
      if (cents > charge.total - taken) throw tooMuch()
      const isFull = cents + taken === charge.total
      const refund_id = await openRefund(tx, {
        charge_id: charge.id,
        cents,
        ends_access: endsAccess && isFull,
        staff_id: actor.id,
      })
      await record(tx, caller, {
        action: 'payment.refund-started',
        userId: charge.athlete_user_id,
        details: { refund_id, cents },
      })
      return { refund_id, charge_id: charge.id, transaction_id }
    },
    send: async ({ refund_id, transaction_id }, { isRepeat }) => {
      const { charge } = await openPayment(db, invoiceId)
      if ((await askStatus(db, payments, charge)) !== 'settled') throw new RefundFailed('not_settled')
      const found = isRepeat ? await refundedBefore(call, refund_id) : null
      const result =
        found ?? (await payments.refund({ key: refund_id, transaction_id, cents }).catch(throwNoAnswer))
      if (result.kind !== 'refunded') throw new RefundFailed(result.kind)
      return result
    },
    record: async (tx, { refund_id, charge_id }, { transaction_id }) => {
      await recordRefund(
        tx,
        { id: refund_id, charge_id },
        { transaction_id, site: caller.siteOrigin, by: caller },
      )
      return { data: await presentRefundable(tx, await openPayment(tx, invoiceId), 'settled') }
    },
    failed: async (tx, { refund_id }, error) => {
      if (!(error instanceof RefundFailed)) return null
      await saveRefund(tx, refund_id, { status: 'refused' })
      return answers[error.why]()
    },
  })
}
