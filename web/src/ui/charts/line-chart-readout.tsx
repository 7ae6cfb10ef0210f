import { type PointerEvent, useState } from 'react'
import { classNames } from '../style/class-names.ts'
import type { LineChartData } from './line-chart-data.ts'
import { indexAt, isDrawable, type Place, shareAt } from './line-chart-geometry.ts'
import { LineSample, strokeOf } from './line-chart-strokes.tsx'
import { type NumberWords, pointWords } from './line-chart-texts.ts'

interface LineChartReadoutProps {
  name: string
  data: LineChartData
  places: readonly (readonly (Place | null)[])[]
  /** The keyboard's first point. */
  start: number
  format: NumberWords
  gapText: string
}

/**
 * A slider over the plot. It provides arrow keys, touch, both text directions, and announcements of each point. A mouse
 * only has to move over it.
 */
export const LineChartReadout = ({ name, data, places, start, format, gapText }: LineChartReadoutProps) => {
  const [index, setIndex] = useState<number | null>(null)
  const count = data.points.length
  const current = Math.min(index ?? start, count - 1)

  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / width
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    setIndex(indexAt(isMirrored ? 1 - share : share, count))
  }

  return (
    <>
      {index !== null && (
        <PointCard data={data} places={places} index={current} format={format} gapText={gapText} />
      )}
      <input
        type="range"
        aria-label={name}
        aria-valuetext={pointWords(data, current, format, gapText)}
        min={0}
        max={count - 1}
        step={1}
        value={current}
        className="absolute inset-0 m-0 size-full touch-pan-y appearance-none rounded-xs bg-transparent [&::-moz-range-thumb]:w-px [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:h-px [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:opacity-0"
        onChange={(event) => setIndex(event.target.valueAsNumber)}
        onFocus={() => setIndex(current)}
        onBlur={() => setIndex(null)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setIndex(null)
        }}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') follow(event)
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') setIndex(null)
        }}
      />
    </>
  )
}

interface PointCardProps extends Pick<LineChartReadoutProps, 'data' | 'places' | 'format' | 'gapText'> {
  index: number
}

/** The card is beside the point and moves at the plot's edges. */
const PointCard = ({ data: { points, series }, places, index, format, gapText }: PointCardProps) => {
  const x = shareAt(index, points.length)
  const start = { insetInlineStart: `${x * 100}%` }
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-10">
      <div className="absolute inset-y-0 -ms-px w-px bg-line-strong" style={start} />
      {series.map(({ label }, line) => {
        const place = places[line]?.[index]
        return (
          place && (
            <span
              key={label}
              className={classNames(
                'absolute -ms-1.5 -mt-1.5 size-3 rounded-full border-2 border-bg',
                strokeOf(line).dot,
              )}
              style={{ ...start, top: `${place.y * 100}%` }}
            />
          )
        )
      })}
      <div className={classNames('absolute inset-x-0 top-0 flex', x > 0.5 && 'flex-row-reverse')}>
        <span className="shrink" style={{ flexBasis: `calc(${Math.min(x, 1 - x) * 100}% + 12px)` }} />
        <div className="max-w-full shrink-9999 rounded-md border border-line bg-raised px-3 py-2 text-micro shadow-float">
          <p className="text-muted">{points[index]}</p>
          {series.map(({ label, values }, line) => (
            <p key={label} className="flex items-center gap-2">
              {series.length > 1 && (
                <>
                  <LineSample stroke={strokeOf(line)} width={2.25} />
                  <span className="me-auto min-w-0">{label}</span>
                </>
              )}
              {isDrawable(values[index]) ? (
                <span className="text-ui font-semibold">{format(values[index])}</span>
              ) : (
                <span className="text-muted">{gapText}</span>
              )}
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}
