import type { ReactNode } from 'react'
import { Board } from '../layout/card.tsx'
import { classNames } from '../style/class-names.ts'

/** A scoreboard. Tiles are used only here: together they are a list of names and values. */
export const StatBoard = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <Board as="dl" columns={columns}>
    {children}
  </Board>
)

/** A number's unit, at half its size. */
export const Unit = ({ children }: { children: ReactNode }) => (
  <span className="text-[0.5em] leading-none font-semibold tracking-normal text-(--unit)">
    <span className="text-[0.4em]">{'\u00a0'}</span>
    {children}
  </span>
)

const trends = { muted: 'text-muted', positive: 'text-positive', danger: 'text-danger' }

interface StatTileProps {
  label: ReactNode
  value: ReactNode
  unit?: ReactNode
  /** The number's meaning or source. */
  meaning?: ReactNode
  /** The change, with its sign. */
  trend?: ReactNode
  trendTone?: keyof typeof trends
  /** A small chart of the same numbers. */
  drawing?: ReactNode
  /** The large tile of a board: it takes two rows, or a phone's full width. */
  isLead?: boolean
  isCompact?: boolean
}

/** A number, with its name above and its meaning below. */
export const StatTile = ({
  label,
  value,
  unit,
  meaning,
  trend,
  trendTone = 'muted',
  drawing,
  isLead = false,
  isCompact = false,
}: StatTileProps) => {
  const second = isLead ? 'text-poster-second' : 'text-muted'
  return (
    <div className={tileClassName(isLead, isCompact)}>
      <dt className={classNames('label', second)}>{label}</dt>
      <dd className={figureClassName(isLead, isCompact)}>
        {value}
        {unit && <Unit>{unit}</Unit>}
      </dd>
      {(meaning || trend || drawing) && (
        <dd className="flex items-end justify-between gap-2 text-micro sm:text-small">
          <span className="grid min-w-0 gap-0.5">
            {trend && <span className={isLead ? second : trends[trendTone]}>{trend}</span>}
            {meaning && <span className={second}>{meaning}</span>}
          </span>
          {drawing}
        </dd>
      )}
    </div>
  )
}

const tileClassName = (isLead: boolean, isCompact: boolean): string =>
  classNames(
    '@container flex min-w-0 flex-col justify-between',
    isCompact && 'gap-2.5 px-4.5 py-4',
    !isCompact && !isLead && 'min-h-33 gap-3 p-4 sm:min-h-39 sm:gap-3.5 sm:px-5 sm:pt-5 sm:pb-4.5',
    isLead
      ? 'col-span-full gap-3.5 bg-poster p-6 text-on-poster [--unit:var(--poster-second)] sm:col-span-1 sm:row-span-2'
      : '[--unit:var(--muted)]',
  )

/** Never wider than its tile: five digits and a unit fit. */
const figureClassName = (isLead: boolean, isCompact: boolean): string =>
  classNames(
    'font-display leading-[0.86] font-bold tracking-[-0.015em] lining-nums',
    isCompact && 'text-[clamp(1rem,34cqi,2.75rem)]',
    isLead && !isCompact && 'text-[min(48cqi,max(6rem,min(11vw,10rem)))]',
    !isCompact && !isLead && 'text-[max(1rem,min(var(--text-fig),40cqi))]',
  )
