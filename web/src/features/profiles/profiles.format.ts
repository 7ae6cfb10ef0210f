import type { Metric, Season } from '@fieldhouse/contract/profiles.document'
import { statText } from '@fieldhouse/contract/profiles.figures'
import type { Measurement, StatColumn } from '@fieldhouse/contract/profiles.sport'
import { lazily } from '../../lib/lazily.ts'
import type { Units } from '../../lib/units.ts'

/** A formatted number: the number is large, its unit small after it. */
interface Quantity {
  value: string
  unit: string | null
}

const cmPerInch = 2.54
const kgPerPound = 0.45359237

const toStep = (value: number, step: number): number => Math.round(value / step) * step

/** Without trailing zeros: 73.5, 74. */
const plain = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)))

export const feetAndInches = (cm: number, step = 0.25): string => {
  const inches = toStep(cm / cmPerInch, step)
  return `${Math.floor(inches / 12)}′${plain(inches % 12, 2)}″`
}

export const lengthOf = (cm: number, units: Units): Quantity =>
  units === 'imperial' ? { value: feetAndInches(cm), unit: null } : { value: plain(cm, 0), unit: 'cm' }

export const weightIn = (kg: number, units: Units): Quantity =>
  units === 'imperial'
    ? { value: plain(toStep(kg / kgPerPound, 0.5), 1), unit: 'lb' }
    : { value: plain(kg, 1), unit: 'kg' }

const decimalsOf = (step: number): number => (step >= 1 ? 0 : step >= 0.1 ? 1 : 2)

const suffixes: Partial<Record<Measurement['unit'], string>> = {
  seconds: 's',
  mph: 'mph',
  rpm: 'rpm',
  degrees: '°',
  percent: '%',
}

/** PRO-04: lengths are stored in cm and weights in kg. Everything else is in its own unit. */
export const measured = (
  { value }: Pick<Metric, 'value'>,
  { unit, step }: Pick<Measurement, 'unit' | 'step'>,
  units: Units,
): Quantity => {
  if (unit === 'length') return lengthOf(value, units)
  if (unit === 'weight') return weightIn(value, units)
  if (unit === 'short-length')
    return units === 'imperial'
      ? { value: plain(toStep(value / cmPerInch, step), 2), unit: 'in' }
      : { value: plain(value, 1), unit: 'cm' }
  return { value: value.toFixed(decimalsOf(step)), unit: suffixes[unit] ?? null }
}

/** With its unit, for a line of text: `39.6 %`. */
export const statWords = (column: Pick<StatColumn, 'decimals' | 'unit'>, value: number): string =>
  [statText(column, value), column.unit].filter(Boolean).join(column.unit === '%' ? '' : '\u00a0')

/** The change, with a full-width sign: `+4.6`, `−0.3`. */
export const changeText = (column: Pick<StatColumn, 'decimals'>, change: number): string => {
  const size = statText(column, Math.abs(change))
  if (Number(size) === 0) return '±0'
  return `${change < 0 ? '−' : '+'}${size}`
}

const monthFormat = lazily(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
)
const longDayFormat = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))

/** A calendar day, or a timestamp's day. */
const parse = (day: string): Date => new Date(day.length === 10 ? `${day}T00:00:00Z` : day)

/** As in "Jul 2026". */
export const monthText = (day: string): string => monthFormat().format(parse(day))

/** As in "July 4, 2026". */
export const dayText = (day: string): string => longDayFormat().format(parse(day))

/** From `HH:mm`, as in "7:30 pm". */
export const timeText = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

const sourceNames: Record<Season['source'], string | null> = {
  self: null,
  coach: 'Coach',
  event: 'Event',
  document: 'Document',
}

/** A number's source. `by` is what the athlete typed. `confirmed` is a person with an account. */
export interface FigureSource {
  source: Season['source']
  day: string | null
  by?: string | null
  confirmed: Season['confirmed']
}

/** A source that the athlete typed is shown as reported, never as confirmed. */
const originOf = ({ source, by = null, confirmed }: FigureSource): string =>
  confirmed
    ? `Confirmed by ${confirmed.by}`
    : ['Reported by athlete', by ?? sourceNames[source]].filter(Boolean).join(' · ')

/** Principle 5: a number's source and date. */
export const sourceText = (from: FigureSource): string =>
  [originOf(from), from.day && monthText(from.day)].filter(Boolean).join(', ')

/** The same as a sentence: "Reported by athlete · Coach, March 14, 2026." */
export const sourceSentence = (from: FigureSource): string =>
  `${[originOf(from), from.day && dayText(from.day)].filter(Boolean).join(', ')}.`
