import { useEffect, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../../lib/returning-focus.ts'

/**
 * Moves the focus to the field when a chosen conversation has loaded. If the person has moved on, the focus stays
 * there, or the rest of what they type would be sent. Without a field, the focus is not lost either.
 */
export const usePanelFocus = (isWanted: boolean) => {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const before = useRef<Element | null>(null)

  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [])

  useEffect(() => {
    if (!isWanted || !panel.current) return
    const now = document.activeElement
    // A dialog around it has the focus until something in it takes it. Without any focus, the page has it.
    const hasStayed =
      now === null || now === before.current || now.contains(panel.current) || panel.current.contains(now)
    // A focused field would open a phone's keyboard before the messages were read.
    const place = matchMedia('(pointer: coarse)').matches ? null : field.current
    if (place && hasStayed) place.focus({ preventScroll: true })
    else if (isFocusLost()) heading.current?.focus({ preventScroll: true })
  }, [isWanted])

  return { panel, heading, field }
}
