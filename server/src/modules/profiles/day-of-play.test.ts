import { expect, test } from 'vitest'
import { dayOfPlay } from './day-of-play.ts'

test('a game day lasts until it is over in every US time zone', () => {
  expect(dayOfPlay(new Date('2026-11-17T03:00:00Z'))).toBe('2026-11-16')
  expect(dayOfPlay(new Date('2026-11-17T10:00:00Z'))).toBe('2026-11-17')
})
