/** `1,234`. */
export const wholeNumber = (amount: number): string => Math.round(amount).toLocaleString('en-US')

/** In whole dollars, as published. Where aid is above the cost, the cost is negative. */
export const dollars = (amount: number): string => `${amount < 0 ? '−' : ''}$${wholeNumber(Math.abs(amount))}`

/** A share from 0 to 1. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`

/** `Great Northwest`: a row does not need the word conference. */
export const conferenceWords = (conference: string): string =>
  conference.replace(/(?: Athletic)? Conference$/, '')
