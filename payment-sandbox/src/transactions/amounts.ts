import { type Fields, textIn } from '../wire/fields.ts'
import { invalid } from '../wire/validation.ts'

export const dollars = (cents: number): string => (cents / 100).toFixed(2)

const largest = 999_999_999

/** A positive amount as cents. Every mistake has its own code, as in Braintree. */
export const amountIn = (fields: Fields): number => {
  const text = textIn(fields, 'amount')?.trim() ?? ''
  const wrong = (code: string, message: string) => invalid('transaction', 'amount', code, message)
  if (text === '') throw wrong('81502', 'Amount is required.')
  if (/^-\d+(\.\d{1,2})?$/.test(text)) throw wrong('81501', 'Amount cannot be negative.')
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) throw wrong('81503', 'Amount is an invalid format.')
  const cents = Math.round(Number(text) * 100)
  if (cents === 0) throw wrong('81531', 'Amount must be greater than zero.')
  if (cents > largest) throw wrong('81528', 'Amount is too large.')
  return cents
}
