import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Count, countPlaywright, countVitest } from './reports.ts'

interface Step {
  readonly name: string
  /** `{report}` stands for the file its tests are counted from. */
  readonly command: string
  readonly env?: Record<string, string>
  /** A step without tests of its own counts as one test. */
  readonly count?: (report: string, root: string) => Count
}

const vitest = 'vitest run --reporter=default --reporter=json --outputFile.json="{report}"'
const playwright = 'playwright test --config e2e/playwright.config.ts --reporter=list,json'

/** All that is checked, in order. What stands in one row runs side by side, and steps in brackets one after the other. */
const plan: readonly (readonly (Step | readonly Step[])[])[] = [
  [{ name: 'services', command: 'node tools/services/prepare.ts' }],
  [
    { name: 'style', command: 'biome check --error-on-warnings .' },
    { name: 'types', command: 'tsc --project tsconfig.json' },
  ],
  [
    { name: 'web-types', command: 'tsc --project web' },
    { name: 'unused', command: 'knip' },
  ],
  [
    { name: 'arrows', command: 'node tools/checks/run.ts arrows' },
    { name: 'circles', command: 'node tools/checks/run.ts circles' },
    { name: 'names', command: 'node tools/checks/run.ts names' },
    { name: 'homes', command: 'node tools/checks/run.ts homes' },
    { name: 'colours', command: 'node tools/checks/run.ts colours' },
    { name: 'repo', command: 'node tools/checks/run.ts repo' },
    { name: 'docs', command: 'node tools/checks/run.ts docs' },
  ],
  [
    [
      {
        name: 'tests',
        command: `${vitest} --project unit --project parts --project http --project tools`,
        env: { FIELDHOUSE_TEST_ENGINE: 'embedded' },
        count: countVitest,
      },
      {
        name: 'postgres',
        command: `${vitest} --project http`,
        env: { FIELDHOUSE_TEST_ENGINE: 'postgres' },
        count: countVitest,
      },
    ],
    // Mostly waiting, for what is killed to come back and for what never ends to be given up.
    { name: 'faults', command: `${vitest} --project faults --maxWorkers 1`, count: countVitest },
  ],
  [{ name: 'browser', command: playwright, count: countPlaywright }],
]

const asked = process.argv.slice(2)
const known = plan.flat(2).map(({ name }) => name)
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  process.exit(2)
}

const root = join(import.meta.dirname, '../..')
const reports = mkdtempSync(join(tmpdir(), 'fieldhouse-test-'))
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

const execute = (step: Step, report: string) => {
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; output: string }>()
  const child = spawn(step.command.replace('{report}', report), {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env, PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output).toString() }))
  return promise
}

const failed: Count = { passed: 0, failed: 1, failures: [] }

/** What a step is worth. One that ends badly has at least one failure, whatever its report says. */
const countOf = (step: Step, ok: boolean, report: string): Count => {
  if (step.count === undefined) return ok ? { passed: 1, failed: 0, failures: [] } : failed
  try {
    const count = step.count(readFileSync(report, 'utf8'), root)
    return ok ? count : { ...count, failed: Math.max(count.failed, 1) }
  } catch {
    return failed
  }
}

/** What a failed step has to say: its failed tests where it names them, and otherwise what it wrote last. */
const explain = ({ failures }: Count, output: string) =>
  failures.length > 0 ? failures.join('\n\n') : output.trim().split('\n').slice(-200).join('\n')

const perform = async (step: Step): Promise<Count> => {
  const started = performance.now()
  const report = join(reports, `${step.name}.json`)
  const { ok, output } = await execute(step, report)
  const count = countOf(step, ok, report)
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const figures = step.count === undefined ? '' : `${count.passed} passed, ${count.failed} failed`
  console.log(
    `${count.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)} ${seconds.padStart(8)}  ${figures}`.trimEnd(),
  )
  if (count.failed > 0) console.log(`\n${explain(count, output)}\n`)
  return count
}

const total = { passed: 0, failed: 0 }
const performInTurn = async (steps: readonly Step[]) => {
  for (const step of steps) {
    if (asked.length > 0 && !asked.includes(step.name)) continue
    const { passed, failed } = await perform(step)
    total.passed += passed
    total.failed += failed
  }
}
for (const row of plan) await Promise.all(row.map((lane) => performInTurn([lane].flat())))
rmSync(reports, { recursive: true })

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
