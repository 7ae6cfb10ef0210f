import type { Charged, Payments, Refusal } from '../../../platform/payments/payments.ts'
import type { ChargeRow } from './charges.queries.ts'

/** The provider's name for one attempt. It finds the charge by it, whatever happened to the answer. */
export const chargeKey = ({
  subscription_id,
  period,
  attempt,
}: Pick<ChargeRow, 'subscription_id' | 'period' | 'attempt'>): string =>
  `${subscription_id}-${period}-${attempt}`

/** `transaction_id` is null when there was nothing to pay. */
export type ChargeOutcome = (Omit<Charged, 'transaction_id'> & { transaction_id: string | null }) | Refusal

const nothingDue: ChargeOutcome = {
  kind: 'charged',
  transaction_id: null,
  cents: 0,
  status: 'settled',
  dispute: null,
}

/** Without a card there is nothing to ask the provider. */
const noMethod: Refusal = { kind: 'refused', code: 'no_method', is_final: true }

/** Takes the money. For a charge that nobody has tried to send before. */
export const sendCharge = async (payments: Payments, charge: ChargeRow): Promise<ChargeOutcome> => {
  if (charge.total === 0) return nothingDue
  if (!charge.method_id) return noMethod
  return payments.charge({ key: chargeKey(charge), cents: charge.total, token: charge.method_id })
}

/** What became of a charge that was perhaps sent. Null if the provider never saw it. */
export const askForCharge = async (payments: Payments, charge: ChargeRow): Promise<ChargeOutcome | null> => {
  if (charge.total === 0) return nothingDue
  return payments.findCharge(chargeKey(charge))
}

/** For a charge that was perhaps sent, and should be paid: asks first, so it is never charged twice. */
export const resumeCharge = async (payments: Payments, charge: ChargeRow): Promise<ChargeOutcome> =>
  (await askForCharge(payments, charge)) ?? sendCharge(payments, charge)
