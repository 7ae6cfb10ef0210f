import { getMatchOverview } from '@fieldhouse/contract/matching'
import { recruitingEvents } from '@fieldhouse/contract/recruiting.live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageOrigin } from '../../../lib/page-origin.ts'
import { listenTo } from '../../../lib/socket.ts'
import { matchListEndpoints } from '../matches.api.ts'

/** Several events at the same time cause one request. */
const quietMs = 300

/** Somebody else's heart, or one pressed in the recruiting center. The event is only a signal: the lists load again. */
export const useFreshHearts = (id: string): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = listenTo(recruitingEvents.favorites, ({ center_id, origin }) => {
      if (center_id !== id || origin === pageOrigin()) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        for (const { path } of [...matchListEndpoints, getMatchOverview])
          void queryClient.invalidateQueries({ queryKey: [path] })
      }, quietMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queryClient, id])
}
