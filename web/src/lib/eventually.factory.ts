import { vi } from 'vitest'

/** Waits for a check to pass. As patient as `expect.poll`, because a busy machine is not a fault. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 15_000 })
