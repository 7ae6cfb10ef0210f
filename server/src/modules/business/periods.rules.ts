import type { BusinessOverview, BusinessPeriod, BusinessRange } from '@fieldhouse/contract/business'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import { addDays, weekOf } from '../../platform/days/days.rules.ts'
import { type Day, dayInWords } from '../../platform/house-day.ts'

/** The range that was asked for, and the days, weeks, or months it consists of. */

export interface AskedRange {
  readonly range?: BusinessRange | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

type Unit = BusinessOverview['unit']

export interface Span {
  readonly range: BusinessOverview['range']
  readonly from: Day
  readonly to: Day
  readonly unit: Unit
}

export type Cut = Pick<BusinessPeriod, 'from' | 'to' | 'is_full'>

const earliest: Day = '2000-01-01'

export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The first day of the month that is so many months later. */
export const addMonthsTo = (day: Day, months: number): Day => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const dayFaults = (day: Day | undefined, today: Day): string[] => {
  if (day === undefined) return []
  if (day > today) return ['Must not be in the future']
  return day < earliest ? [`Must not be before ${dayInWords(earliest)}`] : []
}

/** Everything that is wrong with it, by field. Null if nothing is. */
export const rangeFaults = ({ range, from, to }: AskedRange, today: Day): FieldFaults | null => {
  const isOwn = from !== undefined || to !== undefined
  const faults: Record<string, string[]> = {
    range: range !== undefined && isOwn ? ['Choose a range or two dates, not both'] : [],
    from: isOwn && from === undefined ? ['Choose the first day'] : dayFaults(from, today),
    to: isOwn && to === undefined ? ['Choose the last day'] : dayFaults(to, today),
  }
  if (from !== undefined && to !== undefined && to < from)
    faults.to = [...(faults.to ?? []), 'Must not be before the first day']
  const found = Object.entries(faults).filter(([, texts]) => texts.length > 0)
  return found.length > 0 ? Object.fromEntries(found) : null
}

const dayCount = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** So that there is neither one point nor a hundred. */
const unitOf = (from: Day, to: Day): Unit => {
  const days = dayCount(from, to)
  if (days <= 31) return 'day'
  return days <= 26 * 7 ? 'week' : 'month'
}

/** Twelve full weeks or months, and the one that is going on. */
export const spanOf = ({ range, from, to }: AskedRange, today: Day, firstDay: Day): Span => {
  if (from !== undefined && to !== undefined) return { range: 'own', from, to, unit: unitOf(from, to) }
  switch (range) {
    case '12-weeks':
      return { range, from: addDays(weekOf(today).from, -12 * 7), to: today, unit: 'week' }
    case 'all':
      return { range, from: firstDay, to: today, unit: unitOf(firstDay, today) }
    default:
      return { range: '12-months', from: addMonthsTo(today, -12), to: today, unit: 'month' }
  }
}

/** The whole day, week, or month that a day is in. */
const wholeAround = (day: Day, unit: Unit): { from: Day; to: Day } => {
  if (unit === 'day') return { from: day, to: day }
  return unit === 'week' ? weekOf(day) : { from: monthOf(day), to: addDays(addMonthsTo(day, 1), -1) }
}

/** The first and the last may be cut by the range. One that is going on is not full either. */
export const cutsOf = ({ from, to, unit }: Pick<Span, 'from' | 'to' | 'unit'>, today: Day): Cut[] => {
  const cuts: Cut[] = []
  for (let day = from; day <= to; ) {
    const whole = wholeAround(day, unit)
    const end = whole.to < to ? whole.to : to
    cuts.push({ from: day, to: end, is_full: day === whole.from && end === whole.to && end < today })
    day = addDays(end, 1)
  }
  return cuts
}

export const edgesOf = (cuts: readonly Cut[]): Day[] => [
  ...cuts.map(({ from }) => from),
  addDays(cuts.at(-1)?.to ?? earliest, 1),
]
