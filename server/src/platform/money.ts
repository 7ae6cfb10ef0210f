/** Whole dollars have no cents. Zero is `$0.00`, so it reads as an amount. */
export const formatUsd = (cents: number): string => {
  const dollars = Math.floor(cents / 100).toLocaleString('en-US')
  const rest = cents % 100
  return rest === 0 && cents > 0 ? `$${dollars}` : `$${dollars}.${String(rest).padStart(2, '0')}`
}
