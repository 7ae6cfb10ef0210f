import { type Day, houseZone } from '../../platform/house-day.ts'

export { type Day, houseDayOf as billingDayOf } from '../../platform/house-day.ts'

const dayLength = 24 * 60 * 60 * 1000

const asUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const fromUtc = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => fromUtc(asUtc(day) + days * dayLength)

/** The days from the first to the second, without the second. */
export const daysBetween = (first: Day, second: Day): number => (asUtc(second) - asUtc(first)) / dayLength

/**
 * The same day of a later month. A 31st becomes the last day of a shorter month. Always count from the first day: month by
 * month, the 31st would stay lost after a February.
 */
export const addMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)))
}

const hourFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: houseZone,
  hour: 'numeric',
  hourCycle: 'h23',
})

/** The instant a billing day begins: 4 or 5 o'clock UTC, depending on daylight saving. */
export const startOfBillingDay = (day: Day): Date => {
  const early = new Date(asUtc(day) + 4 * 60 * 60 * 1000)
  return Number(hourFormat.format(early)) === 0 ? early : new Date(early.getTime() + 60 * 60 * 1000)
}
