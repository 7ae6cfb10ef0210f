import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 photos'],
  [1, '1 photo'],
  [1200, '1,200 photos'],
])('%i is shown as %s', (count, words) => expect(counted(count, 'photo')).toBe(words))

test('a word can have an irregular plural', () =>
  expect(counted(2, 'college', 'colleges')).toBe('2 colleges'))
