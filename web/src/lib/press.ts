/* An error appears below the field that was just left, and moves everything below it. The pressed button would move
   away from the pointer and lose its click. So errors wait until a press is over. */
let isWatched = false
let isDown = false

/** Starts when a form is first used. */
export const watchPresses = (): void => {
  if (isWatched) return
  isWatched = true
  addEventListener('mousedown', () => (isDown = true), true)
  for (const end of ['mouseup', 'dragend']) addEventListener(end, () => (isDown = false), true)
}

/** Runs after the click that ends a press, or immediately if nothing is pressed. */
export const pressOver = (): Promise<void> =>
  isDown
    ? new Promise((resolve) => {
        addEventListener('mouseup', () => setTimeout(resolve), { once: true, capture: true })
      })
    : Promise.resolve()
