/** In whole dollars, as published. */
export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`

/** Whole miles: `1,234`. */
export const miles = (distance: number): string => Math.round(distance).toLocaleString('en-US')

/** `Great Northwest`: a row does not need the word conference. */
export const conferenceWords = (conference: string): string =>
  conference.replace(/(?: Athletic)? Conference$/, '')
