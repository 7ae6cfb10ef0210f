import { AppError } from '../../../platform/app-error.ts'
import type { Payer, Payments, Refusal, Vaulted } from '../../../platform/payments/payments.ts'
import type { Person } from '../family.queries.ts'
import { refusalText } from './refusal-texts.ts'

/** The provider said no, so nothing happened outside. */
export class PaymentRefused extends Error {
  readonly refusal: Refusal | { readonly kind: 'bad_nonce' }

  constructor(refusal: PaymentRefused['refusal']) {
    super('The payment provider refused')
    this.refusal = refusal
  }

  /** What the payer reads. */
  get answer(): AppError {
    const field = (message: string) => ({ message, errors: { payment_method: [message] } })
    return this.refusal.kind === 'bad_nonce'
      ? new AppError('card_needed', field('Please enter the card again. Nothing was charged.'))
      : new AppError('card_declined', field(refusalText(this.refusal.code)))
  }
}

export const payerOf = ({ id, first_name, last_name, email }: Person): Payer => ({
  id,
  first_name,
  last_name,
  email: email ?? '',
})

/** Has the provider check and save a card or PayPal account. The token makes a repeat find the first one again. */
export const vaultMethod = async (
  payments: Payments,
  payer: Person,
  method: { readonly nonce: string; readonly token: string },
): Promise<Vaulted> => {
  const result = await payments.vault(payerOf(payer), method)
  if (result.kind !== 'vaulted') throw new PaymentRefused(result)
  return result
}

export const paymentsAway = (): AppError =>
  new AppError('unavailable', {
    message:
      'The payment service does not answer right now. Nothing was charged. Please try again in a minute.',
    retryAfterSeconds: 60,
  })
