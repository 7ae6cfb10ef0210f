/** Signs of a coach: mouse, touch, keys, and scrolling. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'touchmove', 'keydown', 'wheel', 'scroll'] as const

/** More often says nothing new. Milliseconds. */
const restsFor = 1000

/** Calls back when the coach does something, at most once a second. Returns a function that ends it. */
export const listenForActivity = (onActivity: () => void): (() => void) => {
  let lastAt = Number.NEGATIVE_INFINITY
  let pointer = ''
  const note = (event: Event) => {
    // Browsers report a move when the page moves below a pointer that rests.
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      const place = `${event.screenX} ${event.screenY}`
      const isResting = place === pointer
      pointer = place
      if (isResting) return
    }
    const at = Date.now()
    // A clock that was set back must not silence the page.
    if (at - lastAt < restsFor && at >= lastAt) return
    lastAt = at
    onActivity()
  }
  for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true })
  return () => {
    for (const sign of signs) removeEventListener(sign, note, { capture: true })
  }
}
