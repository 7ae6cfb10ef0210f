import type { ChartValue, LineChartData, LineSeries } from './line-chart-data.ts'
import { isDrawable } from './line-chart-geometry.ts'

export type NumberWords = (value: number) => string

const style = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options)
const plain = style({ maximumFractionDigits: 2 })
const fine = style({ maximumSignificantDigits: 3 })
const compact = style({ notation: 'compact', maximumFractionDigits: 2 })
const scientific = style({ notation: 'scientific', maximumFractionDigits: 2 })

/** Any number in a readable form. */
export const plainNumber: NumberWords = (value) => {
  const size = Math.abs(value)
  if (size >= 1e15 || (size > 0 && size < 1e-6)) return scientific.format(value)
  return (size < 0.1 ? fine : plain).format(value)
}

/** The same for a narrow space: 12K, 3.4M. */
export const shortNumber: NumberWords = (value) => {
  const size = Math.abs(value)
  return size >= 1e4 && size < 1e15 ? compact.format(value) : plainNumber(value)
}

/** A point's text: "Nov 12: 21", plus the line names if there are several. */
export const pointWords = (
  { points, series }: LineChartData,
  index: number,
  format: NumberWords,
  gapText: string,
): string => {
  const values = series.map(({ label, values }) => {
    const words = valueWords(values[index], format, gapText)
    return series.length > 1 ? `${label} ${words}` : words
  })
  return `${points[index] ?? ''}: ${values.join(', ')}`
}

export const valueWords = (value: ChartValue | undefined, format: NumberWords, gapText: string): string =>
  isDrawable(value) ? format(value) : gapText

/** The drawing as sentences. */
export const chartWords = (data: LineChartData, format: NumberWords, emptyText: string): string => {
  const { points, series, references = [], range, highlight } = data
  const lines = series.map((line) => {
    const words = lineWords(line, points, format) ?? emptyText
    return series.length > 1 ? `${line.label}: ${words}` : words
  })
  const isTold = highlight && isDrawable(series[highlight.series ?? 0]?.values[highlight.at])
  const told = isTold && highlight.label && `${points[highlight.at] ?? ''}: ${highlight.label}`
  const stretch = range && `${range.label}: ${points[range.from] ?? ''} to ${points[range.to] ?? ''}`
  return [...lines, ...references.map(({ label }) => label), told, stretch]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}

const lineWords = ({ values }: LineSeries, points: readonly string[], format: NumberWords) => {
  const drawn = points
    .map((point, index) => ({ point, value: values[index] ?? Number.NaN }))
    .filter(({ value }) => isDrawable(value))
  const last = drawn.at(-1)
  if (!last) return undefined
  const say = ({ point, value }: typeof last) => `${format(value)} (${point})`
  if (drawn.length === 1) return say(last)
  const lowest = drawn.reduce((least, one) => (one.value < least.value ? one : least))
  const highest = drawn.reduce((most, one) => (one.value > most.value ? one : most))
  return `${drawn.length} values, lowest ${say(lowest)}, highest ${say(highest)}, last ${say(last)}`
}
