import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'
import type { LineReference, LineSeriesList } from './line-chart-data.ts'
import { spread } from './line-chart-geometry.ts'
import { LineSample, referenceStroke, strokeOf } from './line-chart-strokes.tsx'

interface EndLabel {
  label: string
  depth: number
  isStrong: boolean
  /** A number, as large as one. */
  isFigure?: boolean | undefined
}

/** A text line's height as a fraction of the wide plot: both grow with the text size. */
const lineOfText = 1.1 / 14.5

/** Labels at the ends of their lines, moved apart if they would overlap. */
export const EndLabels = ({ labels }: { labels: readonly EndLabel[] }) => {
  const depths = spread(
    labels.map(({ depth }) => depth),
    lineOfText,
  )
  return (
    <div aria-hidden="true" className="hidden text-micro @xl:grid">
      {labels.map(({ label, isStrong, isFigure }, index) => (
        <span
          key={label}
          className={classNames(
            'relative col-start-1 row-start-1 self-start leading-[0] whitespace-nowrap',
            isStrong ? 'font-semibold' : 'text-muted',
            isFigure && 'font-display text-[1.5rem] font-bold',
          )}
          style={{ top: `${(depths[index] ?? 0) * 100}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  )
}

interface ChartKeyProps {
  series: LineSeriesList
  references: readonly LineReference[]
  highlight: string | undefined
  /** In a wide chart, labels are at the ends of the lines. */
  isForNarrowOnly: boolean
}

/** The line labels below the chart, if there is no room at the ends. */
export const ChartKey = ({ series, references, highlight, isForNarrowOnly }: ChartKeyProps) => (
  <ul
    aria-hidden="true"
    className={classNames(
      'mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-micro text-muted',
      isForNarrowOnly && '@xl:hidden',
    )}
  >
    {highlight && (
      <KeyEntry label={highlight} isForNarrowOnly>
        <span className="size-2.5 shrink-0 rounded-full bg-accent-text" />
      </KeyEntry>
    )}
    {series.length > 1 &&
      series.map(({ label }, index) => (
        <KeyEntry key={label} label={label}>
          <LineSample stroke={strokeOf(index)} width={2.25} />
        </KeyEntry>
      ))}
    {references.map(({ label, isQuiet }) => (
      <KeyEntry key={label} label={label}>
        <LineSample stroke={referenceStroke(isQuiet)} width={1} />
      </KeyEntry>
    ))}
  </ul>
)

interface KeyEntryProps {
  label: string
  isForNarrowOnly?: boolean
  children: ReactNode
}

const KeyEntry = ({ label, isForNarrowOnly, children }: KeyEntryProps) => (
  <li className={classNames('flex min-w-0 items-center gap-2', isForNarrowOnly && '@xl:hidden')}>
    {children}
    <span className="min-w-0">{label}</span>
  </li>
)
