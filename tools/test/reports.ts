import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The result of a test run. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** Each failed test by file and name, with its error. This is read first when a run has failed. */
  readonly failures: readonly string[]
  /** How long each file took. */
  readonly times: readonly FileTime[]
}

export interface FileTime {
  readonly file: string
  readonly seconds: number
}

/** A thrown error includes its whole stack, and a browser its whole log. The beginning says what is wrong. */
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
    readonly startTime: number
    readonly endTime: number
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
    // A file that can't be loaded has no tests to count, but it has failed.
    if (status === 'failed' && assertionResults.length === 0)
      return [describeFailure(file, 'the file itself', [message ?? ''])]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => describeFailure(file, test.fullName, test.failureMessages ?? []))
  })
  const times = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed: numPassedTests, failed: failures.length, failures, times }
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
      readonly results: readonly {
        readonly duration: number
        readonly errors: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
  /** Errors outside of any test. */
  readonly errors: readonly { readonly message?: string }[]
}

/** A flaky test is a failure too. */
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

const timesOf = ({ specs = [], suites = [] }: PlaywrightSuite): FileTime[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ file: `e2e/${file}`, seconds: duration / 1000 })),
    ),
  ),
  ...suites.flatMap(timesOf),
]

export const countPlaywright = (report: string): Count => {
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(report)
  const outside = errors.map(({ message }) => describeFailure('e2e', 'outside of any test', [message ?? '']))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + outside.length,
    failures: [...suites.flatMap(failuresOf), ...outside],
    times: suites.flatMap(timesOf),
  }
}

/** The slowest files, with their share of the total. */
export const slowest = (times: readonly FileTime[], shown = 10): string[] => {
  const byFile = Map.groupBy(times, ({ file }) => file)
  const sums = [...byFile].map(([file, parts]) => ({
    file,
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
  }))
  const all = sums.reduce((sum, { seconds }) => sum + seconds, 0)
  return sums
    .toSorted((one, another) => another.seconds - one.seconds)
    .slice(0, shown)
    .map(
      ({ file, seconds }) =>
        `${seconds.toFixed(1).padStart(8)} s ${((100 * seconds) / all).toFixed(1).padStart(5)}%  ${file}`,
    )
}

/** The area that a file tests: a module of the server, a feature of the web app, or a folder at the top. */
export const areaOf = (file: string): string => {
  const [top = '', ...folders] = file.split('/').slice(0, -1)
  const depth = folders[1] === 'modules' || folders[1] === 'features' ? 3 : 2
  return top === 'e2e' ? top : [top, ...folders.slice(0, depth)].join('/')
}

/** The processor time of a shell's commands in seconds, from what its `times` prints: its own, then theirs. */
export const processorSeconds = (printed: string): number => {
  const theirs = printed.trim().split('\n').at(-1) ?? ''
  return [...theirs.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}
