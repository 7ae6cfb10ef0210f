/** A card as it was typed. It goes to the payment provider and nowhere else. */
export interface TypedCard {
  readonly name: string
  readonly number: string
  /** As in 09 / 31. */
  readonly expires: string
  readonly cvc: string
  readonly zip: string
}

export type CardFaults = Partial<Record<keyof TypedCard, string>>

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The beginnings of card numbers, by brand. */
const brands = [
  ['American Express', /^3[47]/],
  ['Diners Club', /^3(0[0-5]|[68])/],
  ['JCB', /^35/],
  ['Discover', /^6(011|4[4-9]|5)/],
  ['Mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['Visa', /^4/],
] as const

/** Null while it can't be told. */
export const brandOf = (number: string): string | null => {
  const digits = digitsOf(number)
  return brands.find(([, begins]) => begins.test(digits))?.[0] ?? null
}

/** Whether the last digit fits the others. It catches nearly every typing mistake. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const numberFault = (number: string): string | undefined => {
  const digits = digitsOf(number)
  if (digits === '') return 'Please enter the card number'
  if (digits.length < 12) return 'The card number is too short'
  return passesLuhn(digits) ? undefined : 'Please check the card number. A digit is wrong.'
}

/** The month and the full year. Null for anything else. */
export const expiryOf = (expires: string): { month: string; year: string } | null => {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digitsOf(expires)) ?? []
  return month && year ? { month, year: `20${year}` } : null
}

const expiryFault = (expires: string, today: Date): string | undefined => {
  if (digitsOf(expires) === '') return 'Please enter the date on the card'
  const expiry = expiryOf(expires)
  if (!expiry) return 'Enter month and year, such as 09 / 31'
  // A card is good to the end of its month.
  const isOver = new Date(Number(expiry.year), Number(expiry.month), 1) <= today
  return isOver ? 'This card has expired.' : undefined
}

const cvcFault = (cvc: string, number: string): string | undefined => {
  const wanted = brandOf(number) === 'American Express' ? 4 : 3
  if (digitsOf(cvc) === '') return 'Please enter the security code'
  return digitsOf(cvc).length === wanted ? undefined : `The security code has ${wanted} digits`
}

/** What is wrong with a typed card, by field. */
export const cardFaults = ({ name, number, expires, cvc, zip }: TypedCard, today: Date): CardFaults => {
  const faults = {
    name: name.trim() === '' ? 'Please enter the name on the card' : undefined,
    number: numberFault(number),
    expires: expiryFault(expires, today),
    cvc: cvcFault(cvc, number),
    zip: /^\d{5}$/.test(zip.trim()) ? undefined : 'Please enter a ZIP code with 5 digits',
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/** The number in groups, the way it is printed on the card. */
export const numberMask = (number: string): string =>
  brandOf(number) === 'American Express' ? '#### ###### #####' : '#### #### #### ####'
