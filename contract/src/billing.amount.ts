/** Made once: making a format for each amount costs more than everything else about it. */
const dollarFormat = new Intl.NumberFormat('en-US')

/** The one way an amount is written. It always has its cents, so amounts under each other line up: $49.00, -$0.50. */
export const formatUsd = (cents: number): string => {
  const size = Math.abs(cents)
  const sign = cents < 0 ? '-' : ''
  return `${sign}$${dollarFormat.format(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`
}

/** An amount of dollars as it is typed, as in 1,234.50 or $49. In cents; null if it is not an amount. */
export const centsOfAmount = (typed: string): number | null => {
  const plain = typed
    .replaceAll(',', '')
    .trim()
    .replace(/^\$\s*/, '')
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}
