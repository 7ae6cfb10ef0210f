/**
 * What people typed may be someone's name, address, or phone number. A text is stored without the person who typed it,
 * for some weeks, and only if it can't be used to reach anyone.
 */

/** Longer texts are sentences or floods. */
const longest = 60

/** An email address or a link. */
const isAddress = (text: string): boolean => /@|:\/\/|www\./.test(text)

/** A phone number, a birth date, or a number of a card. A class or a jersey number is shorter. */
const hasLongNumber = (text: string): boolean => text.replace(/\D/g, '').length > 4

/** The text as it is counted: one for every spelling in capitals and small letters. Null if it is not stored. */
export const countedText = (typed: string): string | null => {
  const text = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  return text === '' || text.length > longest || isAddress(text) || hasLongNumber(text) ? null : text
}
