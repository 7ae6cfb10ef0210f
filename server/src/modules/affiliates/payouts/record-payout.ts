import { type PayoutForm, payoutTooMuch } from '@fieldhouse/contract/affiliates.payouts'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { formatUsd } from '../../../platform/money.ts'
import { type Balance, findBalance, lockOwner } from '../commission/commissions.queries.ts'
import { findOwner, findPayoutByReference, insertPayout } from './payouts.queries.ts'

const day = 24 * 60 * 60 * 1000

/** Somewhere it may be tomorrow already. */
const latestDay = (): string => new Date(clock.now().getTime() + day).toISOString().slice(0, 10)

const faultsOf = async (tx: Db, form: PayoutForm, { payable }: Balance): Promise<FieldFaults> => {
  const known = await findPayoutByReference(tx, form.owner_id, form.reference)
  return {
    ...(form.amount > payable && { amount: [`${payoutTooMuch}: ${formatUsd(payable)}`] }),
    ...(form.paid_on > latestDay() && { paid_on: ['This day is in the future'] }),
    ...(known && { reference: [`This payment was entered before, for ${known.paid_on}`] }),
  }
}

/**
 * AFF-01: an admin paid an owner and enters it here. Never more than is payable, and never twice: the owner is locked,
 * the amount must be the one the admin saw, and a reference counts once.
 */
export const recordPayout = (
  db: Db,
  caller: Caller & { readonly actor: NonNullable<Caller['actor']> },
  form: PayoutForm,
): Promise<{ id: string; balance: Balance }> =>
  transaction(db, async (tx) => {
    await lockOwner(tx, form.owner_id)
    const owner = await findOwner(tx, form.owner_id)
    if (!owner) throw new AppError('not_found')
    const before = await findBalance(tx, form.owner_id)
    if (before.payable !== form.payable)
      throw new AppError('payable_changed', {
        message: `What ${owner.name} is owed changed in the meantime. It is ${formatUsd(before.payable)} now.`,
      })
    const errors = await faultsOf(tx, form, before)
    if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
    const id = uuidv7()
    const { owner_id, amount: cents, paid_on, reference } = form
    const staff_id = caller.actor.impersonator_id ?? caller.actor.id
    await insertPayout(tx, { id, owner_id, cents, paid_on, reference, staff_id, created_at: clock.now() })
    await emit(tx, 'affiliates.payout-recorded', { id, cents })
    const balance = { ...before, payable: before.payable - cents, paid: before.paid + cents }
    await record(tx, caller, {
      action: 'payout.recorded',
      userId: owner_id,
      subject: `Payout ${reference}`,
      before: { payable_cents: before.payable, paid_cents: before.paid },
      after: { payable_cents: balance.payable, paid_cents: balance.paid },
      details: { payout_id: id, cents, paid_on, reference },
    })
    return { id, balance }
  })
