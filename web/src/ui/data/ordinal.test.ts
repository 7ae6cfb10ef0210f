import { expect, test } from 'vitest'
import { ordinalSuffix } from './ordinal.ts'

test.each([
  [0, 'th'],
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
  [4, 'th'],
  [11, 'th'],
  [12, 'th'],
  [13, 'th'],
  [21, 'st'],
  [72, 'nd'],
  [93, 'rd'],
  [100, 'th'],
])('%i is followed by %s', (number, suffix) => {
  expect(ordinalSuffix(number)).toBe(suffix)
})
