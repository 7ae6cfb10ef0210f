import { type RefObject, useLayoutEffect, useRef } from 'react'

const firstField = 'input:not([type="hidden"], [hidden], [tabindex="-1"]), select'

/** For dialog steps: the pressed button is gone with the last step, so the focus moves into the new one. */
export const useArrivalFocus = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const place = useRef<Element>(null)
  // Runs before other code can notice the lost focus.
  useLayoutEffect(() => {
    const field = place.current?.querySelector<HTMLElement>(firstField)
    // A focused field would open a phone's keyboard before the screen was read.
    const isTouched = matchMedia('(pointer: coarse)').matches
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]')
    const target = isTouched ? dialog : (field ?? dialog)
    target?.focus()
  }, [])
  return place
}
