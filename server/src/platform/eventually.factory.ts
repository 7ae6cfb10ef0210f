import { vi } from 'vitest'

/** Waits for what happens apart from the request. Long, since a busy machine is no fault; it ends as soon as it is true. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 25_000, interval: 25 })
