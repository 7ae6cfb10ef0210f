import type { billingAddresses, paymentMethods } from '../../modules/billing/payments.tables.ts'
import type { UserRow } from '../people.ts'
import type { Random } from '../random.ts'

type MethodRow = typeof paymentMethods.$inferInsert

/** A payment method before it has an owner. */
export type Method = Pick<
  MethodRow,
  'payment_type' | 'card_brand' | 'card_last_four' | 'card_expires' | 'paypal_email'
>

export const card = (card_brand: string, card_last_four: string, card_expires: string): Method => ({
  payment_type: 'credit-card',
  card_brand,
  card_last_four,
  card_expires,
  paypal_email: null,
})

export const payPal = (paypal_email: string): Method => ({
  payment_type: 'PayPal',
  card_brand: null,
  card_last_four: null,
  card_expires: null,
  paypal_email,
})

/** The last digits of published test cards. */
const cards = [
  ['Visa', '1111'],
  ['Visa', '1881'],
  ['Mastercard', '4444'],
  ['American Express', '0005'],
  ['Discover', '1117'],
] as const

const payPalShare = 0.15

/** As in 2029-04: good for some years. */
const laterMonth = (random: Random, today: string): string => {
  const year = Number(today.slice(0, 4)) + random.pick([2, 3, 4])
  return `${year}-${String(random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).padStart(2, '0')}`
}

export const drawMethod = (random: Random, payer: UserRow, today: string): Method => {
  if (random.chance(payPalShare) && payer.email) return payPal(payer.email)
  const [brand, lastFour] = random.pick(cards)
  return card(brand, lastFour, laterMonth(random, today))
}

export type AddressRow = typeof billingAddresses.$inferInsert

export const addressOf = (
  { id, created_at }: UserRow,
  place: Pick<AddressRow, 'address' | 'apt' | 'city' | 'state' | 'zip_code' | 'phone'>,
): AddressRow => ({ user_id: id, country: 'US', ...place, updated_at: created_at })
