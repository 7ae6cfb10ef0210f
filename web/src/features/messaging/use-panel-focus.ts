import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Whoever chose a conversation goes on in its field as soon as it is here; whoever has gone elsewhere by then stays there,
 * or the rest of what they type would be sent.
 */
export const usePanelFocus = (isWanted: boolean) => {
  const panel = useRef<HTMLElement>(null)
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
    if (hasStayed && !matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true })
  }, [isWanted])

  return { panel, field }
}
