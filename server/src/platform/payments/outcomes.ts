import type { PaymentMethod as ProviderMethod, Transaction, TransactionStatus } from 'braintree'
import { toCents } from './dollars.ts'
import type { Charged, ChargeStatus, DisputeStatus, PaymentMethod, Refusal, Vaulted } from './payments.ts'

type Fields = Readonly<Record<string, unknown>>

const textOf = (fields: Fields, name: string): string | null =>
  typeof fields[name] === 'string' && fields[name] !== '' ? fields[name] : null

/** The brand as its owner writes it. Braintree still has the old spelling. */
const brandNamed = (brand: string | null): string | null => (brand === 'MasterCard' ? 'Mastercard' : brand)

/** A card or a PayPal account, as its owner recognizes it. */
const methodOf = (method: ProviderMethod): PaymentMethod => {
  const fields = method as unknown as Fields
  const month = textOf(fields, 'expirationMonth')
  const year = textOf(fields, 'expirationYear')
  const isCard = textOf(fields, 'last4') !== null
  return {
    token: method.token,
    payment_type: isCard ? 'credit-card' : 'PayPal',
    card_brand: brandNamed(textOf(fields, 'cardType')),
    card_last_four: textOf(fields, 'last4'),
    card_expires: month && year ? `${year}-${month.padStart(2, '0')}` : null,
    paypal_email: isCard ? null : textOf(fields, 'email'),
  }
}

export const vaultedOf = (method: ProviderMethod): Vaulted => {
  const { verifications } = method as unknown as { verifications?: readonly { readonly id: string }[] }
  return { kind: 'vaulted', method: methodOf(method), verification_id: verifications?.[0]?.id ?? null }
}

const statuses: Partial<Record<TransactionStatus, ChargeStatus>> = {
  authorized: 'charged',
  authorizing: 'charged',
  submitted_for_settlement: 'charged',
  settling: 'charged',
  settlement_confirmed: 'charged',
  settlement_pending: 'charged',
  settled: 'settled',
  voided: 'voided',
}

const disputeStatuses: Readonly<Record<string, DisputeStatus>> = {
  open: 'open',
  disputed: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  accepted: 'lost',
  auto_accepted: 'lost',
  expired: 'lost',
}

/** There may be several over time. One that is lost or open counts more than one we won. */
const disputeOf = (transaction: Transaction): DisputeStatus | null => {
  const { disputes = [] } = transaction as unknown as { disputes?: readonly { readonly status: string }[] }
  const found = disputes.map(({ status }) => disputeStatuses[status.toLowerCase()])
  return (['lost', 'open', 'won'] as const).find((status) => found.includes(status)) ?? null
}

/** A soft decline may pass later: no money today, a limit, a busy bank. Everything else is the same tomorrow. */
const isFinal = (transaction: Transaction): boolean =>
  (transaction as unknown as Fields).processorResponseType === 'hard_declined'

export const refusalOf = (transaction: Transaction): Refusal => ({
  kind: 'refused',
  code: transaction.processorResponseCode || String(transaction.gatewayRejectionReason ?? transaction.status),
  is_final: isFinal(transaction),
})

/** What became of a charge. One that failed or was declined took no money. */
export const chargeOf = (transaction: Transaction): Charged | Refusal => {
  const status = statuses[transaction.status]
  if (status === undefined) return refusalOf(transaction)
  return {
    kind: 'charged',
    transaction_id: transaction.id,
    cents: toCents(transaction.amount),
    status,
    dispute: disputeOf(transaction),
  }
}
