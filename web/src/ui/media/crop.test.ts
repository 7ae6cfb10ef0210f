import { describe, expect, test } from 'vitest'
import { centredCrop, cropByKey, firstCrop, movedCrop, resizedCrop } from './crop.ts'

const ratio = 5 / 4
const wide = { width: 2000, height: 1000, ratio }
const high = { width: 1080, height: 1920, ratio }

describe('the visible part of a photo (PRO-06)', () => {
  test('starts as large as 4 to 5 allows, centered and near the top', () => {
    expect(firstCrop(wide)).toEqual({ x: 600, y: 0, width: 800, height: 1000 })
    expect(firstCrop(high)).toEqual({ x: 0, y: 143, width: 1080, height: 1350 })
  })

  test('is a square where a square is asked for', () =>
    expect(firstCrop({ width: 2000, height: 1000, ratio: 1 })).toEqual({
      x: 500,
      y: 0,
      width: 1000,
      height: 1000,
    }))

  test.each([
    [{ width: 1, height: 1, ratio }],
    [{ width: 3, height: 2, ratio: 1 }],
    [{ width: 100_000, height: 1, ratio }],
    [{ width: 241, height: 301, ratio: 1 }],
  ])('never goes past the edges of %o', (size) => {
    const first = firstCrop(size)
    for (const crop of [
      first,
      movedCrop(size, first, { x: 1e6, y: 1e6 }),
      movedCrop(size, first, { x: -1e6, y: -1e6 }),
      resizedCrop(size, first, 1e6),
      resizedCrop(size, first, 0),
    ]) {
      expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(1)
      expect(crop.x + crop.width).toBeLessThanOrEqual(size.width)
      expect(crop.y + crop.height).toBeLessThanOrEqual(size.height)
    }
  })

  test('stops at the edge when it is moved', () => {
    expect(movedCrop(wide, firstCrop(wide), { x: 5000, y: 40 })).toEqual({
      x: 1200,
      y: 0,
      width: 800,
      height: 1000,
    })
  })

  test('keeps its center when its size changes', () => {
    expect(resizedCrop(wide, firstCrop(wide), 400)).toEqual({ x: 800, y: 250, width: 400, height: 500 })
  })

  test('does not get too small to look sharp', () => {
    expect(resizedCrop(wide, firstCrop(wide), 10).width).toBe(240)
  })

  test('moves to the clicked point', () => {
    expect(centredCrop(wide, { x: 0, y: 0, width: 400, height: 500 }, { x: 1000, y: 600 })).toEqual({
      x: 800,
      y: 350,
      width: 400,
      height: 500,
    })
  })

  test.each([
    ['ArrowLeft', { x: 760, y: 250, width: 400, height: 500 }],
    ['ArrowRight', { x: 840, y: 250, width: 400, height: 500 }],
    ['ArrowUp', { x: 800, y: 210, width: 400, height: 500 }],
    ['ArrowDown', { x: 800, y: 290, width: 400, height: 500 }],
    ['+', { x: 780, y: 225, width: 440, height: 550 }],
    ['-', { x: 820, y: 275, width: 360, height: 450 }],
    ['Enter', null],
  ])('responds to the key %s', (key, crop) =>
    expect(cropByKey(wide, { x: 800, y: 250, width: 400, height: 500 }, key)).toEqual(crop),
  )
})
