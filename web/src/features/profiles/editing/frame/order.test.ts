import { describe, expect, test } from 'vitest'
import { bySeason, moved } from './order.ts'

describe('the order of rows (PRO-03)', () => {
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

  test('by season the newest comes first, after those without a season', () => {
    const row = (id: string, year?: number) => ({ id, season: year === undefined ? null : { id: year } })
    expect(bySeason([row('a', 2023), row('b'), row('c', 2025), row('d'), row('e', 2024)])).toEqual([
      'b',
      'd',
      'c',
      'e',
      'a',
    ])
  })
})
