import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { countView } from '@fieldhouse/contract/profiles.views'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { watchLook } from './watch-look.ts'

/**
 * Reports one view of the page to the server. People who may edit the page do not count. A failure is silent. A page that
 * sleeps reports it by itself (`in-page/asleep-page.ts`); the server counts a visitor only once.
 */
export const useCountView = ({ id, can }: Pick<Athlete, 'id' | 'can'>): void => {
  const counted = useRef<string>(null)
  const isOwn = can.edit
  useEffect(() => {
    if (isOwn) return
    return watchLook(() => {
      if (counted.current === id) return
      counted.current = id
      void call(countView, { params: { id } }).catch(() => undefined)
    })
  }, [id, isOwn])
}
