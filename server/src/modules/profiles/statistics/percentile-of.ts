/** The percentile of a figure, from 1 to 99. */
export const percentileOf = (
  value: number,
  percentiles: readonly number[],
  isLowerBetter: boolean,
): number => {
  const passed = percentiles.filter((limit) => (isLowerBetter ? value < limit : value >= limit)).length
  return Math.min(99, Math.max(1, passed))
}
