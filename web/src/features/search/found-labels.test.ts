import { expect, test } from 'vitest'
import { foundWords, shownWords } from './found-labels.ts'

test.each([
  [{ total: 0, is_more: false }, '0 athletes'],
  [{ total: 1, is_more: false }, '1 athlete'],
  [{ total: 999, is_more: false }, '999 athletes'],
  [{ total: 1000, is_more: true }, '1,000+ athletes'],
])('%j is shown as %s', (found, words) => expect(foundWords(found)).toBe(words))

test('when only the first are shown, both numbers are given', () => {
  expect(shownWords(5, { total: 1234, is_more: false })).toBe('5 of 1,234 athletes')
  expect(shownWords(5, { total: 1000, is_more: true })).toBe('5 of 1,000+ athletes')
  expect(shownWords(5, { total: 5, is_more: false })).toBe('5 athletes')
  expect(shownWords(1, { total: 1, is_more: false })).toBe('1 athlete')
})
