import { expect, test } from 'vitest'
import { bySeason } from './order.ts'

test('PRO-03 by season the newest comes first, after those without a season', () => {
  const row = (id: string, year?: number) => ({ id, season: year === undefined ? null : { id: year } })
  expect(bySeason([row('a', 2023), row('b'), row('c', 2025), row('d'), row('e', 2024)])).toEqual([
    'b',
    'd',
    'c',
    'e',
    'a',
  ])
})
