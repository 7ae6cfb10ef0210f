import { vi } from 'vitest'

/**
 * Waits for something that happens after the request. The limit is long because a busy machine is no failure. It
 * returns as soon as the check passes.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 25_000, interval: 25 })
