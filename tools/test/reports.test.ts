import { expect, test } from 'vitest'
import { areaOf, countPlaywright, countVitest, processorSeconds, slowest } from './reports.ts'

test('a file that can’t be loaded counts as a failure, and every file has its time', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: '/repo/a.test.ts',
        status: 'failed',
        startTime: 0,
        endTime: 500,
        message: 'no such module',
        assertionResults: [],
      },
      {
        name: '/repo/b.test.ts',
        status: 'passed',
        startTime: 1000,
        endTime: 3000,
        assertionResults: [{ status: 'passed', fullName: 'one', failureMessages: [] }],
      },
    ],
  }
  expect(countVitest(JSON.stringify(report), '/repo')).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts > the file itself\n    no such module'],
    times: [
      { file: 'a.test.ts', seconds: 0.5 },
      { file: 'b.test.ts', seconds: 2 },
    ],
  })
})

test('an error outside of any browser test is a separate failure', () => {
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 0 },
    errors: [{ message: 'The server logged errors' }],
    suites: [
      {
        title: 'acc.spec.ts',
        specs: [
          {
            title: 'signs in',
            file: 'acc.spec.ts',
            tests: [
              {
                projectName: 'phone',
                status: 'unexpected',
                results: [{ duration: 1500, errors: [{ message: 'no button' }] }],
              },
            ],
          },
        ],
      },
    ],
  }
  expect(countPlaywright(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      'acc.spec.ts > acc.spec.ts > signs in (phone)\n    no button',
      'e2e > outside of any test\n    The server logged errors',
    ],
    times: [{ file: 'e2e/acc.spec.ts', seconds: 1.5 }],
  })
})

test('the slowest files come first, each with its share of the total', () => {
  const times = [
    { file: 'a', seconds: 1 },
    { file: 'b', seconds: 4 },
    { file: 'a', seconds: 5 },
  ]
  expect(slowest(times, 1)).toEqual(['     6.0 s  60.0%  a'])
})

test.each([
  ['server/src/modules/billing/purchases/buy.test.ts', 'server/src/modules/billing'],
  ['web/src/features/tasks/timer.test.tsx', 'web/src/features/tasks'],
  ['web/src/ui/forms/field.test.tsx', 'web/src/ui'],
  ['server/faults/payments.test.ts', 'server/faults'],
  ['e2e/pay-02-payment-dialog.spec.ts', 'e2e'],
])('%s belongs to %s', (file, area) => {
  expect(areaOf(file)).toBe(area)
})

test('the processor time of a step is that of its commands', () => {
  expect(processorSeconds('0m0.01s 0m0.02s\n1m2.50s 0m7.25s\n')).toBeCloseTo(69.75)
})
