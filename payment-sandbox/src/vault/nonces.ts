import type { Context } from '../context.ts'
import { nowText } from '../context.ts'
import { newId } from '../ids.ts'
import type { Instrument, Nonce } from '../store/records.ts'
import { findTestNonce } from '../test-values/nonces.ts'
import { invalid, NotFound, type Refusal } from '../wire/validation.ts'

/** A nonce that nobody used is forgotten after three hours. */
const lifetime = 3 * 60 * 60 * 1000

export const createNonce = (context: Context, instrument: Instrument, token: string | null = null): Nonce =>
  context.store.nonces.put({
    id: `token${instrument.kind === 'card' ? 'cc' : 'pp'}_bt_${newId(24)}`,
    instrument,
    created_at: nowText(context),
    is_consumed: false,
    token,
  })

/** The codes that a scope has for the same three mistakes. */
export interface NonceCodes {
  readonly scope: string
  readonly consumed: string
  readonly unknown: string
}

const isExpired = ({ created_at }: Nonce, now: Date) => now.getTime() - Date.parse(created_at) >= lifetime

const consumedError = ({ scope, consumed }: NonceCodes): Refusal =>
  invalid(scope, 'payment_method_nonce', consumed, 'Cannot use a payment_method_nonce more than once.')

const unknownError = ({ scope, unknown }: NonceCodes): Refusal =>
  invalid(scope, 'payment_method_nonce', unknown, 'Unknown or expired payment_method_nonce.')

export interface ConsumedNonce {
  readonly instrument: Instrument
  readonly token: string | null
}

/** Uses a nonce up: the second call with the same one is refused, whatever became of the first. */
export const consumeNonce = (context: Context, id: string, codes: NonceCodes): ConsumedNonce => {
  const now = context.clock.now()
  const test = findTestNonce(id, now)
  if (test?.kind === 'instrument') return { instrument: test.instrument, token: null }
  if (test?.kind === 'consumed') throw consumedError(codes)
  if (test?.kind === 'luhn-invalid')
    throw invalid([codes.scope, 'credit_card'], 'number', '81715', 'Credit card number is invalid.')

  const nonce = context.store.nonces.get(id)
  if (!nonce || isExpired(nonce, now)) throw unknownError(codes)
  if (nonce.is_consumed) throw consumedError(codes)
  context.store.nonces.put({ ...nonce, is_consumed: true })
  return { instrument: nonce.instrument, token: nonce.token }
}

export const findNonce = (context: Context, id: string): Nonce => {
  const now = context.clock.now()
  const test = findTestNonce(id, now)
  if (test?.kind === 'instrument')
    return { id, instrument: test.instrument, created_at: now.toISOString(), is_consumed: false, token: null }
  const nonce = context.store.nonces.get(id)
  if (!nonce || isExpired(nonce, now)) throw new NotFound()
  return nonce
}

/** Drops what has expired, so that the store does not grow with every visit of the card form. */
export const forgetExpiredNonces = ({ store, clock }: Context): void => {
  const now = clock.now()
  for (const nonce of store.nonces.all()) if (isExpired(nonce, now)) store.nonces.delete(nonce.id)
}
