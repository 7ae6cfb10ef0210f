import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { countView } from '@fieldhouse/contract/profiles.views'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api.ts'

/** A shorter visit does not count as a view. */
const lookTime = 1500

/**
 * Reports one view of the page to the server. Preloads, background tabs, and people who may edit the page do not count.
 * A failure is silent.
 */
export const useCountView = ({ id, can }: Pick<Athlete, 'id' | 'can'>): void => {
  const counted = useRef<string>(null)
  const isOwn = can.edit
  useEffect(() => {
    if (isOwn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      if (counted.current === id) return
      counted.current = id
      void call(countView, { params: { id } }).catch(() => undefined)
    }
    const watch = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(count, lookTime)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [id, isOwn])
}
