/** “1,204”, or with a noun “1 job” and “1,204 jobs”. */
export const countText = (count: number, noun?: string): string => {
  const number = count.toLocaleString('en-US')
  if (!noun) return number
  return `${number} ${noun}${count === 1 ? '' : 's'}`
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

export const byteText = (bytes: number): string => {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const value = bytes / 1000 ** power
  const digits = value < 10 && power > 0 ? 1 : 0
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${units[power]}`
}

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** A length of time in its largest unit: “3 minutes”. */
export const spanText = (milliseconds: number): string => {
  if (milliseconds >= 2 * day) return countText(Math.floor(milliseconds / day), 'day')
  if (milliseconds >= 2 * hour) return countText(Math.floor(milliseconds / hour), 'hour')
  return countText(Math.max(1, Math.floor(milliseconds / minute)), 'minute')
}
