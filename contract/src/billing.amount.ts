/**
 * An amount of dollars as it is typed, as in 1,234.50 or $49. In cents; null if it is not an amount. A comma only separates
 * thousands: in other countries, 1,00 is one dollar and not a hundred.
 */
export const centsOfAmount = (typed: string): number | null => {
  const plain = typed.trim().replace(/^\$\s*/, '')
  if (!/^(\d{1,7}|\d{1,3},\d{3}|\d,\d{3},\d{3})(\.\d{1,2})?$/.test(plain)) return null
  return Math.round(Number(plain.replaceAll(',', '')) * 100)
}
