import * as z from 'zod'

const mostSeconds = 7 * 24 * 3600
/** Only a number: an empty text or `null` for the seconds to keep must not keep nothing. */
export const seconds = z
  .number({ error: 'Must be a number of seconds' })
  .int({ error: 'Must be a whole number of seconds' })
  .min(0, { error: 'Time can’t be negative' })
  .max(mostSeconds, { error: 'That is more than a week' })

const ageFault = 'Must be a whole number of milliseconds, at most a week'
/** Only a number: `null` is not an activity just now. */
export const age = z
  .number({ error: ageFault })
  .int({ error: ageFault })
  .min(0, { error: ageFault })
  .max(mostSeconds * 1000, { error: ageFault })
  .optional()
