import { expect, test } from 'vitest'
import { hoursText } from './hours-text.ts'

test('the half of the day is said once if both times have the same', () => {
  expect(hoursText('2026-11-12T09:20:00Z', '2026-11-12T09:50:00Z', 0)).toBe('9:20 – 9:50 am')
  expect(hoursText('2026-11-12T11:30:00Z', '2026-11-12T12:10:00Z', 0)).toBe('11:30 am – 12:10 pm')
  expect(hoursText('2026-11-12T09:20:05Z', '2026-11-12T09:20:40Z', 0)).toBe('9:20 am')
})
