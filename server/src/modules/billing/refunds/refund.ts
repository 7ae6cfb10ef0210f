import { type Refundable, refundNotSettled, refundTooMuch } from '@fieldhouse/contract/billing.refunds'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { type OutsideWork, outside } from '../../../platform/http/outside.ts'
import type { Payments, Refunded, RefundRefused } from '../../../platform/payments/payments.ts'
import { lockCharge } from '../charges/charges.queries.ts'
import { recordRefund } from './record-refund.ts'
import { claimLostRefund, findRefundStatus, openRefund, saveRefund, sumRefunds } from './refunds.queries.ts'
import { isSettled, openPayment, presentRefundable } from './show-refundable.ts'

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

/** The provider said no, so no money went back. */
class RefundFailed extends Error {
  readonly why: RefundRefused['kind']

  constructor(why: RefundRefused['kind']) {
    super('The payment provider refused a refund')
    this.why = why
  }
}

const tooMuch = () =>
  new AppError('refund_too_much', { message: refundTooMuch, errors: { amount: [refundTooMuch] } })

const answers: Record<RefundRefused['kind'], () => AppError> = {
  too_much: tooMuch,
  not_settled: () => new AppError('refund_not_settled', { message: refundNotSettled }),
  refused: () =>
    new AppError('conflict', { message: 'The payment provider refused this refund. Nothing was refunded.' }),
}

const refundRunning = () =>
  new AppError('conflict', {
    message:
      'This refund is still being processed. Please try again in a few minutes. It never happens twice.',
    retryAfterSeconds: 60,
  })

/**
 * PAY-07: gives money back. The charge is locked while the amount is checked, so two editors together never refund more
 * than was paid.
 */
export const refundPayment = (call: Call): OutsideWork<{ data: Refundable }> => {
  const { db, payments, actor, caller, invoiceId, cents, endsAccess } = call
  return outside<Intent, Refunded, { data: Refundable }>({
    prepare: async (tx) => {
      const { charge, transaction_id } = await openPayment(tx, invoiceId)
      await lockCharge(tx, charge.id)
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
        action: 'payment.refunded',
        userId: charge.athlete_user_id,
        details: { cents },
      })
      return { refund_id, charge_id: charge.id, transaction_id }
    },
    send: async ({ refund_id, transaction_id }, { isRepeat }) => {
      const { charge } = await openPayment(db, invoiceId)
      if (!(await isSettled(db, payments, charge))) throw new RefundFailed('not_settled')
      // The first call may still be on its way, so nothing is sent before its claim has run out. Or the job has dropped it.
      const found = isRepeat ? await payments.findRefund(refund_id) : null
      if (isRepeat && !found && (await findRefundStatus(db, refund_id)) === 'refused')
        throw new RefundFailed('refused')
      if (isRepeat && !found && !(await claimLostRefund(db, refund_id))) throw refundRunning()
      const result = found ?? (await payments.refund({ key: refund_id, transaction_id, cents }))
      if (result.kind !== 'refunded') throw new RefundFailed(result.kind)
      return result
    },
    record: async (tx, { refund_id, charge_id }, { transaction_id }) => {
      await recordRefund(tx, { id: refund_id, charge_id }, { transaction_id, site: caller.siteOrigin })
      return { data: await presentRefundable(tx, await openPayment(tx, invoiceId), true) }
    },
    failed: async (tx, { refund_id }, error) => {
      if (!(error instanceof RefundFailed)) return null
      await saveRefund(tx, refund_id, { status: 'refused' })
      return answers[error.why]()
    },
  })
}
