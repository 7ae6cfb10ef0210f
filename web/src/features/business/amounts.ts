/** Amounts and shares as this page writes them. The files have the exact numbers. */

const roundedText = (value: number): string => Math.round(value).toLocaleString('en-US')

/** As in “$25,940”. */
export const dollarsText = (cents: number): string =>
  cents < 0 ? `-$${roundedText(-cents / 100)}` : `$${roundedText(cents / 100)}`

/** For an axis and the end of a line: “$25.9k”. */
export const shortDollars = (cents: number): string => {
  const dollars = Math.abs(cents) / 100
  const sign = cents < 0 ? '-' : ''
  if (dollars < 10_000) return `${sign}$${roundedText(dollars)}`
  const [size, unit] = dollars < 1_000_000 ? [1000, 'k'] : [1_000_000, 'M']
  return `${sign}$${Number((dollars / size).toFixed(1)).toLocaleString('en-US')}${unit}`
}

export const numberText = (value: number): string => value.toLocaleString('en-US')

/** A share as a percentage, with one digit unless it is round: “3.1%”. */
export const percentText = (share: number): string => `${Number((share * 100).toFixed(1))}%`

/** Kept time in hours: “31 h”, “0.5 h”. */
export const keptHoursText = (seconds: number): string => {
  const hours = seconds / 3600
  return `${hours > 0 && hours < 10 ? Number(hours.toFixed(1)) : roundedText(hours)} h`
}
