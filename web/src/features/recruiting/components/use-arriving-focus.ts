import { useEffect, useRef } from 'react'
import { isFocusLost } from '../../../lib/returning-focus.ts'

/** Below lg each panel is a separate screen. */
const areScreens = (): boolean => matchMedia('(width < 1280px)').matches

/** On small screens, a panel that replaces the focused one gets the focus. */
export const useArrivingFocus = <Element extends HTMLElement>() => {
  const place = useRef<Element>(null)
  useEffect(() => {
    if (areScreens() && isFocusLost()) place.current?.focus({ preventScroll: true })
  }, [])
  return place
}
