import type { ActivityEvent } from '@fieldhouse/contract/recruiting.activity'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useInSight } from '../../../lib/use-in-sight.ts'
import type { Center } from '../center.ts'
import type { LogTab } from '../center-search.ts'
import type { EventsAnswer } from './activity.api.ts'
import { groupByDay } from './activity-days.ts'
import { EventRow } from './event-row.tsx'
import { LogDays, LogState, OlderEntries } from './log-frame.tsx'
import { RemoveEvent } from './remove-event.tsx'
import { useMarkSeen } from './use-mark-seen.ts'
import { useSeenRows } from './use-seen-rows.ts'

export type EventsQuery = UseInfiniteQueryResult<InfiniteData<EventsAnswer, unknown>>

interface EventsTabProps {
  center: Center
  tab: LogTab
  log: EventsQuery
  /** Entries shown by the guide do not count as seen. */
  isOfGuide: boolean
  onPick: (event: ActivityEvent) => void
  empty: ReactNode
}

/** RCC-02: the events, newest first, by day. */
export const EventsTab = ({ center, tab, log, isOfGuide, onPick, empty }: EventsTabProps) => {
  const [removing, setRemoving] = useState<ActivityEvent | null>(null)
  const events = useMemo(() => log.data?.pages.flatMap(({ data }) => data.events) ?? [], [log.data])
  const days = useMemo(() => groupByDay(events), [events])
  const newestPick = useRef(onPick)
  useEffect(() => {
    newestPick.current = onPick
  })
  // Stable across renders, so a thousand rows are not rendered again.
  const pick = useCallback((event: ActivityEvent) => newestPick.current(event), [])
  return (
    <Listed {...{ center, tab, events, isOfGuide }}>
      {!log.data && <LogState error={log.isFetching ? null : log.error} onRetry={() => void log.refetch()} />}
      {log.data && events.length === 0 && empty}
      {events.length > 0 && (
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
    </Listed>
  )
}

interface ListedProps {
  center: Center
  tab: LogTab
  events: readonly ActivityEvent[]
  isOfGuide: boolean
  children: ReactNode
}

/**
 * Knows which rows have been visible. It is a separate component, so the rows are not rendered again when that changes.
 */
const Listed = ({ center, tab, events, isOfGuide, children }: ListedProps) => {
  const list = useRef<HTMLDivElement>(null)
  const seen = useSeenRows(list, useInSight(list) && !isOfGuide)
  const seenEvents = useMemo(() => events.filter(({ id }) => seen.has(id)), [events, seen])
  useMarkSeen(center, tab, seenEvents)
  return <div ref={list}>{children}</div>
}
