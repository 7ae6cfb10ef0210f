import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { getCenterCounts, getFavorites, getRecentlyContacted } from '@fieldhouse/contract/recruiting'
import { getActivity, getActivityLogs, getUnread } from '@fieldhouse/contract/recruiting.activity'
import { recruitingEvents } from '@fieldhouse/contract/recruiting.live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageOrigin } from '../../lib/page-origin.ts'
import { listenTo, onCatchUp } from '../../lib/socket.ts'
import { listEndpoints } from './recruiting.api.ts'

/** Several events at the same time cause one request. */
const gatherMs = 300

/** What a message changes: the counts, the log, and the last contacts. */
const changedByMessage = [getUnread, getActivity, getCenterCounts, getRecentlyContacted]

/** What reading a chat elsewhere changes: the counts, and which entries of the log are new. */
const changedByReading = [getUnread, getActivity]

/** The chat tab marks what it lists as read. Its entries look new until it is opened again. */
const isChatTab = ([path, tab]: readonly unknown[]): boolean => path === getActivity.path && tab === 'chat'

/** What somebody else's heart changes: the hearts in every list, the number of favorites, and who did what. */
const changedByFavorite = [...Object.values(listEndpoints), getCenterCounts, getActivityLogs]

/** RCC-04: a live event is only a signal. The data is requested again. */
export const useFreshCenter = (): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stale = new Set<string>()
    let isByReading = true
    const ask = (endpoints: readonly { path: string }[], isReading = false) => {
      isByReading &&= isReading
      for (const { path } of endpoints) stale.add(path)
      clearTimeout(timer)
      timer = setTimeout(() => {
        const isKept = isByReading ? isChatTab : () => false
        for (const path of stale)
          void queryClient.invalidateQueries({
            queryKey: [path],
            predicate: ({ queryKey }) => !isKept(queryKey),
          })
        stale.clear()
        isByReading = true
      }, gatherMs)
    }
    const stops = [
      listenTo(liveEvents.message, () => ask(changedByMessage)),
      listenTo(liveEvents.counts, ({ athlete_user_id }) =>
        ask(athlete_user_id ? changedByReading : [getUnread], true),
      ),
      listenTo(recruitingEvents.favorites, ({ origin }) => {
        // The person's own page shows it already, and leaves a row without its heart where it is.
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
