import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChange } from '../../lib/use-change.ts'
import type { ChangeSearch } from '../../lib/use-list-address.ts'
import { activityQuery } from './activity/activity.api.ts'
import { tabOf } from './activity/activity-labels.ts'
import { useLogScope } from './activity/use-log-scope.ts'
import type { Center, ListName } from './center.ts'
import { type CenterSearch, turnedTo, withoutSearch } from './center-search.ts'
import { useGuide } from './guide/use-guide.ts'
import { centerUnreadQuery, chosenKey, countsQuery, listQuery, townQuery } from './recruiting.api.ts'
import { useCenterFilters } from './results/use-center-filters.ts'
import { isChatAsked, selectedChat } from './selection.ts'
import { guideCounts, noCounts, unreadOf } from './unread.ts'
import { useEndedMeanwhile } from './use-ended-meanwhile.ts'
import { useFreshCenter } from './use-fresh-center.ts'
import { usePicked } from './use-picked.ts'

interface CenterPlace {
  center: Center
  list: ListName
  search: CenterSearch
  onSearchChange: ChangeSearch<CenterSearch>
}

/** All data of a recruiting center page, loaded by its address. */
export const useCenter = ({ center, list, search, onSearchChange }: CenterPlace) => {
  useFreshCenter()
  const counts = useQuery(countsQuery(center.id)).data
  const endedOn = counts?.data.rc_ended_on ?? null
  const unread = useQuery(centerUnreadQuery(center)).data?.data
  const filters = useCenterFilters(center.id)

  const chosen = chosenKey(filters.all ?? [])
  const hasFilters = filters.all !== null
  // Other filters are another list.
  useChange(hasFilters ? chosen : null, () => {
    if (list === 'results' && (search.page ?? 1) > 1) onSearchChange((latest) => turnedTo(latest, 1), true)
  })
  const result = useQuery({
    ...listQuery(center.id, { list, search, chosen }),
    enabled: hasFilters || list !== 'results',
  })
  const allResults = useQuery({
    ...listQuery(center.id, {
      list: 'results',
      search: search.gender ? { gender: search.gender } : {},
      chosen,
    }),
    enabled: hasFilters && list !== 'results',
  })

  useEndedMeanwhile(center.id, result.error)
  useEffect(() => {
    if (endedOn !== null && search.q) onSearchChange((latest) => withoutSearch(latest), true)
  }, [endedOn, search, onSearchChange])

  const slug = counts?.data.athlete?.athlete_slug
  const town = useQuery({ ...townQuery(slug ?? ''), enabled: slug !== undefined }).data ?? null

  // The guide is about searching and adding.
  // A link to a coach opens a form or a chat over the page. The guide waits until the page itself is in sight.
  const hasPicked = search.coach_id !== undefined || search.athlete_id !== undefined
  const isGuideReady = list === 'results' && result.data !== undefined && endedOn === null && !hasPicked
  const guide = useGuide(center, counts, isGuideReady)
  const tab = tabOf(center.role, search.activeLog)
  const items = result.data?.data ?? []
  const scope = useLogScope(center, search, items)
  const ofScope = useQuery(centerUnreadQuery(center, scope.query)).data?.data
  const log = useInfiniteQuery({
    ...activityQuery(center, tab === 'log' ? 'all' : tab, scope.query),
    enabled: tab !== 'log' && (search.openActivityLog === '1' || guide.isAtLog),
  })
  const events = log.data?.pages.flatMap(({ data }) => data.events) ?? []
  const { selection, lookup } = usePicked(center, search, items, events)
  const shownChat = selectedChat(center, search, selection)

  return {
    counts: counts?.data,
    /** The day the package ended. From then on the center is only read. */
    endedOn,
    /** The four lists, in order. */
    totals: [
      (list === 'results' ? result : allResults).data?.meta.total,
      counts?.data.favorites,
      counts?.data.recently_contacted,
      counts?.data.recently_viewed,
    ],
    town,
    filters,
    result,
    log,
    tab,
    scope,
    selection,
    lookup,
    shownChat,
    /** The chat is requested, but the person is not known yet. */
    chatLookup: shownChat || !isChatAsked(search) ? null : lookup,
    guide,
    /** The new entries in the log as it is narrowed now. */
    unread: guide.isRunning ? guideCounts : (ofScope ?? noCounts),
    unreadOf: (person: { user_id: string | null; unread_message_count: number }) =>
      unreadOf(center, unread, person),
  }
}
