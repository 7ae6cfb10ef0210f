import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { Center } from '../center.ts'
import { activityLogsQuery } from './activity.api.ts'
import { groupByDay } from './activity-days.ts'
import { EventMark, EventTime, eventRowClassName } from './event-row.tsx'
import { LogDays, LogState, OlderEntries } from './log-frame.tsx'
import type { LogScope } from './log-scope.ts'

interface LogsTabProps {
  center: Center
  scope: LogScope
  empty: ReactNode
}

/** RCC-02: who did what for the athlete in the recruiting center, for success coaches. */
export const LogsTab = ({ center, scope, empty }: LogsTabProps) => {
  const log = useInfiniteQuery(activityLogsQuery(center, scope))
  const days = useMemo(() => groupByDay(log.data?.pages.flatMap(({ data }) => data) ?? []), [log.data])
  if (!log.data)
    return <LogState error={log.isFetching ? null : log.error} onRetry={() => void log.refetch()} />
  if (days.length === 0) return empty
  return (
    <>
      <LogDays days={days}>
        {({ id, text, author, event_date, event_time }) => (
          <li key={id} className={eventRowClassName}>
            <EventMark icon={History} isNew={false} />
            <div className="min-w-0 grow">
              <p className="flex items-baseline justify-between gap-3">
                <b className="font-semibold wrap-anywhere">{author.name}</b>
                <EventTime date={event_date} time={event_time} />
              </p>
              <p className="wrap-anywhere">{text}</p>
            </div>
          </li>
        )}
      </LogDays>
      {log.hasNextPage && (
        <OlderEntries isLoading={log.isFetchingNextPage} onLoad={() => void log.fetchNextPage()} />
      )}
    </>
  )
}
