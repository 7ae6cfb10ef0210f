import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a run of tests came to. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** Each failed test by file and name, with what was wrong: what is read first when a run has failed. */
  readonly failures: readonly string[]
}

/** A thrown error brings its whole stack, and a browser its whole log; the beginning says what is wrong. */
const linesShown = 30

const describeFailure = (file: string, name: string, messages: readonly string[]) =>
  [`${file} > ${name}`, ...messages.map(beginningOf)].join('\n')

const beginningOf = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, linesShown)
    .map((line) => `    ${line}`)
    .join('\n')

interface VitestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

export const countVitest = (report: string, root: string): Count => {
  const { numPassedTests, testResults }: VitestReport = JSON.parse(report)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    // A file that cannot be loaded has no tests to count, yet it has failed.
    if (status === 'failed' && assertionResults.length === 0)
      return [describeFailure(file, 'the file itself', [message ?? ''])]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => describeFailure(file, test.fullName, test.failureMessages ?? []))
  })
  return { passed: numPassedTests, failed: failures.length, failures }
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
}

/** A test that passes only now and then is a fault, too. */
const isFault = ({ status }: { readonly status: string }) => ['unexpected', 'flaky'].includes(status)

const failuresOf = (suite: PlaywrightSuite): string[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.filter(isFault).map(({ projectName, results }) =>
      describeFailure(
        file,
        `${suite.title} > ${title} (${projectName})`,
        results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
      ),
    ),
  ),
  ...(suite.suites ?? []).flatMap(failuresOf),
]

export const countPlaywright = (report: string): Count => {
  const { stats, suites }: PlaywrightReport = JSON.parse(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresOf),
  }
}
