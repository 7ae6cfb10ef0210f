import type { ReactNode } from 'react'
import { ordinalSuffix } from '../data/ordinal.ts'
import { SectionHeading } from '../layout/section-heading.tsx'

const quarters = [0, 25, 50, 75]
const whole = (percentile: number) => Math.round(Math.min(100, Math.max(0, percentile)))

interface PercentileBarProps {
  percentile: number
  /** The word after the number, for screen readers. */
  unit?: string | undefined
}

/** With marks at the quartiles. Its color implies no judgment. */
export const PercentileBar = ({ percentile, unit = 'percentile' }: PercentileBarProps) => {
  const reached = whole(percentile)
  return (
    <div
      role="img"
      aria-label={`${reached}${ordinalSuffix(reached)} ${unit}`}
      className="grid h-2.5 grid-cols-4 gap-0.5 overflow-hidden rounded-[2px] [print-color-adjust:exact]"
    >
      {quarters.map((from) => (
        <span key={from} className="bg-sunken">
          <span
            className="block h-full bg-accent-text"
            style={{ width: `${Math.min(100, Math.max(0, reached - from) * 4)}%` }}
          />
        </span>
      ))}
    </div>
  )
}

interface PercentileItem {
  label: string
  /** The formatted measurement. */
  value: ReactNode
  /** Null until there is enough data to compare with. */
  percentile: number | null
}

interface PercentileListProps {
  title: string
  /** The comparison group and its size: "612 guards, class of 2027". */
  pool: ReactNode
  items: readonly PercentileItem[]
  level?: 'h2' | 'h3' | 'h4' | undefined
  unit?: string | undefined
  emptyText?: string | undefined
}

/** Best first. Items without a comparison come last. */
export const PercentileList = ({
  title,
  pool,
  items,
  level = 'h3',
  unit = 'percentile',
  emptyText = 'No data yet',
}: PercentileListProps) => {
  const sorted = items.toSorted((a, b) => (b.percentile ?? -1) - (a.percentile ?? -1))
  return (
    <div className="@container grid gap-5">
      <SectionHeading as={level} note={pool}>
        {title}
      </SectionHeading>
      {sorted.length === 0 && <p className="text-ui text-muted">{emptyText}</p>}
      <ul
        aria-label={title}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 @2xs:grid-cols-[minmax(0,1fr)_auto_auto] @xl:grid-cols-[fit-content(16rem)_minmax(4.5rem,auto)_minmax(8rem,1fr)_minmax(4rem,auto)] @xl:gap-x-5"
      >
        {sorted.map((item) => (
          <PercentileRow key={item.label} item={item} unit={unit} emptyText={emptyText} />
        ))}
      </ul>
    </div>
  )
}

interface PercentileRowProps {
  item: PercentileItem
  unit: string
  emptyText: string
}

const PercentileRow = ({ item: { label, value, percentile }, unit, emptyText }: PercentileRowProps) => (
  <li className="col-span-full grid grid-cols-subgrid items-center gap-y-2 border-b border-line py-[11px] text-ui last:border-0">
    <span className="min-w-0 @max-2xs:col-span-full @xl:min-w-45">{label}</span>
    <span className="font-semibold @2xs:text-end">{value}</span>
    {percentile === null ? (
      <span className="text-end text-muted @xl:col-span-2 @xl:text-start">{emptyText}</span>
    ) : (
      <>
        <span className="@max-xl:order-last @max-xl:col-span-full">
          <PercentileBar percentile={percentile} unit={unit} />
        </span>
        <PercentileFigure percentile={whole(percentile)} />
      </>
    )}
  </li>
)

/** The bar announces it to screen readers. */
const PercentileFigure = ({ percentile }: { percentile: number }) => (
  <span aria-hidden="true" className="display text-end text-[1.625rem] leading-none">
    {percentile}
    <sup className="top-0 ms-px align-[0.62em] text-[0.5em] leading-none font-semibold text-muted normal-case">
      {ordinalSuffix(percentile)}
    </sup>
  </span>
)
