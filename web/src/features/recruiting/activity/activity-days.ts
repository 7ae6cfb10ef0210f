import { lazily } from '../../../lib/lazily.ts'

/** An event with day and time. Days are text, so no time zone can shift them. */
interface Dated {
  id: string
  event_date: string
  event_time: string
}

export interface ActivityDay<Entry extends Dated> {
  date: string
  /** As in "Saturday, November 14". */
  label: string
  entries: readonly Entry[]
}

const activityDayFormat = lazily(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
)

const dayLabel = (date: string): string => activityDayFormat().format(new Date(`${date}T00:00:00Z`))

/** As in "4:12 pm". */
export const timeLabel = (time: string): string => {
  const hours = Number(time.slice(0, 2))
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'am' : 'pm'}`
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** RCC-02: newest first by date and time, then by id. */
const newestFirst = (one: Dated, other: Dated): number =>
  compare(other.event_date, one.event_date) ||
  compare(other.event_time, one.event_time) ||
  compare(other.id, one.id)

/** RCC-02: grouped by day, under its heading, without duplicates. */
export const groupByDay = <Entry extends Dated>(entries: readonly Entry[]): readonly ActivityDay<Entry>[] => {
  const once = new Map(entries.map((entry) => [entry.id, entry]))
  const sorted = [...once.values()].sort(newestFirst)
  return [...Map.groupBy(sorted, ({ event_date }) => event_date)].map(([date, ofDay]) => ({
    date,
    label: dayLabel(date),
    entries: ofDay,
  }))
}

/** About this many entries are rendered or skipped together. */
export const partSize = 20

/** A day, or a piece of a long one. */
interface DayPiece<Entry extends Dated> extends ActivityDay<Entry> {
  /** Its heading is above an earlier piece. */
  isContinued: boolean
}

const piecesOf = <Entry extends Dated>(day: ActivityDay<Entry>): DayPiece<Entry>[] =>
  Array.from({ length: Math.ceil(day.entries.length / partSize) }, (_, place) => ({
    ...day,
    entries: day.entries.slice(place * partSize, (place + 1) * partSize),
    isContinued: place > 0,
  }))

/** Splits a long log into parts. A part has at most one piece of a day. */
export const logParts = <Entry extends Dated>(days: readonly ActivityDay<Entry>[]): DayPiece<Entry>[][] => {
  const parts: DayPiece<Entry>[][] = []
  let room = 0
  for (const piece of days.flatMap(piecesOf)) {
    if (room <= 0) {
      parts.push([])
      room = partSize
    }
    parts.at(-1)?.push(piece)
    room -= piece.entries.length
  }
  return parts
}
