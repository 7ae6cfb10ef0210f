import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T12:00:05Z', '<1 hour'],
  ['2026-11-15T11:20:00Z', '<1 hour'],
  ['2026-11-15T11:00:00Z', '1 hour'],
  ['2026-11-14T12:00:01Z', '23 hours'],
  ['2026-11-14T12:00:00Z', '1 day'],
  ['2026-10-06T11:00:00Z', '40 days'],
])('since %s is %s', (since, words) => {
  const { figure, unit } = waitingTime(since, now)
  expect(`${figure} ${unit}`).toBe(words)
})
