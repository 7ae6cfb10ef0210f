import type { Card } from '../store/records.ts'
import { cvvResponse, findTestCard, postalResponse, type TestCard } from '../test-values/cards.ts'
import { emptyAddress } from '../test-values/nonces.ts'
import { type Fields, fieldsIn, textIn } from '../wire/fields.ts'

export interface FieldError {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** Whether the last digit fits the others. */
const passesLuhn = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const error = (field: string, code: string, message: string): FieldError => ({ field, code, message })

const numberErrors = (number: string): FieldError[] => {
  if (number === '') return [error('number', '81714', 'Credit card number is required')]
  if (!/^\d+$/.test(number)) return [error('number', '81715', 'Credit card number is invalid')]
  if (number.length < 12 || number.length > 16)
    return [error('number', '81716', 'Credit card number must be 12-16 digits')]
  if (!passesLuhn(number)) return [error('number', '81715', 'Credit card number is invalid')]
  return findTestCard(number)
    ? []
    : [error('number', '81717', 'Credit card number is not an accepted test number')]
}

interface Expiry {
  readonly month: string
  readonly year: string
}

/** Both `expirationDate: "09/30"` and `expirationMonth` with `expirationYear` are accepted. */
const expiryIn = (fields: Fields): Expiry => {
  const [month = '', year = ''] = (textIn(fields, 'expirationDate') ?? '')
    .split('/')
    .map((part) => part.trim())
  const given = {
    month: textIn(fields, 'expirationMonth')?.trim() ?? month,
    year: textIn(fields, 'expirationYear')?.trim() ?? year,
  }
  return {
    month: /^\d$/.test(given.month) ? `0${given.month}` : given.month,
    year: /^\d\d$/.test(given.year) ? `20${given.year}` : given.year,
  }
}

const expiryErrors = ({ month, year }: Expiry): FieldError[] => {
  if (month === '' && year === '') return [error('expirationDate', '81709', 'Expiration date is required')]
  const isMonth = /^(0[1-9]|1[0-2])$/.test(month)
  const isYear = /^20\d\d$/.test(year)
  return [
    ...(isMonth ? [] : [error('expirationMonth', '81712', 'Expiration month is invalid')]),
    ...(isYear ? [] : [error('expirationYear', '81713', 'Expiration year is invalid')]),
  ]
}

const cvvErrors = (cvv: string | null, isAmex: boolean): FieldError[] => {
  if (cvv === null || cvv === '') return [error('cvv', '81706', 'CVV is required')]
  return (isAmex ? /^\d{4}$/ : /^\d{3}$/).test(cvv)
    ? []
    : [error('cvv', '81707', 'CVV must be 4 digits for American Express and 3 digits for other card types')]
}

const postalErrors = (postalCode: string): FieldError[] => {
  if (postalCode === '') return [error('postalCode', '81808', 'Postal code is required')]
  if (!/^[a-z0-9][a-z0-9 -]*$/i.test(postalCode))
    return [
      error('postalCode', '81813', 'Postal code can only contain letters, numbers, spaces, and hyphens'),
    ]
  return postalCode.replace(/[ -]/g, '').length > 9
    ? [error('postalCode', '81809', 'Postal code may contain no more than 9 letter or number characters')]
    : []
}

/** A number that is typed into the wrong field must not be kept either. */
const nameErrors = (name: string): FieldError[] => {
  if (/\d[\d -]{10,}\d/.test(name))
    return [error('cardholderName', '81723', 'Cardholder name must not contain a card number')]
  return name.length > 175 ? [error('cardholderName', '81723', 'Cardholder name is too long')] : []
}

export type ReadCard =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'errors'; readonly errors: readonly FieldError[] }

const describe = (number: string, { brand, verification, isDebit, isPrepaid, isDisputed }: TestCard) => ({
  bin: number.slice(0, 6),
  last_4: number.slice(-4),
  card_type: brand,
  debit: isDebit,
  prepaid: isPrepaid,
  verification,
  is_disputed: isDisputed,
})

/** Card data as it was typed, turned into what may be kept. Number and security code end here. */
export const readCard = (fields: Fields): ReadCard => {
  const number = (textIn(fields, 'number') ?? '').replace(/[ -]/g, '')
  const cvv = textIn(fields, 'cvv')
  const expiry = expiryIn(fields)
  const name = textIn(fields, 'cardholderName')?.trim() ?? ''
  const postalCode = textIn(fieldsIn(fields.billingAddress), 'postalCode')?.trim() ?? ''
  const testCard = findTestCard(number)
  const errors = [
    ...numberErrors(number),
    ...expiryErrors(expiry),
    ...cvvErrors(cvv, testCard?.brand === 'American Express'),
    ...postalErrors(postalCode),
    ...nameErrors(name),
  ]
  if (errors.length > 0 || !testCard) return { kind: 'errors', errors }
  return {
    kind: 'card',
    card: {
      kind: 'card',
      ...describe(number, testCard),
      expiration_month: expiry.month,
      expiration_year: expiry.year,
      cardholder_name: name || null,
      billing: { ...emptyAddress, postal_code: postalCode },
      cvv_response: cvvResponse(cvv),
      postal_response: postalResponse(postalCode),
    },
  }
}
