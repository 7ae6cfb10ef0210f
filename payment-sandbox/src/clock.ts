/** The time as the sandbox sees it. The control endpoint moves it forward, so a test never has to wait. */
export interface Clock {
  now(): Date
  advance(seconds: number): void
  reset(): void
}

export const createClock = (): Clock => {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    advance(seconds) {
      offset += seconds * 1000
    },
    reset() {
      offset = 0
    },
  }
}
