/** Figures the way people say them. */

export const dollars = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`

export const count = (amount: number): string => Math.round(amount).toLocaleString('en-US')

/** As in 5′10″ and 6′1½″. */
export const feet = (inches: number): string => {
  const halves = Math.round(inches * 2)
  return `${Math.floor(halves / 24)}′${Math.floor((halves % 24) / 2)}${halves % 2 ? '½' : ''}″`
}

/** As in "city, suburb, or town". */
export const listed = (words: readonly string[], joint = 'or'): string =>
  words.length < 3 ? words.join(` ${joint} `) : `${words.slice(0, -1).join(', ')}, ${joint} ${words.at(-1)}`
