import { createSubscription, freeUpgrade, type Offer } from '@fieldhouse/contract/billing.subscriptions'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { createSendingKey } from '../../../lib/idempotency-key.ts'
import { useAction } from '../../../lib/use-action.ts'
import { refusalOf } from './purchase-refusal.ts'

/** A new card or PayPal account, a saved one, or nothing where none is needed. */
export type ChosenMethod = { nonce: string } | { methodId: string } | null

interface Purchase {
  athleteUserId: string
  offer: Offer
  promoCode: string | null
  method: ChosenMethod
}

const send = ({ athleteUserId: id, offer, promoCode, method }: Purchase, keyOf: (body: object) => string) => {
  const terms = {
    package_key: offer.package_key,
    billing_cycle: offer.billing_cycle,
    ...(promoCode ? { promo_code: promoCode } : {}),
  }
  // The code pays for all of it.
  if (offer.kind === 'full-discount')
    return call(freeUpgrade, { params: { id }, body: terms }, { idempotencyKey: keyOf({ id, terms }) })
  const body = {
    ...terms,
    ...(method && 'nonce' in method ? { payment_method: method.nonce } : {}),
    ...(method && 'methodId' in method ? { payment_method_id: method.methodId } : {}),
    due_today: offer.due_today,
  }
  return call(createSubscription, { params: { id }, body }, { idempotencyKey: keyOf({ id, body }) })
}

/** PAY-04: buys a package, or changes it. A retry has the same key, so it is never bought twice. */
export const usePurchase = () => {
  const [{ of, arrived }] = useState(createSendingKey)
  const { run, isBusy, error, input, forget } = useAction(async (purchase: Purchase) => {
    const result = await send(purchase, of)
    arrived()
    return result
  })
  return {
    buy: run,
    isBusy,
    refusal: error && refusalOf(error),
    /** Sends the last request once more. */
    again: () => (input ? run(input) : Promise.resolve(undefined)),
    forget,
  }
}
