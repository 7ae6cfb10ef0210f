import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { countView } from '@fieldhouse/contract/profiles.views'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api.ts'

/** Who is away again before that has not looked at the page. */
const lookTime = 1500

/**
 * Tells the server, once, that somebody looks at the page: not what the browser opened ahead or in a tab behind, nor
 * those who may change it. Nobody who reads needs to hear that it could not be counted.
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
