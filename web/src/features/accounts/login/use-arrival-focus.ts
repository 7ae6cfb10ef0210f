import { type RefObject, useLayoutEffect, useRef } from 'react'

const firstField = 'input:not([type="hidden"], [hidden], [tabindex="-1"]), select'

/** For the steps of a dialog: whatever was pressed to get to one is gone, so the focus goes on in it. */
export const useArrivalFocus = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const place = useRef<Element>(null)
  // Before anything else can notice that the focus was lost.
  useLayoutEffect(() => {
    const field = place.current?.querySelector<HTMLElement>(firstField)
    // A field would bring up the keyboard of a phone before the screen was read.
    const isTouched = matchMedia('(pointer: coarse)').matches
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]')
    const target = isTouched ? dialog : (field ?? dialog)
    target?.focus()
  }, [])
  return place
}
