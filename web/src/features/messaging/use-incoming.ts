import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { listenTo, onCatchUp } from '../../lib/socket.ts'
import { chatReason } from './chat-reason.ts'
import { goesOn, incomingReducer, nextIncomingPage, noIncoming } from './incoming-list.ts'
import { fetchIncoming } from './messaging.api.ts'

/**
 * MSG-03: the open list. Each time it opens, it starts with the first page. Live messages are added, and missed ones
 * are silently requested.
 */
export const useIncoming = (viewerId: string, isOpen: boolean) => {
  const [list, dispatch] = useReducer(incomingReducer, noIncoming)
  const asking = useRef<AbortController>(undefined)

  const load = async (page: number): Promise<void> => {
    // A newer request cancels the one before.
    asking.current?.abort()
    const abort = new AbortController()
    asking.current = abort
    dispatch({ type: 'asked', page })
    try {
      dispatch({ type: 'came', page, data: await fetchIncoming(page, abort.signal) })
    } catch (fault) {
      if (!abort.signal.aborted) dispatch({ type: 'failed', page, fault: chatReason(fault) })
    }
  }
  const loadFirst = useEffectEvent(() => void load(1))
  const refresh = useEffectEvent(async (signal: AbortSignal) => {
    if (!list.isLoaded) return loadFirst()
    // On failure the list stays as it is until the next request.
    const data = await fetchIncoming(1, signal).catch(() => null)
    if (data && !signal.aborted) dispatch({ type: 'refreshed', data })
  })

  useEffect(() => {
    if (!isOpen) return
    loadFirst()
    const closed = new AbortController()
    const ends = [
      listenTo(liveEvents.message, (message) => dispatch({ type: 'live', message, viewerId })),
      listenTo(liveEvents.counts, () => void refresh(closed.signal)),
      onCatchUp(() => void refresh(closed.signal)),
    ]
    return () => {
      for (const end of ends) end()
      closed.abort()
      asking.current?.abort()
    }
  }, [isOpen, viewerId])

  const next = nextIncomingPage(list)
  return {
    list,
    isLoading: list.asked !== null || (!list.isLoaded && list.fault === null),
    hasMore: { messages: goesOn(list.messages), system: goesOn(list.system) },
    /** Loads the next page, or the first again if it failed. */
    loadMore: () => void load(next ?? 1),
  }
}
