import { useEffect, useRef } from 'react'
import { isFocusLost } from './returning-focus.ts'

type FindNext = () => HTMLElement | null | undefined

/**
 * For a change that replaces what has the focus. Call it before the change with what comes next. The focus moves there
 * only if the change took it away.
 */
export const useNextFocus = (): ((findNext: FindNext) => void) => {
  const next = useRef<FindNext | null>(null)
  useEffect(() => {
    const find = next.current
    next.current = null
    if (find && isFocusLost()) find()?.focus()
  })
  return (findNext) => {
    next.current = findNext
  }
}
