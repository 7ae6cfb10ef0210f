import { type RefObject, useEffect, useRef } from 'react'

/** Whether what had the focus can no longer be seen. */
const isFocusLost = (): boolean => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || !activeElement.checkVisibility()
}

/** Below lg each panel is a screen of its own. */
const areScreens = (): boolean => matchMedia('(width < 1280px)').matches

/** A panel that takes the place of another takes the focus too, where the other had it: on small screens. */
export const useArrivingFocus = <Element extends HTMLElement>() => {
  const place = useRef<Element>(null)
  useEffect(() => {
    if (areScreens() && isFocusLost()) place.current?.focus({ preventScroll: true })
  }, [])
  return place
}

/** The way back: when the last panel has closed, the focus returns to what opens them. */
export const useReturningFocus = (opener: RefObject<HTMLElement | null>, isPanelOpen: boolean): void => {
  const wasOpen = useRef(isPanelOpen)
  useEffect(() => {
    if (wasOpen.current && !isPanelOpen && isFocusLost()) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isPanelOpen
  }, [opener, isPanelOpen])
}
