import type { KeyboardEvent } from 'react'
import { isTyping, nextStop } from './arrow-keys.ts'

/** The arrow key stops: the field, the results, and the link to all of them. */
const stops = 'input[name="q"], [data-result]'
/** Rows of the previous search, which may be replaced at any moment. */
const onTheirWayOut = '[aria-busy="true"]'

interface ResultKeys {
  hasText: boolean
  onClear: () => void
}

/** SRC-01: arrows go through the results. Escape clears the field first, then closes. */
export const resultKeys =
  ({ hasText, onClear }: ResultKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const places = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
      (place) => place === event.target || !place.closest(onTheirWayOut),
    )
    const current = places.indexOf(event.target as HTMLElement)
    // Menus handle their own keys, and a letter in an IME composition is not final yet.
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
