import type { BusinessOverview, BusinessPeriod } from '@fieldhouse/contract/business'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import type { ChartValue, LineReference } from '../../ui/charts/line-chart-data.ts'
import { drawnOf, markText, pointText, unitHeadings } from './period-words.ts'

interface PeriodSeries {
  label: string
  of: (period: BusinessPeriod) => ChartValue
}

interface PeriodLineProps {
  label: string
  overview: Pick<BusinessOverview, 'periods' | 'unit'>
  series: readonly [PeriodSeries] | readonly [PeriodSeries, PeriodSeries]
  format: (value: number) => string
  formatTick?: (value: number) => string
  references?: readonly LineReference[]
  /** For a number of a moment, the running period is as true as the others. */
  hasRunning?: boolean
  emptyText: string
}

const mostMarks = 6

/** A few of them, always with the newest. */
const marksOf = (count: number): number[] => {
  const step = Math.max(1, Math.ceil(count / mostMarks))
  const first = (count - 1) % step
  return Array.from({ length: Math.ceil((count - first) / step) }, (_, index) => first + index * step)
}

/** A number of each period as a line, with its table. */
export const PeriodLine = ({ label, overview, series, hasRunning, ...chart }: PeriodLineProps) => {
  const { periods, unit } = overview
  const drawn = hasRunning ? periods : drawnOf(periods)
  const linesOf = ({ label, of }: PeriodSeries) => ({ label, values: drawn.map(of) })
  const [first, second] = series
  return (
    <LineChart
      label={label}
      points={drawn.map((period) => pointText(period, unit))}
      marks={marksOf(drawn.length).map((at) => ({
        at,
        label: markText(drawn[at] ?? { from: '' }, unit, drawn.length),
      }))}
      pointHeading={unitHeadings[unit]}
      series={second ? [linesOf(first), linesOf(second)] : [linesOf(first)]}
      // Two lines have their names at their ends.
      {...(!second && { highlight: { at: drawn.length - 1, isAtEnd: true } })}
      hasOpenNumbers
      {...chart}
    />
  )
}
