import { type Context, nowText } from '../context.ts'
import { newId } from '../ids.ts'
import type { Address, Card, Instrument, PaymentMethod } from '../store/records.ts'
import { instrumentKey } from '../store/store.ts'
import { type Fields, fieldsIn, flagIn, textIn, withTexts } from '../wire/fields.ts'
import { type ShownMethod, showPaymentMethod } from '../wire/show-payment-method.ts'
import { invalid, NotFound } from '../wire/validation.ts'
import { consumeNonce } from './nonces.ts'
import { verifyCard } from './verify-card.ts'

export const showMethod = ({ store, clock }: Context, method: PaymentMethod): ShownMethod =>
  showPaymentMethod(
    method,
    method.verification_id === null ? null : store.verifications.get(method.verification_id),
    clock.now(),
  )

export const methodsOf = ({ store }: Context, customerId: string): PaymentMethod[] =>
  store.paymentMethods.where('customer', customerId)

export const findPaymentMethod = ({ store }: Context, token: string): PaymentMethod => {
  const method = store.paymentMethods.get(token)
  if (!method) throw new NotFound()
  return method
}

/** A customer's first method is the default, and there is never more than one. */
const makeDefault = (context: Context, method: PaymentMethod): PaymentMethod => {
  for (const other of methodsOf(context, method.customer_id))
    if (other.is_default && other.id !== method.id)
      context.store.paymentMethods.put({ ...other, is_default: false })
  return context.store.paymentMethods.put({ ...method, is_default: true })
}

const refuseDuplicates = (context: Context, customerId: string, instrument: Instrument, options: Fields) => {
  const twins = context.store.paymentMethods.where('instrument', instrumentKey(instrument))
  const message = 'Duplicate card exists in the vault.'
  if (flagIn(options, 'fail_on_duplicate_payment_method') && twins.length > 0)
    throw invalid('credit_card', 'number', '81724', message)
  const isOwn = twins.some(({ customer_id }) => customer_id === customerId)
  if (flagIn(options, 'fail_on_duplicate_payment_method_for_customer') && isOwn)
    throw invalid('credit_card', 'number', '81763', message)
}

const addressFields = [
  'first_name',
  'last_name',
  'company',
  'street_address',
  'extended_address',
  'locality',
  'region',
  'postal_code',
  'country_code_alpha2',
] as const satisfies (keyof Address)[]

const withDetails = (card: Card, fields: Fields): Card => ({
  ...card,
  cardholder_name: textIn(fields, 'cardholder_name') ?? card.cardholder_name,
  billing: withTexts(card.billing, fieldsIn(fields.billing_address), addressFields),
})

const newToken = (context: Context, wanted: string | null): string => {
  if (wanted === null) return newId()
  if (!/^[\w-]+$/.test(wanted))
    throw invalid(
      'credit_card',
      'token',
      '91718',
      "Credit card token is invalid (use only letters, numbers, '-', and '_').",
    )
  if (wanted.length > 36) throw invalid('credit_card', 'token', '91720', 'Credit card token is too long.')
  if (context.store.paymentMethods.get(wanted))
    throw invalid('credit_card', 'token', '91719', 'Duplicate credit card token.')
  return wanted
}

interface Vaulting {
  readonly customerId: string
  readonly instrument: Instrument
  readonly token?: string | null
  readonly options?: Fields
}

/** Keeps a card or a PayPal account for later charges, after the checks that the options ask for. */
export const vault = (context: Context, { customerId, instrument, token, options = {} }: Vaulting) => {
  if (instrument.kind === 'paypal' && instrument.billing_agreement_id === null)
    throw invalid('paypal_account', 'base', '82902', 'Cannot vault a one-time use PayPal account.')
  refuseDuplicates(context, customerId, instrument, options)
  const id = newToken(context, token ?? null)
  const isVerified = instrument.kind === 'card' && flagIn(options, 'verify_card')
  const verification = isVerified ? verifyCard(context, instrument) : null
  const isFirst = methodsOf(context, customerId).length === 0
  const at = nowText(context)
  const method = context.store.paymentMethods.put({
    id,
    customer_id: customerId,
    instrument,
    is_default: isFirst,
    verification_id: verification?.id ?? null,
    sale_answer: null,
    created_at: at,
    updated_at: at,
  })
  return flagIn(options, 'make_default') ? makeDefault(context, method) : method
}

export const nonceCodes = { scope: 'payment_method', consumed: '93107', unknown: '93108' } as const

/** paymentMethod.create */
export const createPaymentMethod = (context: Context, body: Fields): PaymentMethod => {
  const fields = fieldsIn(body.payment_method)
  const customerId = textIn(fields, 'customer_id')
  const nonceId = textIn(fields, 'payment_method_nonce')
  const scope = 'payment_method'
  if (!customerId) throw invalid(scope, 'customer_id', '93104', 'Customer ID is required.')
  if (!context.store.customers.get(customerId))
    throw invalid(scope, 'customer_id', '93105', 'Customer ID is invalid.')
  if (!nonceId) throw invalid(scope, 'payment_method_nonce', '93103', 'Nonce is required.')

  const { instrument, token } = consumeNonce(context, nonceId, nonceCodes)
  // A nonce of a vaulted method is that method: there is nothing new to keep.
  const vaulted = token === null ? null : context.store.paymentMethods.get(token)
  if (vaulted && vaulted.customer_id === customerId) return vaulted
  return vault(context, {
    customerId,
    instrument: instrument.kind === 'card' ? withDetails(instrument, fields) : instrument,
    token: textIn(fields, 'token'),
    options: fieldsIn(fields.options),
  })
}

/** paymentMethod.update: a new card behind the same token, other details, or the default. */
export const updatePaymentMethod = (context: Context, token: string, body: Fields): PaymentMethod => {
  const fields = fieldsIn(body.payment_method)
  const options = fieldsIn(fields.options)
  const method = findPaymentMethod(context, token)
  const nonceId = textIn(fields, 'payment_method_nonce')
  const given = nonceId ? consumeNonce(context, nonceId, nonceCodes).instrument : method.instrument
  if (given.kind !== method.instrument.kind)
    throw invalid('credit_card', 'base', '91738', 'Specified payment method is not a credit card.')
  const instrument = given.kind === 'card' ? withDetails(given, fields) : given
  const isVerified = instrument.kind === 'card' && flagIn(options, 'verify_card')
  const verification = isVerified ? verifyCard(context, instrument) : null
  const updated = context.store.paymentMethods.put({
    ...method,
    instrument,
    verification_id: verification?.id ?? method.verification_id,
    updated_at: nowText(context),
  })
  return flagIn(options, 'make_default') ? makeDefault(context, updated) : updated
}

/** paymentMethod.delete: when the default goes, the oldest of the others takes its place. */
export const deletePaymentMethod = (context: Context, token: string): void => {
  const method = findPaymentMethod(context, token)
  context.store.paymentMethods.delete(token)
  const [oldest] = methodsOf(context, method.customer_id)
  if (method.is_default && oldest) makeDefault(context, oldest)
}
