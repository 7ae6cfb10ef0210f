import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { taskEvents } from '@fieldhouse/contract/tasks.live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { listenTo, onCatchUp } from '../../lib/socket.ts'
import { refreshDesk } from './roster.api.ts'

/** Combines simultaneous changes into one request. */
const refreshesAfter = 250

/** COA-02, COA-03: messages and tasks change the roster while it is open. */
export const useLiveRoster = (): void => {
  const queryClient = useQueryClient()
  const refresh = useEffectEvent(() => void refreshDesk(queryClient))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const gather = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        refresh()
      }, refreshesAfter)
    }
    const ends = [
      listenTo(liveEvents.message, gather),
      listenTo(liveEvents.counts, gather),
      listenTo(taskEvents.status, gather),
      onCatchUp(gather),
    ]
    return () => {
      for (const end of ends) end()
      clearTimeout(timer)
    }
  }, [])
}
