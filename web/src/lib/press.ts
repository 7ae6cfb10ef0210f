/*
 * A fault appears below the field that was just left, and moves what stands further down: the button that is being pressed
 * would be gone from under the pointer, and its click lost. So faults wait until a press is over.
 */
let isWatched = false
let isDown = false

/** From when a form is first used. */
export const watchPresses = (): void => {
  if (isWatched) return
  isWatched = true
  addEventListener('mousedown', () => (isDown = true), true)
  for (const end of ['mouseup', 'dragend']) addEventListener(end, () => (isDown = false), true)
}

/** After the click that a press ends with; at once while nothing is pressed. */
export const pressOver = (): Promise<void> =>
  isDown
    ? new Promise((resolve) => {
        addEventListener('mouseup', () => setTimeout(resolve), { once: true, capture: true })
      })
    : Promise.resolve()
