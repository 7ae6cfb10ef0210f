/** The product's clock. Only tests move it. */
let offset = 0
let stoppedAt: number | null = null

export const clock = {
  now: () => new Date((stoppedAt ?? Date.now()) + offset),
}

/** For tests: moves the clock forward. */
export const advanceClock = (milliseconds: number) => {
  offset += milliseconds
}

/** For tests: the clock stands at this time until it is moved. */
export const stopClock = (at: Date) => {
  stoppedAt = at.getTime()
  offset = 0
}

/** For tests: back to the present. */
export const resetClock = () => {
  stoppedAt = null
  offset = 0
}
