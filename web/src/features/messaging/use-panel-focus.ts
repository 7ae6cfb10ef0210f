import { useEffect, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../../lib/returning-focus.ts'

/**
 * Whoever chose a conversation goes on in its field as soon as it is here; whoever has gone elsewhere by then stays there,
 * or the rest of what they type would be sent. Where there is no field to go on in, the focus is not lost either.
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
    // A dialog around it has the focus until something in it takes it; the page, when nothing has it.
    const hasStayed =
      now === null || now === before.current || now.contains(panel.current) || panel.current.contains(now)
    // A field would bring up the keyboard of a phone before the messages were read.
    const place = matchMedia('(pointer: coarse)').matches ? null : field.current
    if (place && hasStayed) place.focus({ preventScroll: true })
    else if (isFocusLost()) heading.current?.focus({ preventScroll: true })
  }, [isWanted])

  return { panel, heading, field }
}
