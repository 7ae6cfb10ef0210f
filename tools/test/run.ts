import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { settle, worthRepeating } from './again.ts'
import { changedSince, filesAbout, filesTouchedBy } from './choice.ts'
import { plan, type Step } from './plan.ts'
import { areaOf, type Count, type FileTime, processorSeconds, slowest } from './reports.ts'

const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string', default: 'HEAD' } },
})

const known = plan.flat(2).map(({ name }) => name)
/** Arguments that name a step select it. Any other word selects test files. */
const steps = positionals.filter((word) => known.includes(word))
const words = positionals.filter((word) => !known.includes(word))

/** The test files to run, or null for all of them. */
const chosen = (() => {
  if (values.changed) return filesTouchedBy(changedSince(values.since, root), root)
  if (words.length === 0) return null
  return [...new Set(words.flatMap((word) => filesAbout(word, root)))]
})()

if (words.length > 0 && chosen?.length === 0) {
  console.error(`No test has ${words.join(' or ')} in its file or name. The steps are: ${known.join(', ')}`)
  process.exit(2)
}

const isAsked = ({ name, owns }: Step): boolean => {
  if (steps.length > 0 && !steps.includes(name)) return false
  if (chosen === null) return true
  return owns === undefined ? values.changed || name === 'services' : chosen.some(owns)
}

/** A suite with selected files skips none of them. */
const narrowed = (step: Step): Step => {
  if (chosen === null || step.owns === undefined) return step
  const files = chosen.filter(step.owns).map((file) => `"${file}"`)
  return { ...step, command: [step.command, ...files].join(' ') }
}

const reports = mkdtempSync(join(tmpdir(), 'fieldhouse-test-'))
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

const execute = (command: string, report: string) => {
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; output: string; cpu: number }>()
  const timed = `${command.replace('{report}', report)}\ncode=$?; times > "${report}.cpu"; exit $code`
  const child = spawn(timed, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  child.on('close', (code) => {
    const cpu = existsSync(`${report}.cpu`) ? processorSeconds(readFileSync(`${report}.cpu`, 'utf8')) : 0
    resolve({ ok: code === 0, output: Buffer.concat(output).toString(), cpu })
  })
  return promise
}

const failed: Count = { passed: 0, failed: 1, failures: [], times: [] }

/** A step's counts. A step that exits with an error has at least one failure, whatever its report says. */
const countOf = (step: Step, ok: boolean, report: string): Count => {
  if (step.count === undefined) return ok ? { ...failed, passed: 1, failed: 0 } : failed
  try {
    const count = step.count(readFileSync(report, 'utf8'), root)
    return ok ? count : { ...count, failed: Math.max(count.failed, 1) }
  } catch {
    return failed
  }
}

interface Outcome {
  readonly count: Count
  /** Tests that failed first and passed alone. */
  readonly unstable: readonly string[]
  readonly output: string
  /** Processor time in seconds. */
  readonly cpu: number
}

const attempt = async (step: Step): Promise<Outcome> => {
  const report = join(reports, `${step.name}.json`)
  const { ok, output, cpu } = await execute(step.command, report)
  const count = countOf(step, ok, report)
  const repeated = worthRepeating(step.again, count, output)
  if (step.again === undefined || repeated.length === 0) return { count, unstable: [], output, cpu }

  const second = join(reports, `${step.name}-again.json`)
  const rerun = await execute(step.again.command(repeated), second)
  return {
    ...settle(count, repeated, countOf(step, rerun.ok, second)),
    output: rerun.output,
    cpu: cpu + rerun.cpu,
  }
}

/** A failed step's explanation: its failed tests if it names them, otherwise its last output. */
const explain = ({ failures }: Count, output: string) =>
  failures.length > 0 ? failures.join('\n\n') : output.trim().split('\n').slice(-200).join('\n')

const total = { passed: 0, failed: 0 }
const unstable: string[] = []
const times: FileTime[] = []

const perform = async (step: Step): Promise<void> => {
  const started = performance.now()
  const outcome = await attempt(step)
  const { count, output, cpu } = outcome
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const figures =
    step.count === undefined
      ? ''
      : `${cpu.toFixed(0).padStart(5)} s CPU  ${count.passed} passed, ${count.failed} failed`
  console.log(
    `${count.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)} ${seconds.padStart(8)}  ${figures}`.trimEnd(),
  )
  if (count.failed > 0) console.log(`\n${explain(count, output)}\n`)
  total.passed += count.passed
  total.failed += count.failed
  unstable.push(...outcome.unstable)
  times.push(...count.times)
}

const started = performance.now()
for (const row of plan)
  await Promise.all(
    row.map(async (lane) => {
      for (const step of lane.filter(isAsked).map(narrowed)) await perform(step)
    }),
  )
rmSync(reports, { recursive: true })

if (times.length > 0) {
  const areas = times.map(({ file, seconds }) => ({ file: areaOf(file), seconds }))
  console.log(`\nThe slowest files:\n${slowest(times).join('\n')}`)
  console.log(`\nThe slowest areas:\n${slowest(areas).join('\n')}\n`)
}
if (unstable.length > 0) console.log(`Unstable, passed when run again alone:\n\n${unstable.join('\n\n')}\n`)
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s, ${unstable.length} unstable`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
