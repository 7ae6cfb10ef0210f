import { describe, expect, test } from 'vitest'
import { durationText, taskCounts } from './task-words.ts'

describe('a duration in words', () => {
  test.each([
    [0, '0 m'],
    [45, '45 s'],
    [60, '1 m'],
    [3059, '50 m'],
    [3600, '1 h'],
    [16_740, '4 h 39 m'],
    [360_000, '100 h'],
  ])('%d seconds are %s', (seconds, text) => expect(durationText(seconds)).toBe(text))
})

test('COA-03 tasks are counted by what they are worth, without own tasks', () => {
  const task = (status: 0 | 1 | 2 | 3, percent: number) => ({ status, percent })
  expect(taskCounts([task(3, 5), task(3, 10), task(1, 10), task(2, 5), task(0, 70), task(3, 0)])).toEqual({
    complete: { count: 2, percent: 15 },
    underWay: { count: 2, percent: 15 },
    toGo: { count: 1, percent: 70 },
  })
})
