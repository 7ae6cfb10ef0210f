import type { SavedMethod } from '@fieldhouse/contract/billing.account'
import { clock } from '../../../platform/clock.ts'
import { billingDayOf } from '../billing-day.ts'
import type { MethodRow } from './methods.queries.ts'

/** A card is good to the end of its month. */
const isExpired = ({ card_expires }: Pick<MethodRow, 'card_expires'>): boolean =>
  card_expires !== null && card_expires < billingDayOf(clock.now()).slice(0, 7)

export const presentMethod = (method: MethodRow, paysForPackage: boolean): SavedMethod => ({
  id: method.id,
  payment_type: method.payment_type,
  card_brand: method.card_brand,
  card_last_four: method.card_last_four,
  paypal_email: method.paypal_email,
  card_expires: method.card_expires,
  is_expired: isExpired(method),
  is_default: method.is_default,
  is_in_use: method.is_default && paysForPackage,
})
