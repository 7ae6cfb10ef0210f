import type { CSSProperties } from 'react'
import { classNames } from '../style/class-names.ts'
import type { LineMark, LineRange } from './line-chart-data.ts'
import { type Place, shareAt, thinned } from './line-chart-geometry.ts'

const percent = (share: number) => `${share * 100}%`

/** Beside a point, on the side with more room. */
const besidePoint = (x: number): CSSProperties =>
  x > 0.5
    ? { insetInlineEnd: `calc(${percent(1 - x)} + 12px)`, textAlign: 'end' }
    : { insetInlineStart: `calc(${percent(x)} + 12px)`, textAlign: 'start' }

interface TickLabelsProps {
  ticks: readonly number[]
  format: (value: number) => string
}

export const TickLabels = ({ ticks, format }: TickLabelsProps) => (
  <div aria-hidden="true" className="flex flex-col-reverse justify-between text-end text-micro text-muted">
    {ticks.map((tick) => (
      <span key={tick} className="leading-[0] whitespace-nowrap">
        {format(tick)}
      </span>
    ))}
  </div>
)

/** A range's label: in its middle if it fits, otherwise growing away from the nearer edge. */
export const RangeShade = ({ range, count }: { range: LineRange; count: number }) => {
  const from = shareAt(range.from, count)
  const to = shareAt(range.to, count)
  const edges = {
    insetInlineStart: `calc(${percent(from)} - 8px)`,
    insetInlineEnd: `calc(${percent(1 - to)} - 8px)`,
  }
  const isLate = from + to > 1
  return (
    <>
      <div className="absolute inset-y-0 bg-accent-soft opacity-70" style={edges} />
      <div
        className="absolute bottom-full max-w-full pb-1 text-center text-micro text-muted"
        style={{
          minWidth: `calc(${percent(to - from)} + 16px)`,
          ...(isLate
            ? { insetInlineEnd: edges.insetInlineEnd }
            : { insetInlineStart: edges.insetInlineStart }),
        }}
      >
        {range.label}
      </div>
    </>
  )
}

interface CalloutProps {
  place: Place
  isAbove: boolean
  value: string
  label: string | undefined
  /** A wide chart has it at the end of the line. */
  isForNarrowOnly: boolean
}

/** The number of the mentioned point. In a narrow chart its note moves into the key. */
export const Callout = ({ place: { x, y }, isAbove, value, label, isForNarrowOnly }: CalloutProps) => (
  <div
    className={classNames(
      'absolute max-w-60 text-micro text-muted [--height:1rem]',
      label && '@xl:[--height:2rem]',
      isForNarrowOnly && '@xl:hidden',
    )}
    style={{
      ...besidePoint(x),
      ...(isAbove
        ? { bottom: `min(${percent(1 - y)} - 0.75rem, 100% - var(--height))` }
        : { top: `min(${percent(y)} - 0.75rem, 100% - var(--height))` }),
    }}
  >
    <span className="display block text-[1.375rem] leading-none text-text">{value}</span>
    {label && <span className="block @max-xl:hidden">{label}</span>}
  </div>
)

const mostMarksNarrow = 4
const mostMarks = 12

interface MarkLabelsProps {
  marks: readonly LineMark[]
  count: number
}

/** The labels below the plot, fewer in a narrow chart. */
export const MarkLabels = ({ marks, count }: MarkLabelsProps) => {
  const isAlwaysTheSame = marks.length <= mostMarksNarrow
  return (
    <div aria-hidden="true" className="col-start-2 mt-3 text-micro text-muted">
      <div className={classNames(!isAlwaysTheSame && '@max-xl:hidden')}>
        <MarkRow marks={thinned(marks, mostMarks)} count={count} />
      </div>
      {!isAlwaysTheSame && (
        <div className="@xl:hidden">
          <MarkRow marks={thinned(marks, mostMarksNarrow)} count={count} />
        </div>
      )}
    </div>
  )
}

/** Each label starts at its point and ends before the next. Only the last may move back, to stay inside the plot. */
const MarkRow = ({ marks, count }: MarkLabelsProps) => {
  const shares = marks.map(({ at }) => shareAt(at, count))
  const last = marks.length - 1
  return (
    <div className="flex">
      <span className={last === 0 ? 'shrink' : 'shrink-0'} style={{ flexBasis: percent(shares[0] ?? 0) }} />
      {marks.map(({ at, label }, index) => (
        <span
          key={at}
          className={classNames(
            'min-w-0 truncate',
            index < last && 'pe-1.5',
            index < last - 1 && 'shrink-0',
            index === last - 1 && 'shrink-9999',
          )}
          style={
            index === last
              ? undefined
              : { flexBasis: percent((shares[index + 1] ?? 1) - (shares[index] ?? 0)) }
          }
        >
          {label}
        </span>
      ))}
    </div>
  )
}
