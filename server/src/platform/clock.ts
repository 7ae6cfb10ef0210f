/** The product's clock. Only tests move it. */
let offset = 0

export const clock = {
  now: () => new Date(Date.now() + offset),
}

/** For tests: moves the clock forward. */
export const advanceClock = (milliseconds: number) => {
  offset += milliseconds
}

/** For tests: back to the present. */
export const resetClock = () => {
  offset = 0
}
