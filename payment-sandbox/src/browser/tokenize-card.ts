import type { Context } from '../context.ts'
import { jsonReply, type Reply } from '../http/reply.ts'
import type { Card } from '../store/records.ts'
import { createNonce } from '../vault/nonces.ts'
import { type Fields, fieldsIn, textIn } from '../wire/fields.ts'
import { mayTokenize, openAuthorization } from './authorization.ts'
import { type FieldError, readCard } from './card-fields.ts'

const showNonce = (nonce: string, card: Card) => ({
  type: 'CreditCard',
  nonce,
  description: `ending in ${card.last_4.slice(2)}`,
  consumed: false,
  threeDSecureInfo: null,
  details: {
    bin: card.bin,
    lastTwo: card.last_4.slice(2),
    lastFour: card.last_4,
    cardType: card.card_type,
    cardholderName: card.cardholder_name,
    expirationMonth: card.expiration_month,
    expirationYear: card.expiration_year,
  },
})

const refusal = (errors: readonly FieldError[]): Reply =>
  jsonReply(422, {
    error: { message: 'Credit card is invalid' },
    fieldErrors: [{ field: 'creditCard', fieldErrors: errors }],
  })

const denied = (status: number, message: string): Reply => jsonReply(status, { error: { message } })

/**
 * Exchanges card data for a nonce, in the shape of Braintree's client API. The page calls it on the sandbox's own
 * origin, so the card never reaches the product's server.
 */
export const tokenizeCard = (context: Context, body: Fields, origin: string | null): Reply => {
  const sealed = textIn(body, 'authorizationFingerprint') ?? textIn(body, 'tokenizationKey') ?? ''
  const authorization = openAuthorization(sealed, context.clock.now())
  if (!authorization) return denied(401, 'The client token is not valid, or it has expired.')
  if (!mayTokenize(authorization, origin)) return denied(403, 'The client token is not for this site.')
  const read = readCard(fieldsIn(body.creditCard))
  if (read.kind === 'errors') return refusal(read.errors)
  const { id } = createNonce(context, read.card)
  return jsonReply(201, { creditCards: [showNonce(id, read.card)] })
}
