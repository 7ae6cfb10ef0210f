import type { Day } from '../billing-day.ts'

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** As in "January 31, 2027". */
export const dayInWords = (day: Day): string => format.format(new Date(`${day}T00:00:00Z`))
