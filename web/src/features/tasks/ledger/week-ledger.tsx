import type { LedgerDay, TimeRow } from '@fieldhouse/contract/tasks.ledger'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Eye } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { type Clock, dateAt, dayHeading } from '../../../lib/dates.ts'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { useRunningTimes } from '../clock/running-clock.ts'
import { Duration } from '../duration.tsx'
import type { ReceivedTask } from '../tasks.api.ts'
import { coachLedgerQuery } from './ledger.api.ts'
import { LedgerRow } from './ledger-row.tsx'
import { addDays, mondayOf, splitByDay } from './week.ts'
import { WeekAthletes } from './week-athletes.tsx'
import { WeekStrips } from './week-strips.tsx'

interface WeekLedgerProps {
  /** Only what was done for this athlete. Without it, everybody's, with their names. */
  userId?: string | undefined
  /** The task that runs, if it belongs here. */
  running: ReceivedTask | null
  heading: 'h1' | 'h2'
}

/** Only the browser knows which day it is for the coach. */
const useToday = (clock: Clock): string | null => {
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setToday(dateAt(Date.now(), clock))
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [clock])
  return today
}

/** A success coach's week: days as strips on one clock, and the same rows in words. */
export const WeekLedger = ({ running, ...week }: WeekLedgerProps) =>
  running ? <RunningWeek {...week} running={running} /> : <Week {...week} live={noDays} />

const noDays: readonly LiveDay[] = []

type LiveDay = Pick<LedgerDay, 'date' | 'seconds'> & { readonly row: TimeRow }

/** What runs now, as rows that end now. */
const RunningWeek = ({ running, ...week }: WeekLedgerProps & { running: ReceivedTask }) => {
  const { task } = running
  const clock = useClientClock()
  const { unsettled } = useRunningTimes(running, 1000)
  const to = new Date(Date.parse(task.settled_at) + unsettled * 1000).toISOString()
  const live = splitByDay({ from: task.settled_at, to }, clock).map((part): LiveDay => {
    const seconds = Math.round((Date.parse(part.to) - Date.parse(part.from)) / 1000)
    return {
      date: part.date,
      seconds,
      row: {
        id: 'running',
        task: { id: task.id, name: task.name },
        coach: { id: '', name: '' },
        athlete: { user_id: task.user_id, name: fullName(task) },
        from: part.from,
        to: part.to,
        seconds,
        is_discarded: false,
        source: 'worked',
        done: task.done,
        can: { describe: false },
      },
    }
  })
  return <Week {...week} live={live} />
}

const withRunningTime = (
  days: readonly LedgerDay[],
  live: readonly LiveDay[],
  isShown: (date: string) => boolean,
): readonly LedgerDay[] => {
  const all = new Map(days.map((day) => [day.date, day]))
  for (const { date, seconds, row } of live) {
    const known = all.get(date)
    if (isShown(date))
      all.set(date, {
        date,
        seconds: seconds + (known?.seconds ?? 0),
        rows: [row, ...(known?.rows ?? [])],
      })
  }
  return [...all.values()].toSorted((a, b) => b.date.localeCompare(a.date))
}

interface WeekProps extends Omit<WeekLedgerProps, 'running'> {
  live: readonly LiveDay[]
}

const Week = ({ live, ...week }: WeekProps) => {
  const clock = useClientClock()
  const today = useToday(clock)
  if (today === null)
    return (
      <WeekFrame heading={week.heading} title="This week">
        <WeekPending />
      </WeekFrame>
    )
  return <KnownWeek {...week} live={live} today={today} />
}

const KnownWeek = ({ userId, heading, live, today }: WeekProps & { today: string }) => {
  const clock = useClientClock()
  const [weeksBack, setWeeksBack] = useState(0)
  const from = addDays(mondayOf(today), -7 * weeksBack)
  const to = addDays(from, 6)
  const { data, error, isFetching, refetch } = useQuery(coachLedgerQuery({ from, to, userId }))
  const ledger = data?.data
  const days = ledger && withRunningTime(ledger.days, live, (date) => date >= from && date <= to)
  const seconds = days?.reduce((sum, day) => sum + day.seconds, 0) ?? 0
  return (
    <WeekFrame
      heading={heading}
      title={weekTitle(weeksBack, from, today)}
      total={days && <Duration seconds={seconds} />}
      aside={days && !userId && <WeekAthletes days={days} />}
      turn={
        <>
          <Button
            variant="borderless"
            size="sm"
            isIcon
            aria-label="Week before"
            onClick={() => setWeeksBack(weeksBack + 1)}
          >
            <Icon of={ChevronLeft} />
          </Button>
          <Button
            variant="borderless"
            size="sm"
            isIcon
            aria-label="Week after"
            disabled={weeksBack === 0}
            onClick={() => setWeeksBack(weeksBack - 1)}
          >
            <Icon of={ChevronRight} />
          </Button>
        </>
      }
    >
      {days ? (
        <>
          <WeekStrips monday={from} today={today} days={days} isRunning={live.length > 0} clock={clock} />
          {days.length === 0 ? (
            <p className="mt-5 border-t border-line pt-4 text-ui text-muted">
              {weeksBack === 0
                ? 'No time yet this week. Start a task, and it shows up here.'
                : 'No time in this week.'}
            </p>
          ) : (
            <ul aria-label="Time in words" className="mt-5">
              {days.flatMap(({ date, rows }) =>
                rows.map((row) => (
                  <LedgerRow key={`${date} ${row.id}`} row={row} date={date} hasAthlete={!userId} />
                )),
              )}
            </ul>
          )}
        </>
      ) : error && !isFetching ? (
        <ErrorState title="This week did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      ) : (
        <WeekPending />
      )}
      {userId && (
        <p className="mt-3 flex items-start gap-1.5 text-micro text-muted">
          <Icon of={Eye} size="sm" />
          The family sees this ledger: day, task, minutes and what was done.
        </p>
      )}
    </WeekFrame>
  )
}

const weekTitle = (weeksBack: number, monday: string, today: string): string => {
  if (weeksBack === 0) return 'This week'
  if (weeksBack === 1) return 'Last week'
  return `Week of ${dayHeading(monday, today).replace(/^\w+, /, '')}`
}

interface WeekFrameProps {
  heading: 'h1' | 'h2'
  title: string
  total?: ReactNode
  turn?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

const WeekFrame = ({ heading: Heading, title, total, turn, aside, children }: WeekFrameProps) => (
  <section aria-label={title}>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Heading className={Heading === 'h1' ? 'text-d1' : 'text-d3'}>{title}</Heading>
      <span className="flex">{turn}</span>
      {total && (
        <p
          className={classNames(
            'ms-auto font-display font-bold',
            Heading === 'h1' ? 'text-fig leading-none' : 'text-d3',
          )}
        >
          {total}
        </p>
      )}
    </div>
    <div
      className={classNames(
        'mt-4.5',
        Heading === 'h1' &&
          'grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]',
      )}
    >
      <div>{children}</div>
      {aside}
    </div>
  </section>
)

const WeekPending = () => (
  <LoadingRegion label="Loading the week…">
    <div className="grid gap-1.5">
      {[0, 1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-6.5" />
      ))}
    </div>
    <div className="mt-5">
      <SkeletonRows rows={4} hasPicture={false} />
    </div>
  </LoadingRegion>
)
