import type { Athlete, Season } from '@fieldhouse/contract/profiles.document'
import { filledColumns, statText } from '@fieldhouse/contract/profiles.figures'
import { newestMetrics } from '@fieldhouse/contract/profiles.metrics'
import type { Sport, StatColumn } from '@fieldhouse/contract/profiles.sport'
import type { ReactElement, ReactNode } from 'react'
import { paper } from '../../../platform/print/inks.ts'
import { block, column, flow, look, row, words } from '../../../platform/print/paper.ts'
import { dayWords, metricWords, originWords, shortOriginWords } from './print-labels.ts'

/** In points: the margin around everything on a sheet. */
export const side = 40

type Facts = readonly (readonly [label: string, value: string])[]

/** Figures on a line, each with its label above. */
export const figures = (facts: Facts, fontSize = 26): ReactElement =>
  row(
    { gap: 22, flexWrap: 'wrap' },
    ...facts.map(([label, value]) =>
      column({}, words(label, look.label), words(value, { ...look.figure, fontSize })),
    ),
  )

/** The strip below the poster. */
export const factStrip = (facts: Facts): ReactElement =>
  column(
    { paddingHorizontal: side, paddingVertical: 14, borderBottom: `1 solid ${paper.line}` },
    figures(facts, 18),
  )

/** This many lines stay together on a page. */
const mostTogether = 9

const headOf = (title: string, note: string | null): ReactElement =>
  column(
    { paddingTop: 18 },
    words(title, look.heading),
    note ? words(note, { ...look.muted, marginTop: -5, marginBottom: 7 }) : null,
  )

/** A heading with its content. The first lines are always on its page, and a short list stays together. */
export const section = (title: string, note: string | null, ...lines: ReactNode[]): ReactElement => {
  const shown = lines.filter(Boolean)
  const withHeading = shown.length <= mostTogether ? shown.length : 2
  const inset = { paddingHorizontal: side }
  return flow(
    block(inset, headOf(title, note), ...shown.slice(0, withHeading)),
    ...shown.slice(withHeading).map((line) => block(inset, line)),
  )
}

/** The same within a column of a single page. */
export const part = (title: string, ...children: ReactNode[]): ReactElement =>
  block({}, headOf(title, null), ...children)

const cell = (text: string, style: object = {}) => words(text, { flex: 1, textAlign: 'right', ...style })

const line = (cells: ReactNode[], style: object = {}) =>
  block(
    { flexDirection: 'row', paddingVertical: 4, borderBottom: `0.5 solid ${paper.line}`, ...style },
    ...cells,
  )

/** Only columns with content. Columns that don't fit continue below. */
const columnGroups = (athlete: Athlete, sport: Sport, seasons: readonly Season[]) => {
  const used = filledColumns(sport, athlete, seasons)
  const perTable = 12
  return Array.from({ length: Math.ceil(used.length / perTable) }, (_, index) =>
    used.slice(index * perTable, (index + 1) * perTable),
  )
}

/** The lines of a table. The first one has the names of its columns. */
const tableLines = (columns: readonly StatColumn[], seasons: readonly Season[]): ReactElement[] => {
  const names = line([
    words('Season', { ...look.label, width: 92 }),
    ...columns.map(({ label }) => cell(label, look.label)),
  ])
  const [first, ...others] = seasons.map(({ season, team, values }) =>
    line(
      [
        words([season?.title, team].filter(Boolean).join(', ') || 'Season', { width: 92 }),
        ...columns.map((column) => {
          const value = values[column.key]
          return cell(value === undefined ? '' : statText(column, value), look.tabular)
        }),
      ],
      { fontSize: 8.5 },
    ),
  )
  return [block({}, names, first), ...others]
}

/** Columns that don't fit continue in another table, a little below. */
export const seasonLines = (athlete: Athlete, sport: Sport, seasons: readonly Season[]): ReactElement[] =>
  columnGroups(athlete, sport, seasons).flatMap((columns, index) => {
    const [first, ...others] = tableLines(columns, seasons)
    return [block({ paddingTop: index === 0 ? 0 : 10 }, first), ...others]
  })

export const metricRows = (athlete: Athlete, { measurements }: Sport): ReactElement[] =>
  newestMetrics(athlete.metrics).flatMap((metric) => {
    const measurement = measurements.find(({ key }) => key === metric.key)
    if (!measurement) return []
    const origin = [originWords(metric), metric.measured_on && dayWords(metric.measured_on)]
    return [
      line([
        words(measurement.title, { flex: 2 }),
        words(metricWords(metric, measurement), { flex: 1, ...look.strong, ...look.tabular }),
        words(origin.filter(Boolean).join(', '), { flex: 2, ...look.muted, textAlign: 'right' }),
      ]),
    ]
  })

/** The same in half the width, one line each. */
export const shortMetricRows = (athlete: Athlete, { measurements }: Sport): ReactElement[] =>
  newestMetrics(athlete.metrics).flatMap((metric) => {
    const measurement = measurements.find(({ key }) => key === metric.key)
    if (!measurement) return []
    return [
      line([
        words(measurement.title, { flex: 6, paddingRight: 6, ...look.cut }),
        words(metricWords(metric, measurement), { flex: 3, ...look.strong }),
        words(shortOriginWords(metric), {
          flex: 5,
          ...look.muted,
          ...look.cut,
          fontSize: 8,
          textAlign: 'right',
        }),
      ]),
    ]
  })

/** A line with a small label before it. */
export const noted = (note: string, text: string): ReactElement =>
  line([words(note, { ...look.label, width: 92, paddingTop: 1 }), words(text, { flex: 1 })])

/** The same, on at most one line. */
export const notedShort = (note: string, text: string): ReactElement =>
  line([words(note, { ...look.label, width: 50, paddingTop: 1 }), words(text, { flex: 1, ...look.cut })])
