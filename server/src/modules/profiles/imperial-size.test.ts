import { expect, test } from 'vitest'
import { imperialSize } from './imperial-size.ts'

test.each([
  [177.8, { height: 5, height_in: 10 }],
  [182.88, { height: 6, height_in: 0 }],
  // Never 5 feet 12.
  [182.7, { height: 6, height_in: 0 }],
  [181.6, { height: 5, height_in: 11 }],
  [null, { height: null, height_in: null }],
])('a height of %j cm', (height_cm, size) => {
  expect(imperialSize({ height_cm, weight_kg: null })).toEqual({ ...size, weight: null })
})

test.each([
  [68.95, 152],
  [82.55, 182],
  [null, null],
])('a weight of %j kg is %j pounds', (weight_kg, weight) => {
  expect(imperialSize({ height_cm: null, weight_kg })).toMatchObject({ weight })
})
