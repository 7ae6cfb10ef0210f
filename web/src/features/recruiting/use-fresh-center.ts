import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { getCenterCounts, getRecentlyContacted } from '@fieldhouse/contract/recruiting'
import { getActivity, getUnread } from '@fieldhouse/contract/recruiting.activity'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenTo, onCatchUp } from '../../lib/socket.ts'

/** Several that come together are asked for once. */
const gatherMs = 300

/** What a message changes: the counts, the log, and who was contacted last. */
const changedByMessage = [getUnread, getActivity, getCenterCounts, getRecentlyContacted]

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
      onCatchUp(() => ask(changedByMessage)),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [queryClient])
}
