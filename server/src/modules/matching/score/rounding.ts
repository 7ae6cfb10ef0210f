/**
 * Whatever a page shows is rounded before it is used, so a person who computes with the shown numbers gets the shown
 * result. A half is rounded up, also if a computer holds it as 82.499999999.
 */
const roundUpFrom = 0.5 + 1e-9

export const whole = (value: number): number => Math.floor(value + roundUpFrom)
export const tenths = (value: number): number => Math.floor(value * 10 + roundUpFrom) / 10
export const hundredths = (value: number): number => Math.floor(value * 100 + roundUpFrom) / 100

/** The mean of whole fits by their shares, whole again. */
export const meanFit = (fits: readonly { readonly fit: number; readonly share: number }[]): number =>
  whole(
    fits.reduce((sum, { fit, share }) => sum + fit * share, 0) /
      fits.reduce((sum, { share }) => sum + share, 0),
  )
