/** A calendar day of the house's time zone, as in `2027-01-31`. Days compare as text. */
export type Day = string

/** Where a day of the house begins. Families live in several zones; a bill and a deadline need one. */
export const houseZone = 'America/New_York'

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: houseZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** A day of the house begins with a full hour. Jobs ask thousands of times in the same one. */
const hourLength = 60 * 60 * 1000
let lastAsked = { hour: Number.NaN, day: '' }

/** The day of the house that an instant belongs to. */
export const houseDayOf = (instant: Date): Day => {
  const hour = Math.floor(instant.getTime() / hourLength)
  if (hour !== lastAsked.hour) lastAsked = { hour, day: dayFormat.format(instant) }
  return lastAsked.day
}

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** As in "January 31, 2027". */
export const dayInWords = (day: Day): string => words.format(new Date(`${day}T00:00:00Z`))
