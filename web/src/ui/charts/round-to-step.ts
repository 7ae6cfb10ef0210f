const numberPattern = /^[-+]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/

const readNumber = (text: string): number =>
  numberPattern.test(text) && /\d/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0

/**
 * The nearest multiple of a step, with halves away from zero, in the fewest digits. Text that is not a number stays as
 * it is.
 */
export const roundToStep = (text: string, step: number): string => {
  const value = readNumber(text.trim())
  // 0.35 / 0.1 is 3.4999999999999996.
  const count = Math.round(Number((Math.abs(value) / step).toFixed(9)))
  if (!(step > 0) || !Number.isSafeInteger(count)) return text
  const size = Number((count * step).toFixed(decimalsOf(step)))
  return String(value < 0 && size > 0 ? -size : size)
}
