import { useEffect, useRef } from 'react'
import { isFocusLost } from '../../../lib/returning-focus.ts'

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
