/** Figures the way people say them. */

/** In whole dollars. Aid above the cost is a negative cost. */
export const dollars = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`

export const count = (amount: number): string => Math.round(amount).toLocaleString('en-US')

/** A share from 0 to 1. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`
