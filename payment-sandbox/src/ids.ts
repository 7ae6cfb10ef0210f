import { randomInt } from 'node:crypto'

const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** A random id of lowercase letters and digits, like those of Braintree. */
export const newId = (length = 8): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
