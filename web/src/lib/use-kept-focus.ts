import { useEffect, useRef } from 'react'
import { isFocusLost } from './returning-focus.ts'

/** When a row disappears with the focused button, the focus moves to the element with this ref. */
export const useKeptFocus = <Place extends HTMLElement>(rows: readonly unknown[]) => {
  const place = useRef<Place>(null)
  const before = useRef(rows)
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = () => {
      hadFocus.current = !isFocusLost()
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const isOther = before.current !== rows
    before.current = rows
    if (isOther && hadFocus.current && isFocusLost()) place.current?.focus()
  }, [rows])
  return place
}
