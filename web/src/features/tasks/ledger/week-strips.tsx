import type { LedgerDay, TimeRow } from '@fieldhouse/contract/tasks.ledger'
import type { Clock } from '../../../lib/dates.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import { Duration } from '../duration.tsx'
import { durationText } from '../task-words.ts'
import { dayName, daysOfWeek, type HourAxis, hourAxis, hourMarks, partOfDay, placeOn } from './week.ts'

interface WeekStripsProps {
  monday: string
  today: string
  days: readonly LedgerDay[]
  /** The newest row of today ends now. */
  isRunning: boolean
  clock: Clock
}

/** All days share the columns of the widest. */
const sharedColumns = 'col-span-3 grid grid-cols-subgrid items-center'

/** Days as strips on one clock axis: kept time is solid, and discarded time is dashed. */
export const WeekStrips = ({ monday, today, days, isRunning, clock }: WeekStripsProps) => {
  const parts = days.flatMap(({ date, rows }) => rows.map((row) => partOfDay(row, date, clock)))
  const axis = hourAxis(parts)
  const shown = daysOfWeek(
    monday,
    today,
    days.map(({ date }) => date),
  )
  return (
    <div className="grid grid-cols-[minmax(2.25rem,auto)_minmax(0,1fr)_minmax(2.875rem,auto)] gap-x-3 gap-y-[7px] text-small">
      {shown.map((date) => {
        const day = days.find((one) => one.date === date)
        return (
          <div key={date} className={sharedColumns}>
            <span>{dayName(date)}</span>
            <Strip
              date={date}
              rows={day?.rows ?? []}
              axis={axis}
              clock={clock}
              isRunning={isRunning && date === today}
            />
            <span className="text-end font-display text-[1.125rem] leading-none font-bold">
              {day && day.seconds > 0 && <Duration seconds={day.seconds} />}
            </span>
          </div>
        )
      })}
      <div aria-hidden="true" className={sharedColumns}>
        <span />
        <span className="@container relative h-4 text-micro text-muted">
          {hourMarks(axis).map(({ place, label }) => (
            <span
              key={place}
              style={{ left: `${place}%` }}
              className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full @max-[11rem]:not-first:not-last:hidden @max-[6rem]:last:hidden"
            >
              {label}
            </span>
          ))}
        </span>
        <span />
      </div>
    </div>
  )
}

const rowWords = ({ task, seconds, is_discarded }: TimeRow): string =>
  `${task.name}, ${durationText(seconds)}${is_discarded ? ', discarded' : ''}`

interface StripProps {
  date: string
  rows: readonly TimeRow[]
  axis: HourAxis
  clock: Clock
  isRunning: boolean
}

const Strip = ({ date, rows, axis, clock, isRunning }: StripProps) => (
  <span
    role="img"
    aria-label={rows.length > 0 ? rows.map(rowWords).join('; ') : 'No time'}
    className="relative h-6.5 rounded-xs bg-sunken [print-color-adjust:exact]"
  >
    {rows.map((row) => {
      const part = partOfDay(row, date, clock)
      const left = placeOn(axis, part.from)
      const isNow = isRunning && row.id === 'running'
      return (
        <span
          key={row.id}
          style={{ left: `${left}%`, width: `${Math.max(0.5, placeOn(axis, part.to) - left)}%` }}
          className={classNames(
            'absolute inset-y-0 rounded-[3px]',
            row.is_discarded ? 'border-[1.5px] border-dashed border-line-strong' : 'bg-accent-text',
            isNow &&
              "after:absolute after:-inset-y-1 after:-end-px after:w-0.5 after:bg-text after:content-['']",
          )}
        />
      )
    })}
  </span>
)
