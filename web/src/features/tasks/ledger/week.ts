import type { LedgerDay } from '@fieldhouse/contract/tasks.ledger'
import { type Clock, dateAt } from '../../../lib/dates.ts'

const dayLength = 24 * 60 * 60 * 1000
const minute = 60_000
const minutesInDay = 24 * 60

/** The day that is this many days later. Days are YYYY-MM-DD. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)

/** Weeks begin on Monday. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(date).getUTCDay() + 6) % 7))

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export const dayName = (date: string): string => dayNames[new Date(date).getUTCDay()] ?? ''

/** Monday to Friday. A day of the weekend belongs to it if there was work, or if it is today. */
export const daysOfWeek = (monday: string, today: string, worked: readonly string[]): readonly string[] =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((place) => addDays(monday, place))
    .filter((date, place) => place < 5 || date === today || worked.includes(date))

const offsetOf = (at: number, clock: Clock): number => (typeof clock === 'number' ? clock : clock(at))

/** Minutes since midnight by the wall clock. */
const minutesAt = (at: string, clock: Clock): number => {
  const moment = new Date(Date.parse(at) + offsetOf(Date.parse(at), clock) * minute)
  return moment.getUTCHours() * 60 + moment.getUTCMinutes() + moment.getUTCSeconds() / 60
}

interface Stretch {
  readonly from: string
  readonly to: string
}

/** A stretch's part of a day, in minutes since midnight by the wall clock. */
export const partOfDay = ({ from, to }: Stretch, date: string, clock: Clock) => ({
  from: dateAt(from, clock) < date ? 0 : minutesAt(from, clock),
  to: dateAt(to, clock) > date ? minutesInDay : minutesAt(to, clock),
})

/** The days of a stretch, each with its part. A stretch over midnight has two or more. */
export const splitByDay = ({ from, to }: Stretch, clock: Clock): readonly (Stretch & { date: string })[] => {
  const parts: (Stretch & { date: string })[] = []
  let start = Date.parse(from)
  const end = Date.parse(to)
  while (start < end) {
    const date = dateAt(start, clock)
    const next = Date.parse(addDays(date, 1))
    const midnight = next - offsetOf(next - offsetOf(start, clock) * minute, clock) * minute
    const until = Math.min(end, midnight > start ? midnight : end)
    parts.push({ date, from: new Date(start).toISOString(), to: new Date(until).toISOString() })
    start = until
  }
  return parts
}

/** The counted seconds of each athlete, those with the most time first. */
export const athletesOfWeek = (days: readonly LedgerDay[]) => {
  const athletes = new Map<string, { user_id: string; name: string; seconds: number }>()
  for (const { athlete, seconds, is_discarded } of days.flatMap(({ rows }) => rows)) {
    if (is_discarded) continue
    const known = athletes.get(athlete.user_id)
    athletes.set(athlete.user_id, { ...athlete, seconds: seconds + (known?.seconds ?? 0) })
  }
  return [...athletes.values()].toSorted(
    (one, other) => other.seconds - one.seconds || one.name.localeCompare(other.name),
  )
}

export interface HourAxis {
  /** Minutes since midnight, whole hours. */
  readonly from: number
  readonly to: number
}

/** One clock for all days: office hours, or longer if someone worked earlier or later. */
export const hourAxis = (parts: readonly { from: number; to: number }[]): HourAxis => ({
  from: Math.floor(Math.min(8 * 60, ...parts.map(({ from }) => from)) / 60) * 60,
  to: Math.min(minutesInDay, Math.ceil(Math.max(18 * 60, ...parts.map(({ to }) => to)) / 60) * 60),
})

/** Where a minute of the day is on the axis, from 0 to 100. */
export const placeOn = ({ from, to }: HourAxis, minutes: number): number =>
  Math.min(100, Math.max(0, ((minutes - from) / (to - from)) * 100))

const hourName = (hour: number, isNamed: boolean): string => {
  if (hour === 12) return 'noon'
  const figure = hour % 12 || 12
  return isNamed ? `${figure} ${hour % 24 < 12 ? 'am' : 'pm'}` : String(figure)
}

/** At most six hours, evenly apart. The first and the last say am or pm. */
export const hourMarks = ({ from, to }: HourAxis): readonly { place: number; label: string }[] => {
  const [first, last] = [from / 60, to / 60]
  const step = [2, 3, 4].find((hours) => (last - first) / hours <= 5) ?? 6
  const hours = Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_, place) => first + place * step,
  )
  return hours.map((hour, place) => ({
    place: placeOn({ from, to }, hour * 60),
    label: hourName(hour, place === 0 || place === hours.length - 1),
  }))
}
