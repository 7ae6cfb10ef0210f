/** Days of a time zone. A stretch of time belongs to every day that it touches, with its part of each. */

export type Day = string

const dayLength = 24 * 60 * 60 * 1000
const hourLength = 60 * 60 * 1000

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', options)
  formats.set(timeZone, known)
  return known
}

/** Not every name that looks like a time zone is one. */
export const isTimeZone = (name: string): boolean => {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** The day at this moment, as in `2026-11-01`. Days compare as text. */
export const dayOf = (time: number, timeZone: string): Day => formatOf(timeZone).format(time)

const utcMidnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: Day, days: number): Day =>
  new Date(utcMidnight(day) + days * dayLength).toISOString().slice(0, 10)

/** Weeks begin on Monday. */
export const weekOf = (day: Day): { from: Day; to: Day } => {
  const sinceMonday = (new Date(utcMidnight(day)).getUTCDay() + 6) % 7
  return { from: addDays(day, -sinceMonday), to: addDays(day, 6 - sinceMonday) }
}

/**
 * The first second of a day. It is searched for, because a day can begin at one o'clock and take 23 or 25 hours, and
 * some zones have left out a whole day.
 */
export const startOfDay = (day: Day, timeZone: string): number => {
  // No zone is further from UTC than 14 hours.
  let before = utcMidnight(day) - 15 * hourLength
  let from = utcMidnight(day) + 15 * hourLength
  while (from - before > 1000) {
    const middle = before + Math.floor((from - before) / 2000) * 1000
    if (dayOf(middle, timeZone) >= day) from = middle
    else before = middle
  }
  return from
}

interface Stretch {
  readonly from: number
  readonly to: number
}

export interface DayPart<Row> extends Stretch {
  readonly day: Day
  readonly row: Row
}

/** Cuts stretches at midnight. */
export const cutIntoDays = <Row extends Stretch>(rows: readonly Row[], timeZone: string): DayPart<Row>[] => {
  const starts = new Map<Day, number>()
  const startOf = (day: Day) => {
    const known = starts.get(day) ?? startOfDay(day, timeZone)
    starts.set(day, known)
    return known
  }
  return rows.flatMap((row) => {
    const parts: DayPart<Row>[] = []
    for (let from = row.from; from < row.to; ) {
      const day = dayOf(from, timeZone)
      const to = Math.min(row.to, startOf(addDays(day, 1)))
      parts.push({ day, row, from, to })
      from = to
    }
    return parts
  })
}
