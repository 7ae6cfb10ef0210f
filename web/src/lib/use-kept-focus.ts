import { useEffect, useRef } from 'react'
import { isFocusLost } from './returning-focus.ts'

/**
 * When a row disappears with the focused button, the focus moves to the element with this ref. A question about the row
 * may come in between, so the focus in a dialog does not count: its button was somewhere on the page.
 */
export const useKeptFocus = <Place extends HTMLElement>(rows: readonly unknown[]) => {
  const place = useRef<Place>(null)
  const before = useRef(rows)
  const focused = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('[role$=dialog]')) focused.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const isOther = before.current !== rows
    before.current = rows
    if (isOther && focused.current?.isConnected === false && isFocusLost()) place.current?.focus()
  }, [rows])
  return place
}
