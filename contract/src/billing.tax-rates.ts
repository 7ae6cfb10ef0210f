/** Sales taxes by state. A rate is in thousandths of a percent: 7.25% is 7250. */

/** The tax on an amount, in cents. */
export const taxOn = (cents: number, rate: number): number => Math.round((cents * rate) / 100_000)

/** As in 7.25%. */
export const ratePercent = (rate: number): string => `${rate / 1000}%`

/** The highest rate, in percent. */
export const highestTax = 20

/** A rate as it is typed: 7.25 or 7.25%. Null if it is not a rate. */
export const rateOfPercent = (typed: string): number | null => {
  const plain = typed.replace(/[\s%]/g, '')
  const isRate = /^\d{1,2}(\.\d{1,3})?$/.test(plain) && Number(plain) <= highestTax
  return isRate ? Math.round(Number(plain) * 1000) : null
}
