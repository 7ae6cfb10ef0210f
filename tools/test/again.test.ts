import { expect, test } from 'vitest'
import { settle, worthRepeating } from './again.ts'
import { plan } from './plan.ts'
import type { Count } from './reports.ts'

const part = 'web/src/ui/forms/phone-field.test.tsx > may be pasted\n    expected …'
const unit = 'web/src/lib/units.test.ts > meters\n    expected …'
const http = 'server/src/app.test.ts > starts\n    expected …'

const countOf = (...failures: string[]): Count => ({
  passed: 9,
  failed: failures.length,
  failures,
  times: [],
})
const stepCalled = (wanted: string) => plan.flat(2).find(({ name }) => name === wanted)
const { again } = stepCalled('parts') ?? {}

test('failed tests of parts run again by file and alone', () => {
  const repeated = worthRepeating(again, countOf(part, part), '')
  expect(repeated).toEqual([part, part])
  const command = again?.command(repeated)
  expect(command).toContain(
    '--project parts --project parts-alone --maxWorkers 1 "web/src/ui/forms/phone-field.test.tsx"',
  )
  expect(command?.match(/phone-field/g)).toHaveLength(1)
})

test('only tests in a browser run again', () => {
  expect(stepCalled('browser')?.again?.command([])).toContain('--last-failed')
  const repeating = plan.flat(2).filter((step) => step.again)
  expect(repeating.map(({ name }) => name)).toEqual(['parts', 'browser'])
  expect(worthRepeating(stepCalled('tests')?.again, countOf(unit, http), '')).toEqual([])
})

test('many failures, or an error outside of any test, are no accident', () => {
  const many = Array.from({ length: 21 }, (_, place) => `${part} ${place}`)
  expect(worthRepeating(again, countOf(...many), '')).toEqual([])
  expect(worthRepeating(again, countOf(part), 'Vitest caught 1 unhandled error\n Unhandled Errors ')).toEqual(
    [],
  )
})

test('what passes alone is unstable, and all other failures stay', () => {
  const other = 'web/src/ui/a.test.tsx > stays\n    first reason'
  const again = 'web/src/ui/a.test.tsx > stays\n    second reason'
  expect(settle(countOf(part, unit, other), [part, other], { ...countOf(again), passed: 30 })).toEqual({
    count: { passed: 10, failed: 2, failures: [unit, again], times: [] },
    unstable: [part],
  })
})

test('a rerun that ends with an error is a failure, even if it names none', () => {
  const { count } = settle(countOf(part), [part], { passed: 0, failed: 1, failures: [], times: [] })
  expect(count.failed).toBe(1)
})
