import type { Athlete, Season } from '@fieldhouse/contract/profiles.document'
import { columnsFor, statText } from '@fieldhouse/contract/profiles.figures'
import { newestMetrics } from '@fieldhouse/contract/profiles.metrics'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { Image } from '@react-pdf/renderer'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { inks, paper } from '../../../platform/print/inks.ts'
import { block, column, heading, look, pageTop, row, words } from '../../../platform/print/paper.ts'
import { dayWords, fullName, metricWords, originWords, playsAs } from './print-words.ts'

const side = 40

/** The poster across the top of a sheet. */
export const poster = (
  athlete: Athlete,
  sport: Sport,
  photo: Buffer | null,
  aside: ReactNode,
): ReactElement => {
  const ink = inks[athlete.is_seros ? 'black' : athlete.settings.color_theme]
  const place = [athlete.high_school, [athlete.city, athlete.state].filter(Boolean).join(', ')]
  const longest = Math.max(athlete.first_name.length, athlete.last_name.length)
  const size = longest > 14 ? 30 : longest > 10 ? 40 : 50
  return row(
    {
      marginTop: -pageTop,
      backgroundColor: ink.poster,
      color: ink.on,
      paddingHorizontal: side,
      paddingVertical: 28,
      gap: 20,
      alignItems: 'flex-end',
    },
    column(
      { flex: 1 },
      words(playsAs(athlete, sport), { ...look.label, color: ink.second, fontSize: 10 }),
      words(fullName(athlete), {
        fontFamily: 'Display',
        fontSize: size,
        lineHeight: 0.95,
        marginTop: 6,
        textTransform: 'uppercase',
      }),
      words(place.filter(Boolean).join('  ·  '), { color: ink.second, marginTop: 12 }),
      athlete.bio ? words(athlete.bio, { marginTop: 8, fontSize: 11 }) : null,
    ),
    photo
      ? createElement(Image, { src: photo, style: { width: 110, height: 130, objectFit: 'contain' } })
      : null,
    athlete.number
      ? words(athlete.number, { fontFamily: 'Display', fontSize: 96, lineHeight: 0.8, color: ink.deep })
      : null,
    aside,
  )
}

type Facts = readonly (readonly [label: string, value: string])[]

/** Figures in a line, each with its label above. */
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

export const section = (title: string, note: string | null, ...children: ReactNode[]): ReactElement =>
  column({ paddingHorizontal: side }, part(title, note, ...children))

/** For tables, which may be longer than a page. */
export const flowingSection = (title: string, ...tables: ReactNode[]): ReactElement =>
  column({ paddingHorizontal: side, paddingTop: 18 }, heading(words(title, look.heading)), ...tables)

/** So few lines stay together on a page. */
const mostTogether = 9

/** The same within a column of its own. */
export const part = (title: string, note: string | null, ...children: ReactNode[]): ReactElement => {
  const frame = children.length <= mostTogether ? block : column
  return frame(
    { paddingTop: 18 },
    heading(
      words(title, look.heading),
      note ? words(note, { ...look.muted, marginTop: -5, marginBottom: 7 }) : null,
    ),
    ...children,
  )
}

const cell = (text: string, style: object = {}) => words(text, { flex: 1, textAlign: 'right', ...style })

const line = (cells: ReactNode[], style: object = {}) =>
  block(
    { flexDirection: 'row', paddingVertical: 4, borderBottom: `0.5 solid ${paper.line}`, ...style },
    ...cells,
  )

/** Only columns in which something stands; more than fit beside each other go on below. */
const columnGroups = (athlete: Athlete, sport: Sport, seasons: readonly Season[]) => {
  const used = columnsFor(sport, athlete).filter(({ key }) => seasons.some(({ values }) => key in values))
  const perTable = 12
  return Array.from({ length: Math.ceil(used.length / perTable) }, (_, index) =>
    used.slice(index * perTable, (index + 1) * perTable),
  )
}

export const seasonTables = (athlete: Athlete, sport: Sport, seasons: readonly Season[]): ReactElement[] =>
  columnGroups(athlete, sport, seasons).map((columns) =>
    (seasons.length <= mostTogether ? block : column)(
      { fontSize: 8.5, marginBottom: 10 },
      line([
        words('Season', { ...look.label, width: 92 }),
        ...columns.map(({ label }) => cell(label, look.label)),
      ]),
      ...seasons.map(({ season, team, values }) =>
        line([
          words([season?.title, team].filter(Boolean).join(', ') || 'Season', { width: 92 }),
          ...columns.map((column) => {
            const value = values[column.key]
            return cell(value === undefined ? '' : statText(column, value))
          }),
        ]),
      ),
    ),
  )

export const metricRows = (athlete: Athlete, { measurements }: Sport): ReactElement[] =>
  newestMetrics(athlete.metrics).flatMap((metric) => {
    const measurement = measurements.find(({ key }) => key === metric.key)
    if (!measurement) return []
    const origin = [originWords(metric), metric.measured_on && dayWords(metric.measured_on)]
    return [
      line([
        words(measurement.title, { flex: 2 }),
        words(metricWords(metric, measurement), { flex: 1, ...look.strong }),
        words(origin.filter(Boolean).join(', '), { flex: 2, ...look.muted, textAlign: 'right' }),
      ]),
    ]
  })

/** The same in half the width, a line each. */
export const shortMetricRows = (athlete: Athlete, { measurements }: Sport): ReactElement[] =>
  newestMetrics(athlete.metrics).flatMap((metric) => {
    const measurement = measurements.find(({ key }) => key === metric.key)
    if (!measurement) return []
    return [
      line([
        words(measurement.title, { flex: 6, paddingRight: 6, ...look.cut }),
        words(metricWords(metric, measurement), { flex: 3, ...look.strong }),
        words(originWords(metric), {
          flex: 5,
          ...look.muted,
          ...look.cut,
          fontSize: 8,
          textAlign: 'right',
        }),
      ]),
    ]
  })

/** A line with a small word before it. */
export const noted = (note: string, text: string): ReactElement =>
  line([words(note, { ...look.label, width: 92, paddingTop: 1 }), words(text, { flex: 1 })])

/** The same, never more than one line. */
export const notedShort = (note: string, text: string): ReactElement =>
  line([words(note, { ...look.label, width: 50, paddingTop: 1 }), words(text, { flex: 1, ...look.cut })])
