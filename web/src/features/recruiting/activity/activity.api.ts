import type { Output } from '@fieldhouse/contract/endpoint'
import {
  type ActivityEvent,
  type ActivityTotals,
  eventTypes,
  getActivity,
  getActivityLogs,
  getActivityViews,
} from '@fieldhouse/contract/recruiting.activity'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { clientOffset, clientZone } from '../../../lib/client-time.ts'
import type { Center } from '../center.ts'
import type { LogTab } from '../center-search.ts'
import { userOf } from '../recruiting.api.ts'
import type { LogScope } from './log-scope.ts'

export type EventsAnswer = Output<typeof getActivity>
export type Events = InfiniteData<EventsAnswer, number>

/** RCC-02: the page size. A button loads more. */
const perPage = 1000

const nextLogPage = ({ meta }: { meta: EventsAnswer['meta'] }): number | undefined =>
  meta.current_page < meta.last_page ? meta.current_page + 1 : undefined

/** Times are shown in the reader's time zone. The API uses the opposite sign, as browsers do. */
const logQuestion = (center: Center, scope: LogScope) => ({
  ...userOf(center),
  ...scope,
  per_page: perPage,
  offset: -clientOffset() || 0,
  ...clientZone(),
})

const typeOfTab = (tab: Exclude<LogTab, 'log' | 'view'>) => (tab === 'all' ? {} : { type: eventTypes[tab] })

/** RCC-02: a tab's events. A newer request cancels the older one. */
export const activityQuery = (center: Center, tab: Exclude<LogTab, 'log'>, scope: LogScope) => {
  const query = logQuestion(center, scope)
  return infiniteQueryOptions({
    queryKey: [getActivity.path, tab, query] as const,
    queryFn: ({ pageParam: page, signal }): Promise<EventsAnswer> =>
      tab === 'view'
        ? call(getActivityViews, { query: { ...query, page } }, { signal })
        : call(getActivity, { query: { ...query, ...typeOfTab(tab), page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextLogPage,
    networkMode: 'always',
  })
}

/** RCC-02: who did what, for success coaches. */
export const activityLogsQuery = (center: Center, scope: LogScope) => {
  const query = logQuestion(center, scope)
  return infiniteQueryOptions({
    queryKey: [getActivityLogs.path, query] as const,
    queryFn: ({ pageParam: page, signal }) =>
      call(getActivityLogs, { query: { ...query, page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextLogPage,
    networkMode: 'always',
  })
}

const typeKeys: Record<ActivityEvent['type'], Exclude<keyof ActivityTotals, 'all'>> = {
  1: 'call',
  2: 'email',
  3: 'sms',
  4: 'view',
  5: 'chat',
}

/** RCC-02: removes it from the list, and from the totals of its type and of all. */
export const withoutEvent = (
  events: Events | undefined,
  { id, type }: Pick<ActivityEvent, 'id' | 'type'>,
): Events | undefined => {
  if (!events?.pages.some(({ data }) => data.events.some((event) => event.id === id))) return events
  const key = typeKeys[type]
  return {
    ...events,
    pages: events.pages.map(({ data, meta }) => ({
      data: {
        events: data.events.filter((event) => event.id !== id),
        totals: {
          ...data.totals,
          all: Math.max(0, data.totals.all - 1),
          [key]: Math.max(0, data.totals[key] - 1),
        },
      },
      meta: { ...meta, total: Math.max(0, meta.total - 1) },
    })),
  }
}
