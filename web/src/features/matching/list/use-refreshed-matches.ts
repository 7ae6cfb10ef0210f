import { getMatches, getMatchMap, getMatchOverview } from '@fieldhouse/contract/matching'
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { mapInput, mapQuery, matchesInput, matchesQuery, overviewQuery } from '../matches.api.ts'
import type { MatchesSearch } from './matches-search.ts'

/** Loads everything of the page before any of it is shown, so the old list is replaced once. */
const swapMatches = async (
  queryClient: QueryClient,
  id: string,
  search: MatchesSearch,
  onSwap: () => void,
) => {
  const map = mapQuery(id, search)
  const [overview, list, points] = await Promise.all([
    call(getMatchOverview, { params: { id } }),
    search.list ? null : call(getMatches, matchesInput(id, search)),
    queryClient.getQueryData(map.queryKey) ? call(getMatchMap, mapInput(id, search)) : null,
  ])
  onSwap()
  notifyManager.batch(() => {
    // Other pages of the old list must not come back.
    for (const { path } of [getMatches, getMatchMap])
      queryClient.removeQueries({ queryKey: [path], type: 'inactive' })
    queryClient.setQueryData(overviewQuery(id).queryKey, overview)
    if (list) queryClient.setQueryData(matchesQuery(id, search).queryKey, list)
    if (points) queryClient.setQueryData(map.queryKey, points)
  })
  return overview.data
}

/**
 * The survey or a must-have changed: the old list stays until the new one is there. A change in the meantime is loaded
 * together with the next. Returns the new overview, or null if it did not load.
 */
export const useRefreshedMatches = (
  id: string,
  search: MatchesSearch,
  /** Called just before the page changes. */
  onSwap: () => void,
) => {
  const queryClient = useQueryClient()
  const [isUpdating, setUpdating] = useState(false)
  const isAsked = useRef(false)
  const running = useRef<Promise<unknown>>(null)
  const latest = useRef(search)
  const swap = useEffectEvent(onSwap)
  useEffect(() => {
    latest.current = search
  }, [search])

  const refresh = useCallback(
    (to?: MatchesSearch) => {
      if (to) latest.current = to
      isAsked.current = true
      const run = async () => {
        setUpdating(true)
        let overview = null
        while (isAsked.current) {
          isAsked.current = false
          overview = await swapMatches(queryClient, id, latest.current, swap)
        }
        return overview
      }
      const started =
        running.current ??
        run()
          .catch(() => null)
          .finally(() => {
            running.current = null
            setUpdating(false)
          })
      running.current = started
      return started as ReturnType<typeof run>
    },
    [queryClient, id],
  )
  return { isUpdating, refresh }
}

/** Another tab or device may have changed the survey. Asks when the page opens with older data, and when it comes back. */
export const useSurveyWatch = (id: string, onChanged: () => void) => {
  const queryClient = useQueryClient()
  const look = useEffectEvent(async () => {
    const known = queryClient.getQueryData(overviewQuery(id).queryKey)?.data
    if (!known) return
    try {
      const { data } = await call(getMatchOverview, { params: { id } })
      if (keyOf(data) !== keyOf(known)) onChanged()
    } catch {
      // What is shown stays. The next look may work.
    }
  })
  const isOld = useEffectEvent(
    () => Date.now() - (queryClient.getQueryState(overviewQuery(id).queryKey)?.dataUpdatedAt ?? 0) > freshMs,
  )
  useEffect(() => {
    if (isOld()) void look()
    const wake = () => {
      if (!document.hidden && isOld()) void look()
    }
    document.addEventListener('visibilitychange', wake)
    return () => document.removeEventListener('visibilitychange', wake)
  }, [])
}

const freshMs = 3000

type Overview = Awaited<ReturnType<typeof swapMatches>>

const keyOf = ({ survey, total, must_haves, ended_on }: Overview): string =>
  JSON.stringify([survey.version, total, must_haves, ended_on])
