import { expect, test } from 'vitest'
import { clockText, progressOf, totalTimeOf } from './tasks.rules.ts'

test('COA-03 complete tasks count in full, and those under way count half, rounded', () => {
  const tasks = [
    { status: 3, percent: 10 },
    { status: 1, percent: 5 },
    { status: 2, percent: 10 },
    { status: 0, percent: 75 },
  ] as const
  expect(progressOf(tasks)).toBe(10 + 3 + 5)
})

test('COA-03 a list without tasks has no progress and no time', () => {
  expect(progressOf([])).toBe(0)
  expect(totalTimeOf([])).toBe(0)
})

test('COA-03 the total is the sum of the tasks', () => {
  expect(totalTimeOf([{ time_spent: 59 }, { time_spent: 3600 }, { time_spent: 0 }])).toBe(3659)
})

test.each([
  [0, '00:00:00'],
  [59.9, '00:00:59'],
  [3661, '01:01:01'],
  [86_400, '24:00:00'],
  [360_000, '100:00:00'],
  [-5, '00:00:00'],
])('COA-03 %d seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
