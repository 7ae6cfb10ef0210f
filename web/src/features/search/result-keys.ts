import type { KeyboardEvent } from 'react'
import { isTyping, nextStop } from './arrow-keys.ts'

/** Where the arrows lead: the field, then who is found and the way to all of them. */
const stops = 'input[name="q"], [data-result]'
/** Rows of the search before: others come in their place at any moment. */
const onTheirWayOut = '[aria-busy="true"]'

interface ResultKeys {
  hasText: boolean
  onClear: () => void
}

/** SRC-01: arrows go through who is found; Escape empties the field first and closes only then. */
export const resultKeys =
  ({ hasText, onClear }: ResultKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const places = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
      (place) => place === event.target || !place.closest(onTheirWayOut),
    )
    const current = places.indexOf(event.target as HTMLElement)
    // Menus have keys of their own, and a letter that is still being composed is not one yet.
    if (current < 0 || event.nativeEvent.isComposing) return
    const next = nextStop(event, current, places.length)
    if (event.key === 'Escape' && hasText) {
      event.stopPropagation()
      onClear()
    } else if (next !== null) {
      if (!isTyping(event)) event.preventDefault()
      places[next]?.focus()
    }
  }
