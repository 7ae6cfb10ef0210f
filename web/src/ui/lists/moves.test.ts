import { describe, expect, test } from 'vitest'
import { moved } from './moves.ts'

describe('the order of rows', () => {
  test.each([
    ['top', 'cabd'],
    ['up', 'acbd'],
    ['down', 'abdc'],
    ['bottom', 'abdc'],
  ] as const)('the third of four moved %s', (move, order) =>
    expect(moved(['a', 'b', 'c', 'd'], 'c', move).join('')).toBe(order),
  )

  test("the first can't move up, and the last can't move down", () => {
    expect(moved(['a', 'b'], 'a', 'up')).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 'b', 'down')).toEqual(['a', 'b'])
  })
})
