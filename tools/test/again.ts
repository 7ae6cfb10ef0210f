import type { Count } from './reports.ts'

/** How a step runs its failed tests again, alone. Only tests in a browser get that: others depend on no drawn frame. */
export interface Again {
  /** `{report}` is the report file with the test counts. */
  readonly command: (failures: readonly string[]) => string
}

/** With more failures than this, a rerun makes no sense. */
const mostRepeated = 20

/** A failure begins with `file > name`. */
const headOf = (failure: string): string => failure.split('\n')[0] ?? ''
export const fileOf = (failure: string): string => headOf(failure).split(' > ')[0] ?? ''

/** An error outside of any test fails a run without being in its report, so no rerun can excuse it. */
const hasOtherErrors = (output: string): boolean => /\bUnhandled (Errors?|Rejection)\b/.test(output)

/** The failures to run again. None if that would not help. */
export const worthRepeating = (again: Again | undefined, { failures, failed }: Count, output: string) =>
  again === undefined || failed > mostRepeated || hasOtherErrors(output) ? [] : failures

/** The result after the rerun, and the tests that failed first and passed alone. */
export const settle = (first: Count, repeated: readonly string[], second: Count) => {
  const still = new Set(second.failures.map(headOf))
  const unstable = repeated.filter((failure) => !still.has(headOf(failure)))
  const untouched = first.failures.filter((failure) => !repeated.includes(failure))
  const count: Count = {
    passed: first.passed + unstable.length,
    failed: untouched.length + second.failed,
    failures: [...untouched, ...second.failures],
    times: first.times,
  }
  return { count, unstable }
}
