import { expect, test } from 'vitest'
import { besides } from './tooltip-place.ts'

const tip = { width: 100, height: 30 }
const screen = { width: 400 }

test('is above the middle of its target', () => {
  expect(besides(tip, { left: 180, top: 200, width: 40, height: 40 }, screen)).toEqual({
    left: 150,
    top: 164,
  })
})

test('is below without room above', () => {
  expect(besides(tip, { left: 180, top: 20, width: 40, height: 40 }, screen)).toEqual({ left: 150, top: 66 })
})

test('never leaves the screen', () => {
  expect(besides(tip, { left: 0, top: 200, width: 20, height: 20 }, screen).left).toBe(8)
  expect(besides(tip, { left: 380, top: 200, width: 20, height: 20 }, screen).left).toBe(292)
  expect(
    besides({ width: 500, height: 30 }, { left: 380, top: 200, width: 20, height: 20 }, screen).left,
  ).toBe(8)
})
