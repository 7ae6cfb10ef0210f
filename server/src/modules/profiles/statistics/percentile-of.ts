/** How many of a hundred the figure has passed; never none, never all. */
export const percentileOf = (
  value: number,
  percentiles: readonly number[],
  isLowerBetter: boolean,
): number => {
  const passed = percentiles.filter((limit) => (isLowerBetter ? value < limit : value >= limit)).length
  return Math.min(99, Math.max(1, passed))
}
