import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** SRC-01: when a focused row disappears, the focus returns to the field, where the keys work. */
export const useFieldFocus = (field: RefObject<HTMLInputElement | null>) => {
  const lastFocused = useRef<Element>(null)
  useEffect(() => {
    if (lastFocused.current?.isConnected !== false) return
    lastFocused.current = null
    // The lost focus falls to the field's container. A menu beside it keeps its own focus.
    if (document.activeElement?.contains(field.current)) field.current?.focus()
  })
  return (event: FocusEvent) => {
    lastFocused.current = event.target
  }
}
