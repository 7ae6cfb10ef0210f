/** Shares whole points among parts, so they add up exactly: the largest remainders are rounded up. */
const share = (exact: readonly number[], total: number, mostOf: (index: number) => number): number[] => {
  const points = exact.map(Math.floor)
  let left = total - points.reduce((sum, one) => sum + one, 0)
  // Ties go to the earlier part, so the same input always gives the same answer.
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  while (left > 0) {
    for (const { index } of byRemainder) {
      const point = points[index] ?? 0
      if (left === 0 || point >= mostOf(index)) continue
      points[index] = point + 1
      left -= 1
    }
  }
  return points
}

export interface WeighedFit {
  /** Whole, from 1 to 5. */
  readonly weight: number
  /** Whole, from 0 to 100. */
  readonly fit: number
}

export interface Points {
  /** The weighted mean of the fits, rounded. */
  readonly total: number
  readonly parts: readonly { readonly points: number; readonly most: number }[]
}

/**
 * BCM-02: the total and what each part has in it. The parts add up to the total, and what they could have adds up
 * to 100. Null if nothing is known.
 */
export const pointsOf = (fits: readonly WeighedFit[]): Points | null => {
  const weights = fits.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return null
  const total = Math.round(fits.reduce((sum, { weight, fit }) => sum + weight * fit, 0) / weights)
  const most = share(
    fits.map(({ weight }) => (100 * weight) / weights),
    100,
    () => 100,
  )
  const points = share(
    fits.map(({ weight, fit }) => (weight * fit) / weights),
    total,
    (index) => most[index] ?? 0,
  )
  return { total, parts: fits.map((_, index) => ({ points: points[index] ?? 0, most: most[index] ?? 0 })) }
}
