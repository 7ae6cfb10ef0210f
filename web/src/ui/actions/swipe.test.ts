import { expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

test.each([
  [{ x: 200, y: 300 }, { x: 100, y: 310 }, 1],
  [{ x: 100, y: 300 }, { x: 220, y: 280 }, -1],
  [{ x: 100, y: 300 }, { x: 80, y: 300 }, 0],
  [{ x: 200, y: 300 }, { x: 140, y: 500 }, 0],
])('a finger from %j to %j moves by %d', (from, to, by) => expect(swipeOf(from, to)).toBe(by))
