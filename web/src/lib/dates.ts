import { lazily } from './lazily.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Minutes to add to UTC: fixed, or by moment. Most time zones have two offsets a year, so today's winter offset must
 * not shift a summer date.
 */
export type Clock = number | ((at: number) => number)

/** The visitor's clock as if it showed UTC. */
const local = (at: string | number, clock: Clock): Date => {
  const moment = new Date(at).getTime()
  return new Date(moment + (typeof clock === 'number' ? clock : clock(moment)) * minute)
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Each row of a list has one or two dates, and a formatter takes ten times as long. */
const dayText = (moment: Date): string =>
  `${months[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`

/** As in "Mar 3, 2026". */
export const dayOf = (at: string, clock: Clock): string => dayText(local(at, clock))

/** As in "4:07 pm". Formatted here, because browsers use different spaces. */
const timeOf = (moment: Date): string => {
  const hours = moment.getUTCHours()
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}

/** The day by the visitor's clock, YYYY-MM-DD. */
export const dateAt = (at: string | number, clock: Clock): string =>
  local(at, clock).toISOString().slice(0, 10)

/** The time by the visitor's clock, as in "4:07 pm". */
export const clockAt = (at: string | number, clock: Clock): string => timeOf(local(at, clock))

const weekdayFormat = lazily(() => new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }))

/** The time by the visitor's clock, with the day if it is not today: "4:07 pm", "Mon 4:07 pm", "Mar 3, 2026, 4:07 pm". */
export const clockSince = (at: string | number, now: number, clock: Clock): string => {
  const [moment, today] = [local(at, clock), local(now, clock)]
  const days = Math.floor(today.getTime() / day) - Math.floor(moment.getTime() / day)
  if (days === 0) return timeOf(moment)
  const name = days < 7 ? weekdayFormat().format(moment) : `${dayText(moment)},`
  return `${name} ${timeOf(moment)}`
}

const headingFormat = lazily(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
)

/** The heading of a day (YYYY-MM-DD), as in "Saturday, November 14". Adds the year if it is not the current one. */
export const dayHeading = (day: string, today: string): string => {
  const heading = headingFormat().format(new Date(day))
  return day.slice(0, 4) === today.slice(0, 4) ? heading : `${heading}, ${day.slice(0, 4)}`
}

/** As in "11/14/26". */
export const shortDate = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(2, 4)}`

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`

/** How long ago, in plain words. `now` is passed in, so server and browser render the same text. */
export const timeAgo = (at: string, now: number, clock: Clock): string => {
  const passed = now - new Date(at).getTime()
  if (passed < minute) return 'just now'
  if (passed < 60 * minute) return `${count(Math.floor(passed / minute), 'minute')} ago`
  const moment = local(at, clock)
  const days = Math.floor(local(now, clock).getTime() / day) - Math.floor(moment.getTime() / day)
  if (days === 0) return `today at ${timeOf(moment)}`
  if (days === 1) return `yesterday at ${timeOf(moment)}`
  return days < 7 ? `${count(days, 'day')} ago` : `on ${dayOf(at, clock)}`
}
