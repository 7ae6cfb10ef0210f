const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** As in "November 15, 2026 at 7:58 AM UTC". An email doesn't know its reader's time zone. */
export const momentInWords = (at: Date): string => `${words.format(at).replaceAll('\u202f', ' ')} UTC`

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** As in "November 15, 2026". */
export const dayInWords = (at: Date): string => day.format(at)
