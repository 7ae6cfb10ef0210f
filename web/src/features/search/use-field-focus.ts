import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** SRC-01: rows that go while the focus is on one of them give it back to the field, where the keys go on. */
export const useFieldFocus = (field: RefObject<HTMLInputElement | null>) => {
  const lastFocused = useRef<Element>(null)
  useEffect(() => {
    if (lastFocused.current?.isConnected !== false) return
    lastFocused.current = null
    // What is left without focus falls to whatever holds the field; a menu beside it keeps its own.
    if (document.activeElement?.contains(field.current)) field.current?.focus()
  })
  return (event: FocusEvent) => {
    lastFocused.current = event.target
  }
}
