import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { getCenterCounts, getFavorites, getRecentlyContacted } from '@fieldhouse/contract/recruiting'
import { getActivity, getActivityLogs, getUnread } from '@fieldhouse/contract/recruiting.activity'
import { recruitingEvents } from '@fieldhouse/contract/recruiting.live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenTo, onCatchUp } from '../../lib/socket.ts'
import { pageOrigin } from './page-origin.ts'
import { listEndpoints } from './recruiting.api.ts'

/** Several that come together are asked for once. */
const gatherMs = 300

/** What a message changes: the counts, the log, and who was contacted last. */
const changedByMessage = [getUnread, getActivity, getCenterCounts, getRecentlyContacted]

/** What somebody else's heart changes: the hearts in every list, the number of favorites, and who did what. */
const changedByFavorite = [...Object.values(listEndpoints), getCenterCounts, getActivityLogs]

/** RCC-04: what comes live is a wake-up; the truth is asked for. */
export const useFreshCenter = (): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stale = new Set<string>()
    const ask = (endpoints: readonly { path: string }[]) => {
      for (const { path } of endpoints) stale.add(path)
      clearTimeout(timer)
      timer = setTimeout(() => {
        for (const path of stale) void queryClient.invalidateQueries({ queryKey: [path] })
        stale.clear()
      }, gatherMs)
    }
    const stops = [
      listenTo(liveEvents.message, () => ask(changedByMessage)),
      listenTo(liveEvents.counts, () => ask([getUnread])),
      listenTo(recruitingEvents.favorites, ({ origin }) => {
        // The own page shows it already, and leaves a row that lost its heart where it is.
        if (origin !== pageOrigin()) ask(changedByFavorite)
      }),
      onCatchUp(() => ask([...changedByMessage, getFavorites])),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [queryClient])
}
