import { clock } from '../../../platform/clock.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Payments } from '../../../platform/payments/payments.ts'
import { countCharge } from '../charges/charge-results.ts'
import { type ChargeRow, lockCharge, saveCharge } from '../charges/charges.queries.ts'
import { type ChargeOutcome, chargeKey } from '../charges/send-charge.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { givenBackMail } from '../mails/trouble-mails.ts'
import type { Renewing } from './renew.ts'

/** Recording is tried every few minutes. An operator has this long to see it in /metrics and help. */
const patienceMilliseconds = 24 * 60 * 60 * 1000

type Taken = Extract<ChargeOutcome, { kind: 'charged' }> & { readonly transaction_id: string }

/**
 * A purchase that was paid and could not be recorded for a day: the family has paid for nothing. A renewal waits for the
 * repair instead, because the family uses its package in the meantime.
 */
export const isHopeless = (
  { kind, updated_at }: ChargeRow,
  outcome: ChargeOutcome | null,
): outcome is Taken =>
  kind !== 'renewal' &&
  outcome?.kind === 'charged' &&
  outcome.transaction_id !== null &&
  clock.now().getTime() - updated_at.getTime() > patienceMilliseconds

/** A repeat finds the first refund again. One that has been called off is not asked for twice. */
const returnMoney = async (payments: Payments, charge: ChargeRow, taken: Taken): Promise<void> => {
  const { transaction_id, status } = taken
  if (status === 'charged') return payments.callOff(transaction_id)
  const key = `${chargeKey(charge)}-back`
  if (await payments.findRefund(key)) return
  const result = await payments.refund({ key, transaction_id, cents: charge.total })
  if (result.kind !== 'refunded') throw new Error(`A payment could not be given back: ${result.kind}`)
}

/** PAY-04: the last resort. The family gets all of its money back and an email, and can buy again. */
export const giveBack = async (
  { db, payments, siteOrigin }: Renewing,
  charge: ChargeRow,
  taken: Taken,
): Promise<void> => {
  await returnMoney(payments, charge, taken)
  await transaction(db, async (tx) => {
    const { status, attempt } = await lockCharge(tx, charge.id)
    if (status !== 'open' || attempt !== charge.attempt) return
    // As if the bank had said no, so the period can be paid for in another try.
    await saveCharge(tx, charge.id, { status: 'declined', decline_code: 'given_back' })
    countCharge(tx, 'returned')
    const subject = { ...charge, payer_id: charge.intent?.payer_id ?? null }
    await emailPayer(tx, siteOrigin, subject, (about) => givenBackMail(about, { total: charge.total }))
  })
}
