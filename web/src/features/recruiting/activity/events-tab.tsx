import type { ActivityEvent } from '@fieldhouse/contract/recruiting.activity'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Center } from '../center.ts'
import type { LogTab } from '../center-search.ts'
import type { EventsAnswer } from './activity.api.ts'
import { groupByDay } from './activity-days.ts'
import { EventRow } from './event-row.tsx'
import { LogDays, LogState, OlderEntries } from './log-frame.tsx'
import { RemoveEvent } from './remove-event.tsx'
import { useMarkSeen } from './use-mark-seen.ts'

export type EventsQuery = UseInfiniteQueryResult<InfiniteData<EventsAnswer, unknown>>

interface EventsTabProps {
  center: Center
  tab: LogTab
  log: EventsQuery
  onPick: (event: ActivityEvent) => void
  empty: ReactNode
}

/** RCC-02: what happened, newest first, under its days. */
export const EventsTab = ({ center, tab, log, onPick, empty }: EventsTabProps) => {
  const [removing, setRemoving] = useState<ActivityEvent | null>(null)
  const events = useMemo(() => log.data?.pages.flatMap(({ data }) => data.events) ?? [], [log.data])
  const days = useMemo(() => groupByDay(events), [events])
  useMarkSeen(center, tab, events)
  const newestPick = useRef(onPick)
  useEffect(() => {
    newestPick.current = onPick
  })
  // The same for every drawing, so that a thousand rows are not drawn anew.
  const pick = useCallback((event: ActivityEvent) => newestPick.current(event), [])
  if (!log.data)
    return <LogState error={log.isFetching ? null : log.error} onRetry={() => void log.refetch()} />
  return (
    <>
      {events.length === 0 ? (
        empty
      ) : (
        <LogDays days={days}>
          {(event) => (
            <EventRow key={event.id} event={event} center={center} onPick={pick} onRemove={setRemoving} />
          )}
        </LogDays>
      )}
      {log.hasNextPage && (
        <OlderEntries isLoading={log.isFetchingNextPage} onLoad={() => void log.fetchNextPage()} />
      )}
      <RemoveEvent event={removing} center={center} onClose={() => setRemoving(null)} />
    </>
  )
}
