import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
  [8, 8, [1, 'gap', 4, 5, 6, 7, 8]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
])('for page %i of %i these are shown', (current, last, shown) => {
  expect(pageNumbers(current, last)).toEqual(shown)
})

test('no pages give no numbers', () => {
  expect(pageNumbers(1, 0)).toEqual([])
})

test('a gap never replaces a single page, and the current page is always shown', () => {
  for (const last of [8, 9, 15, 100])
    for (let current = 1; current <= last; current++) {
      const shown = pageNumbers(current, last)
      expect(shown).toContain(current)
      expect(shown).toHaveLength(7)
      shown.forEach((place, index) => {
        if (place !== 'gap') return
        expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2)
      })
    }
})
