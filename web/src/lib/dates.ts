import { readPageCookie } from './page-cookie.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** SHL-12: minutes to add to UTC for the visitor's clock, the same while the server renders and in the browser. */
export const clientOffset = (): number => {
  const minutes = Number(readPageCookie('clientTime'))
  return Number.isInteger(minutes) && Math.abs(minutes) <= 14 * 60 ? minutes : 0
}

/** The visitor's clock as if it showed UTC. */
const local = (at: string | number, offset: number): Date =>
  new Date(new Date(at).getTime() + offset * minute)

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** As in "Mar 3, 2026". */
export const dayOf = (at: string, offset: number): string => dayFormat.format(local(at, offset))

/** As in "4:07 pm". Written here, since not every browser puts the same space into it. */
const timeOf = (moment: Date): string => {
  const hours = moment.getUTCHours()
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`

/** How long ago, in the words of a person. `now` is given, so that server and browser say the same. */
export const timeAgo = (at: string, now: number, offset: number): string => {
  const passed = now - new Date(at).getTime()
  if (passed < minute) return 'just now'
  if (passed < 60 * minute) return `${count(Math.floor(passed / minute), 'minute')} ago`
  const moment = local(at, offset)
  const days = Math.floor(local(now, offset).getTime() / day) - Math.floor(moment.getTime() / day)
  if (days === 0) return `today at ${timeOf(moment)}`
  if (days === 1) return `yesterday at ${timeOf(moment)}`
  return days < 7 ? `${count(days, 'day')} ago` : `on ${dayOf(at, offset)}`
}
