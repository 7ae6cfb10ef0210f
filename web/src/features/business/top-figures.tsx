import type { BusinessOverview } from '@fieldhouse/contract/business'
import { churnOf } from '@fieldhouse/contract/business.rules'
import type { ReactNode } from 'react'
import { useClientClock } from '../../lib/client-time.ts'
import { dateAt } from '../../lib/dates.ts'
import { Unit } from '../../ui/data/stat-tile.tsx'
import { Board } from '../../ui/layout/card.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { dollarsText, numberText, percentText } from './amounts.ts'
import { signUpsOf } from './headlines.ts'
import { sinceText } from './needs-person.tsx'
import { calendarDay, calendarMonth, rangeText } from './period-words.ts'

/** How things are now. The first tile is the only loud one. */
export const TopFigures = ({ overview }: { overview: BusinessOverview }) => {
  const { now, periods, counted_at } = overview
  const clock = useClientClock()
  const today = dateAt(counted_at, clock)
  const { this_month, last_month, waiting_athletes } = now
  const churn = churnOf(last_month)
  const added = periods.reduce((sum, period) => sum + signUpsOf(period), 0)
  return (
    <Board
      as="dl"
      columns="grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]"
    >
      <FigureTile
        label="Recurring, a month"
        value={dollarsText(now.recurring_cents)}
        meaning="annual packages counted at a twelfth"
        isLead
      />
      <FigureTile
        label="Paying families"
        value={numberText(now.families)}
        meaning={`${calendarDay(this_month.from, today)}: ${numberText(this_month.families)} + ${numberText(this_month.joined)} − ${numberText(this_month.left)}`}
      />
      <FigureTile
        label={`Churn, ${calendarMonth(last_month.from, today)}`}
        value={
          churn === null ? (
            '–'
          ) : (
            <>
              {percentText(churn).slice(0, -1)}
              <Unit>%</Unit>
            </>
          )
        }
        meaning={
          churn === null
            ? 'no paying families then'
            : `${numberText(last_month.left)} of ${numberText(last_month.families)} left`
        }
      />
      <FigureTile
        label="Accounts"
        value={numberText(now.accounts)}
        meaning={`${numberText(added)} new ${rangeText(overview)}`}
      />
      <FigureTile
        label="Waiting for a coach"
        value={numberText(waiting_athletes.count)}
        meaning={
          waiting_athletes.count > 0
            ? `oldest ${sinceText(waiting_athletes, today, clock)}`
            : 'every athlete has one'
        }
      />
    </Board>
  )
}

interface FigureTileProps {
  label: string
  value: ReactNode
  meaning: string
  isLead?: boolean
}

const FigureTile = ({ label, value, meaning, isLead = false }: FigureTileProps) => (
  <div
    className={classNames(
      '@container grid min-w-0 content-start gap-3 px-5.5 py-5 [print-color-adjust:exact]',
      isLead ? 'bg-text text-bg max-lg:col-span-full' : '[--unit:var(--muted)]',
    )}
  >
    <dt className={classNames('label', isLead ? 'opacity-72' : 'text-muted')}>{label}</dt>
    <dd
      className={classNames(
        'font-display leading-[0.9] font-bold tracking-[-0.015em] lining-nums',
        isLead ? 'text-[clamp(2rem,24cqi,4.5rem)]' : 'text-[clamp(1.5rem,30cqi,3.5rem)]',
      )}
    >
      {value}
    </dd>
    <dd className={classNames('text-small', isLead ? 'opacity-72' : 'text-muted')}>{meaning}</dd>
  </div>
)
