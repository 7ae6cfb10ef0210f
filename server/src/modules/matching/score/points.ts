/** Shares whole points among parts, so they add up exactly: the largest remainders are rounded up. */
const share = (exact: readonly number[], total: number, most: readonly number[] | null): number[] => {
  const points = exact.map((value) => Math.floor(value + 1e-9))
  const remainders = exact.map((value, index) => value - (points[index] ?? 0))
  let left = total - points.reduce((sum, one) => sum + one, 0)
  while (left > 0) {
    // Ties go to the earlier part, so the same input always gives the same answer.
    let next = -1
    for (let index = 0; index < points.length; index++) {
      if (most && (points[index] ?? 0) >= (most[index] ?? 0)) continue
      if (next < 0 || (remainders[index] ?? 0) > (remainders[next] ?? 0) + 1e-9) next = index
    }
    points[next] = (points[next] ?? 0) + 1
    remainders[next] = (remainders[next] ?? 0) - 1
    left -= 1
  }
  return points
}

export interface WeighedFit {
  /** Whole, from 1 to 5. */
  readonly weight: number
  /** Whole, from 0 to 100. */
  readonly fit: number
}

/** What each part could have. It adds up to 100. */
const mostPoints = (weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return share(
    weights.map((weight) => (100 * weight) / sum),
    100,
    null,
  )
}

/**
 * BCM-02: the total, which is the weighted mean of the fits, and what each part has in it. The parts add up to the total,
 * and what they could have adds up to 100. Null if nothing is known.
 */
export const pointsOf = (fits: readonly WeighedFit[]) => {
  const weights = fits.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return null
  const total = totalOf(
    fits.reduce((sum, { weight, fit }) => sum + weight * fit, 0),
    weights,
  )
  const most = mostPoints(fits.map(({ weight }) => weight))
  const points = share(
    fits.map(({ weight, fit }) => (weight * fit) / weights),
    total,
    most,
  )
  return { total, points, most }
}

/** The weighted sum of whole fits over the sum of the weights. A half is rounded up. */
export const totalOf = (sum: number, weights: number): number => Math.round(sum / weights)
