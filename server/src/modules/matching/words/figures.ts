/** Figures the way people say them. */

export const dollars = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`

export const count = (amount: number): string => Math.round(amount).toLocaleString('en-US')

/** As in 3.87 and 2.10. */
export const gpaText = (gpa: number): string => gpa.toFixed(2)

/** As in "1000 to 1250". Test scores are written without a comma. */
export const testRange = (range: readonly [number, number]): string => range.join(' to ')

/** As in 5′10″ and 6′1½″. */
export const feet = (inches: number): string => {
  const halves = Math.round(inches * 2)
  return `${Math.floor(halves / 24)}′${Math.floor((halves % 24) / 2)}${halves % 2 ? '½' : ''}″`
}

/** As in "city, suburb, or town". */
export const listed = (words: readonly string[], joint = 'or'): string =>
  words.length < 3 ? words.join(` ${joint} `) : `${words.slice(0, -1).join(', ')}, ${joint} ${words.at(-1)}`

/** As in "0.79 below", where 0 is `same`. */
export const apart = (difference: number, same: string): string => {
  if (difference === 0) return same
  return `${Math.abs(difference)} ${difference > 0 ? 'above' : 'below'}`
}

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
