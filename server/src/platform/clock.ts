/** The time as the product sees it. Tests move it; nothing else may. */
let offset = 0

export const clock = {
  now: () => new Date(Date.now() + offset),
}

/** For tests: let time pass at once. */
export const advanceClock = (milliseconds: number) => {
  offset += milliseconds
}

/** For tests: back to the present. */
export const resetClock = () => {
  offset = 0
}
