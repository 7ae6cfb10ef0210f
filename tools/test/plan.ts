import { type Again, fileOf } from './again.ts'
import { type Count, countPlaywright, countVitest } from './reports.ts'

export interface Step {
  readonly name: string
  /** `{report}` is the report file with the test counts. */
  readonly command: string
  /** A step without tests counts as one test. */
  readonly count?: (report: string, root: string) => Count
  /** The step's test files. A step without them checks the whole repository. */
  readonly owns?: (file: string) => boolean
  readonly again?: Again
}

const vitest = 'vitest run --reporter=default --reporter=json --outputFile.json="{report}"'
const parts = '--project parts --project parts-alone'
const playwright = 'playwright test --config e2e/playwright.config.ts --reporter=list,json'

const isFault = (file: string) => file.startsWith('server/faults/') || file === 'tools/soak/storm.test.ts'
const isBrowser = (file: string) => file.startsWith('e2e/')
const isPart = (file: string) => file.startsWith('web/') && file.endsWith('.test.tsx')

const quoted = (files: Iterable<string>) => Array.from(files, (file) => `"${file}"`).join(' ')

/** Steps that run one after the other. */
type Lane = readonly Step[]

const staticChecks = [
  'arrows',
  'circles',
  'layers',
  'names',
  'homes',
  'sql',
  'messages',
  'copies',
  'colours',
  'repo',
  'docs',
]

/** All steps. The rows run in order, and the lanes of a row in parallel. */
export const plan: readonly (readonly Lane[])[] = [
  [
    [{ name: 'services', command: 'node tools/services/prepare.ts' }],
    [
      { name: 'style', command: 'biome check --error-on-warnings .' },
      { name: 'unused', command: 'knip' },
      ...staticChecks.map((name) => ({ name, command: `node tools/checks/run.ts ${name}` })),
    ],
    [
      { name: 'types', command: 'tsc --project tsconfig.json --singleThreaded' },
      { name: 'web-types', command: 'tsc --project web --singleThreaded' },
    ],
  ],
  // Each of the three waits a lot: for a database, a page, or a killed process. Together they keep both cores busy. Parts
  // wait most, so they are not left for the end, when nothing else runs.
  [
    [
      {
        name: 'parts',
        command: `${vitest} ${parts}`,
        count: countVitest,
        owns: isPart,
        again: {
          command: (failures) => `${vitest} ${parts} --maxWorkers 1 ${quoted(new Set(failures.map(fileOf)))}`,
        },
      },
      {
        name: 'tests',
        command: `${vitest} --project unit --project http --project embedded --project tools`,
        count: countVitest,
        owns: (file) => !isFault(file) && !isBrowser(file) && !isPart(file),
      },
    ],
    [
      {
        name: 'browser',
        command: playwright,
        count: countPlaywright,
        owns: isBrowser,
        again: { command: () => `${playwright} --last-failed --workers=1` },
      },
    ],
    [
      {
        name: 'faults',
        command: `${vitest} --project faults --maxWorkers 1`,
        count: countVitest,
        owns: isFault,
      },
    ],
  ],
]
