import type lighthouse from 'lighthouse'
import { type Measurement, median } from './measurement.ts'

export type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Targets are for a machine of this speed, by Lighthouse's own benchmark. */
const usualIndex = 1000
/** Milliseconds. The part of a longer task counts as blocked. */
const longTask = 50

type Rows = Record<string, number | string>[]

const rowsOf = (report: Report, audit: string): Rows => {
  const details = report.audits[audit]?.details
  return details && 'items' in details && Array.isArray(details.items) ? (details.items as Rows) : []
}

const numberOf = (report: Report, audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN

const indexOf = ({ environment }: Report): number => environment.benchmarkIndex

/** What the blocked time would be at the usual index. All tasks take longer on a slower machine, and short ones count. */
const correctedBlockedTime = (report: Report): number => {
  const tasks = rowsOf(report, 'long-tasks').map(({ duration }) => Number(duration))
  const blockedBy = (speed: number) =>
    tasks.reduce((sum, duration) => sum + Math.max(0, duration * speed - longTask), 0)
  const measured = blockedBy(1)
  const blocked = numberOf(report, 'total-blocking-time')
  return measured === 0 ? blocked : (blocked * blockedBy(indexOf(report) / usualIndex)) / measured
}

/** As in "styleLayout 410, other 290". */
const kindsOf = (report: Report): string =>
  rowsOf(report, 'mainthread-work-breakdown')
    .map(({ group, duration }) => `${group} ${Math.round(Number(duration))}`)
    .join(', ')

/** The blocked time of a page, corrected for the machine, next to the same page with its scripts blocked. */
export const blockedTimes = (page: string, reports: readonly Report[], bare: Report): Measurement[] => {
  const medianOf = (read: (report: Report) => number) => Math.round(median(reports.map(read)))
  const [first] = reports
  return [
    {
      name: `${page}, blocked time at index ${usualIndex}`,
      unit: 'ms',
      value: medianOf(correctedBlockedTime),
      target: 200,
    },
    {
      name: `${page}, blocked time as measured, at index ${medianOf(indexOf)}`,
      unit: 'ms',
      value: medianOf((report) => numberOf(report, 'total-blocking-time')),
    },
    {
      name: `${page} with its scripts blocked, blocked time at index ${usualIndex}`,
      unit: 'ms',
      value: Math.round(correctedBlockedTime(bare)),
    },
    ...(first
      ? [
          {
            name: `${page}, main thread of a run by kind (${kindsOf(first)}; scripts blocked: ${kindsOf(bare)})`,
            unit: 'ms',
            value: Math.round(numberOf(first, 'mainthread-work-breakdown')),
          },
        ]
      : []),
  ]
}
