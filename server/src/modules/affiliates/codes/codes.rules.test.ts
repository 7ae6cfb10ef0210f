import { expect, test } from 'vitest'
import { endOfDay, lastDayOf } from './codes.rules.ts'

test('ADM-04 a code can be used to the end of its last day', () => {
  expect(endOfDay('2026-02-28')).toEqual(new Date('2026-03-01T00:00:00Z'))
  expect(lastDayOf(endOfDay('2026-02-28'))).toBe('2026-02-28')
  expect(lastDayOf(new Date('2026-03-01T09:00:00Z'))).toBe('2026-03-01')
})
