import { classNames } from '../style/class-names.ts'
import { type Ground, groundClassName } from '../style/ground.ts'
import type { LineChartData, LineMark } from './line-chart-data.ts'
import {
  depthOf,
  evenIndexes,
  isDrawable,
  isFreeAbove,
  niceTicks,
  type Place,
  placesOf,
} from './line-chart-geometry.ts'
import { Callout, MarkLabels, RangeShade, TickLabels } from './line-chart-labels.tsx'
import { ChartKey, EndLabels } from './line-chart-names.tsx'
import { LineChartPlot } from './line-chart-plot.tsx'
import { LineChartReadout } from './line-chart-readout.tsx'
import { LineChartTable } from './line-chart-table.tsx'
import { chartWords, type NumberWords, plainNumber, shortNumber } from './line-chart-texts.ts'
import { OpenNumbers } from './open-numbers.tsx'

interface LineChartProps extends LineChartData {
  /** What the chart shows, for screen readers. The visible heading is above it. */
  label: string
  /** The labels below the plot. By default some points are labeled. */
  marks?: readonly LineMark[] | undefined
  /** The drawing as text. By default the lowest, the highest, and the last value. */
  summary?: string | undefined
  format?: NumberWords | undefined
  formatTick?: NumberWords | undefined
  ground?: Ground | undefined
  /** Everyone can open the table. By default it is only for screen readers. */
  hasOpenNumbers?: boolean | undefined
  numbersText?: string | undefined
  pointHeading?: string | undefined
  readoutText?: string | undefined
  emptyText?: string | undefined
  gapText?: string | undefined
}

/** Longer labels would leave no room for their line. */
const longestEndLabel = 24

/** Values over time. The axis starts at zero, and lines are labeled at their ends. */
export const LineChart = ({
  label,
  marks,
  summary,
  format = plainNumber,
  formatTick = format === plainNumber ? shortNumber : format,
  ground = 'page',
  hasOpenNumbers = false,
  numbersText,
  pointHeading = 'Point',
  readoutText = 'one value at a time',
  emptyText = 'No data yet',
  gapText = 'No data',
  ...data
}: LineChartProps) => {
  const { points, series, range, highlight } = data
  const references = (data.references ?? []).filter(({ value }) => isDrawable(value))
  const drawn = series.flatMap(({ values }) => values.slice(0, points.length)).filter(isDrawable)
  const isEmpty = drawn.length === 0
  const ticks = niceTicks(isEmpty ? [] : [...drawn, ...references.map(({ value }) => value)])
  const places = series.map(({ values }) => placesOf(values, points.length, ticks))
  const told = highlight && tellHighlight(data, places)

  const endValue =
    told && highlight.isAtEnd
      ? [{ label: formatTick(told.value), depth: told.place.y, isStrong: true, isFigure: true }]
      : []
  const endLabels = [
    ...endValue,
    ...(series.length > 1 ? series : []).map(({ label }, index) => ({
      label,
      depth: places[index]?.findLast((place) => place !== null)?.y ?? 1,
      isStrong: index === 0,
    })),
    ...references.map(({ label, value, isQuiet }) => ({
      label,
      depth: depthOf(value, ticks),
      isStrong: !isQuiet,
    })),
  ]
  const hasEndLabels =
    !isEmpty && endLabels.length > 0 && endLabels.every(({ label }) => label.length <= longestEndLabel)
  const named = marks ?? evenIndexes(points.length).map((at) => ({ at, label: points[at] ?? '' }))
  const table = <LineChartTable caption={label} {...{ data, pointHeading, format, gapText }} />

  return (
    <figure aria-label={label} className="@container relative">
      <div
        className={classNames(
          'grid gap-x-3',
          range && !isEmpty ? 'pt-6' : 'pt-2',
          hasEndLabels
            ? 'grid-cols-[auto_minmax(0,1fr)] @max-xl:pe-2 @xl:grid-cols-[auto_minmax(0,1fr)_auto]'
            : 'grid-cols-[auto_minmax(0,1fr)] pe-2',
        )}
      >
        {isEmpty ? <span /> : <TickLabels ticks={ticks} format={formatTick} />}
        <div className="relative h-39 @xl:h-58">
          <div
            role="img"
            aria-label={summary ?? chartWords(data, format, emptyText)}
            className="absolute inset-0"
          >
            {range && !isEmpty && <RangeShade range={range} count={points.length} />}
            <LineChartPlot
              {...{ series, places, ticks, ground }}
              references={isEmpty ? [] : references}
              highlighted={told?.place ?? null}
            />
            {told && (
              <Callout
                {...told}
                value={format(told.value)}
                label={highlight.label}
                isForNarrowOnly={endValue.length > 0 && hasEndLabels}
              />
            )}
            {isEmpty && (
              <p className="absolute inset-0 grid place-items-center text-center text-ui text-muted">
                <span className={classNames('px-3', groundClassName[ground])}>{emptyText}</span>
              </p>
            )}
          </div>
          {!isEmpty && (
            <LineChartReadout
              name={`${label}: ${readoutText}`}
              start={told ? highlight.at : points.length - 1}
              {...{ data, places, format, gapText }}
            />
          )}
        </div>
        {hasEndLabels && <EndLabels labels={endLabels} />}
        {!isEmpty && <MarkLabels marks={named} count={points.length} />}
      </div>
      {!isEmpty && (endLabels.length > 0 || told) && (
        <ChartKey
          {...{ series, references }}
          highlight={told && highlight.label}
          isForNarrowOnly={hasEndLabels || endLabels.length === 0}
        />
      )}
      {hasOpenNumbers && !isEmpty ? (
        <OpenNumbers text={numbersText}>{table}</OpenNumbers>
      ) : (
        !isEmpty && <div className="sr-only">{table}</div>
      )}
    </figure>
  )
}

/** A missing point shows nothing. */
const tellHighlight = (
  { series, highlight }: LineChartData,
  places: readonly (readonly (Place | null)[])[],
): { place: Place; isAbove: boolean; value: number } | undefined => {
  const { at = 0, series: line = 0 } = highlight ?? {}
  const own = places[line] ?? []
  const place = own[at]
  const value = series[line]?.values[at]
  return place && isDrawable(value) ? { place, value, isAbove: isFreeAbove(own, at) } : undefined
}
