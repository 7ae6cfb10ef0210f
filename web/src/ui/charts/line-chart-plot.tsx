import { classNames } from '../style/class-names.ts'
import type { Ground } from '../style/ground.ts'
import type { LineReference, LineSeriesList } from './line-chart-data.ts'
import { canvas, depthOf, dotsPath, linePath, lonePlaces, type Place } from './line-chart-geometry.ts'
import { referenceStroke, strokeOf } from './line-chart-strokes.tsx'

/** The color inside a hollow point and around a solid one. */
const grounds: Record<Ground, string> = {
  page: 'stroke-bg',
  card: 'stroke-surface',
  dialog: 'stroke-raised',
}

/** With more points than this they would overlap: on a phone, and anywhere. */
const mostDotsNarrow = 14
const mostDots = 40

const level = (depth: number) => `M0 ${Math.round(depth * canvas * 10) / 10}h${canvas}`

interface LineChartPlotProps {
  series: LineSeriesList
  places: readonly (readonly (Place | null)[])[]
  references: readonly LineReference[]
  ticks: readonly number[]
  highlighted: Place | null
  ground: Ground
}

/** Only lines: text would be stretched with them. */
export const LineChartPlot = ({
  series,
  places,
  references,
  ticks,
  highlighted,
  ground,
}: LineChartPlotProps) => (
  <svg
    viewBox={`0 0 ${canvas} ${canvas}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className="absolute inset-0 size-full overflow-visible fill-none **:[vector-effect:non-scaling-stroke] rtl:-scale-x-100"
  >
    <path
      className="stroke-line [shape-rendering:crispEdges]"
      d={ticks.map((tick) => level(depthOf(tick, ticks))).join('')}
    />
    {(ticks[0] ?? 0) < 0 && (
      <path className="stroke-line-strong [shape-rendering:crispEdges]" d={level(depthOf(0, ticks))} />
    )}
    {references.map(({ label, value, isQuiet }) => {
      const { line, dash } = referenceStroke(isQuiet)
      return <path key={label} className={line} strokeDasharray={dash} d={level(depthOf(value, ticks))} />
    })}
    {series.map(({ label }, index) => {
      const { line, dash } = strokeOf(index)
      const path = linePath(places[index] ?? [])
      return (
        <path
          key={label}
          className={line}
          d={path}
          strokeWidth={2.25}
          strokeDasharray={dash}
          strokeLinejoin="round"
        />
      )
    })}
    {series.map(({ label }, index) => (
      <HollowDots key={label} places={places[index] ?? []} line={strokeOf(index).line} ground={ground} />
    ))}
    {highlighted && (
      <g strokeLinecap="round">
        <path className={grounds[ground]} strokeWidth={14.5} d={dotsPath([highlighted])} />
        <path className="stroke-accent-text" strokeWidth={9.5} d={dotsPath([highlighted])} />
      </g>
    )}
  </svg>
)

interface HollowDotsProps {
  places: readonly (Place | null)[]
  line: string
  ground: Ground
}

const HollowDots = ({ places, line, ground }: HollowDotsProps) => {
  const isSparse = places.length <= mostDotsNarrow
  const lone = dotsPath(lonePlaces(places))
  return (
    <>
      {places.length <= mostDots && (
        <g className={classNames(!isSparse && '@max-xl:hidden')} strokeLinecap="round">
          <path className={line} strokeWidth={7.75} d={dotsPath(places)} />
          <path className={grounds[ground]} strokeWidth={4.25} d={dotsPath(places)} />
        </g>
      )}
      {!isSparse && lone && <path className={line} strokeWidth={5} strokeLinecap="round" d={lone} />}
    </>
  )
}
