import type { BusinessOverview, BusinessPeriod } from '@fieldhouse/contract/business'
import { lazily } from '../../lib/lazily.ts'

type Unit = BusinessOverview['unit']
type Days = Pick<BusinessPeriod, 'from' | 'to' | 'is_full'>

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }))

const calendarMonthFormat = formatOf({ month: 'long' })
const monthYearFormat = formatOf({ month: 'long', year: 'numeric' })
const shortMonthFormat = formatOf({ month: 'short' })
const shortMonthYearFormat = formatOf({ month: 'short', year: 'numeric' })
const calendarDayFormat = formatOf({ month: 'long', day: 'numeric' })
const dayYearFormat = formatOf({ dateStyle: 'long' })
const pointDayFormat = formatOf({ month: 'short', day: 'numeric' })

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const isOfYear = (day: string, latest: string): boolean => day.slice(0, 4) === latest.slice(0, 4)

/** As in “October 5”, or “October 5, 2025” if it is not of the latest year. */
export const calendarDay = (day: string, latest: string): string =>
  (isOfYear(day, latest) ? calendarDayFormat() : dayYearFormat()).format(dateOf(day))

/** As in “October”, or “October 2025”. */
export const calendarMonth = (day: string, latest: string): string =>
  (isOfYear(day, latest) ? calendarMonthFormat() : monthYearFormat()).format(dateOf(day))

/** As in “October”, “the week of October 5”, or “October 5”. */
export const periodText = ({ from }: Pick<Days, 'from'>, unit: Unit, latest: string): string => {
  if (unit === 'month') return calendarMonth(from, latest)
  return unit === 'week' ? `the week of ${calendarDay(from, latest)}` : calendarDay(from, latest)
}

/** The same after a preposition: “in October”, “on October 5”. */
export const inPeriod = (period: Pick<Days, 'from'>, unit: Unit, latest: string): string =>
  `${unit === 'day' ? 'on' : 'in'} ${periodText(period, unit, latest)}`

/** In a table or at a point: “Oct 2026”, “Oct 5”. */
export const pointText = ({ from }: Pick<Days, 'from'>, unit: Unit): string =>
  (unit === 'month' ? shortMonthYearFormat() : pointDayFormat()).format(dateOf(from))

/** Below a chart, where there is little room. More than a year of months needs the year. */
export const markText = (period: Pick<Days, 'from'>, unit: Unit, count: number): string =>
  unit === 'month' && count <= 13 ? shortMonthFormat().format(dateOf(period.from)) : pointText(period, unit)

export const unitHeadings = { day: 'Day', week: 'Week of', month: 'Month' } as const

/** A period that is cut short would look like a fall. If hardly anything else is there, it is drawn all the same. */
export const drawnOf = <Period extends Days>(periods: readonly Period[]): readonly Period[] => {
  const full = periods.filter(({ is_full }) => is_full)
  return full.length >= 2 ? full : periods
}

/** The days of a range: “since July 1”, or “from July 1 to July 31” for days of one’s own. */
export const rangeText = ({ range, from, to }: Pick<BusinessOverview, 'range' | 'from' | 'to'>): string =>
  range === 'own'
    ? `from ${calendarDay(from, to)} to ${calendarDay(to, to)}`
    : `since ${calendarDay(from, to)}`

/** What is not drawn, in words: “November so far: 12.” or “March 10 to March 31: 7.” */
export const restText = (
  { periods, unit, range, to }: Pick<BusinessOverview, 'periods' | 'unit' | 'range' | 'to'>,
  textOf: (period: BusinessPeriod) => string,
): string => {
  const drawn = new Set(drawnOf(periods))
  return periods
    .filter((period) => !drawn.has(period))
    .map((period) => {
      const isRunning = range !== 'own' && period === periods.at(-1)
      const name = isRunning
        ? `${capitalized(periodText(period, unit, to))} so far`
        : `${calendarDay(period.from, to)} to ${calendarDay(period.to, to)}`
      return `${name}: ${textOf(period)}.`
    })
    .join(' ')
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
