import { expect, test } from 'vitest'
import { factLine, heightOf } from './athlete-facts.ts'
import { townOf } from './towns.ts'

test('a line contains the known facts', () => {
  expect(factLine(['SG', null, 'Class of 2027', undefined, ''])).toBe('SG\u00a0· Class of 2027')
  expect(factLine([null])).toBe('')
})

test('a height is in feet and inches', () => {
  expect(heightOf({ height: 5, height_in: 10 })).toBe('5\'10"')
  expect(heightOf({ height: 6, height_in: null })).toBe('6\'0"')
  expect(heightOf({ height: null, height_in: 4 })).toBeNull()
})

test('a town is shown as far as it is known', () => {
  expect(townOf({ city: 'Bend', state: 'OR' })).toBe('Bend, OR')
  expect(townOf({ city: null, state: 'OR' })).toBe('OR')
  expect(townOf({ city: null, state: null })).toBe('')
})
