import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  depthOf,
  dotsPath,
  evenIndexes,
  indexAt,
  isFreeAbove,
  linePath,
  lonePlaces,
  niceTicks,
  placesOf,
  shareAt,
  spread,
  thinned,
} from './line-chart-geometry.ts'

const anyNumber = fc.double({ min: -1e300, max: 1e300, noNaN: true })
const values = fc.array(fc.oneof(anyNumber, fc.integer({ min: -50, max: 50 }), fc.constant(null)), {
  maxLength: 40,
})

describe('the axis labels', () => {
  test.each([
    ['a season of games', [14, 34, 11], [0, 10, 20, 30, 40]],
    ['nothing at all', [], [0, 1, 2, 3]],
    ['zeros only', [0, 0], [0, 1, 2, 3]],
    ['a single one', [1], [0, 1, 2, 3]],
    ['whole numbers are never cut in half', [9], [0, 3, 6, 9]],
    ['fractions may be', [0.9], [0, 0.25, 0.5, 0.75, 1]],
    ['tenths without floating-point errors', [0.3], [0, 0.1, 0.2, 0.3]],
    ['below zero', [-7, -2], [-8, -6, -4, -2, 0]],
    ['on both sides of zero', [-12, 25], [-20, 0, 20, 40]],
    ['millions', [3_400_000], [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
    ['gaps and invalid numbers are ignored', [null, Number.NaN, Infinity, 2], [0, 1, 2, 3]],
  ])('%s', (_, given, ticks) => {
    expect(niceTicks(given)).toEqual(ticks)
  })

  test('are four or five round numbers, evenly spaced, with zero, and include every value', () => {
    fc.assert(
      fc.property(values, (given) => {
        const ticks = niceTicks(given)
        expect(ticks.length).toBeGreaterThanOrEqual(4)
        expect(ticks.length).toBeLessThanOrEqual(5)
        expect(ticks).toContain(0)
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0)
        expect(step).toBeGreaterThan(0)
        for (const value of given.filter((one) => one !== null)) {
          expect(value).toBeGreaterThanOrEqual((ticks[0] ?? 0) - step * 1e-6)
          expect(value).toBeLessThanOrEqual((ticks.at(-1) ?? 0) + step * 1e-6)
        }
      }),
    )
  })

  test('whole values get whole numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (given) => {
        for (const tick of niceTicks(given)) expect(Number.isInteger(tick)).toBe(true)
      }),
    )
  })
})

describe('point positions', () => {
  test('are inside the plot, from its start to its end, for any values', () => {
    fc.assert(
      fc.property(values, (given) => {
        const places = placesOf(given, given.length, niceTicks(given))
        expect(places).toHaveLength(given.length)
        for (const place of places.filter((one) => one !== null)) {
          expect(place.x).toBeGreaterThanOrEqual(0)
          expect(place.x).toBeLessThanOrEqual(1)
          expect(place.y).toBeGreaterThanOrEqual(-1e-6)
          expect(place.y).toBeLessThanOrEqual(1 + 1e-6)
        }
      }),
    )
  })

  test('a single point is in the middle', () => {
    expect(shareAt(0, 1)).toBe(0.5)
    expect([0, 1, 2].map((index) => shareAt(index, 3))).toEqual([0, 0.5, 1])
  })

  test('the highest number is at the top, the lowest at the bottom', () => {
    expect([40, 20, 0].map((value) => depthOf(value, [0, 10, 20, 30, 40]))).toEqual([0, 0.5, 1])
  })

  test('the nearest point is found, and beyond the ends it is the last or the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.nat(399), (count, index) => {
        const within = index % count
        expect(indexAt(shareAt(within, count), count)).toBe(within)
      }),
    )
    expect([-3, 9].map((share) => indexAt(share, 5))).toEqual([0, 4])
    expect(indexAt(0.7, 1)).toBe(0)
  })

  test('values beyond the last point are not drawn, and missing ones are gaps', () => {
    expect(placesOf([1, 2, 3], 2, [0, 3])).toHaveLength(2)
    expect(placesOf([1], 3, [0, 1]).slice(1)).toEqual([null, null])
  })
})

describe('the drawn line', () => {
  const ticks = [0, 10]

  test('starts again after a gap', () => {
    expect(linePath(placesOf([0, 10, null, 0, 10], 5, ticks))).toBe('M0 1000L250 0M750 1000L1000 0')
  })

  test('of no values is empty', () => {
    expect(linePath([])).toBe('')
    expect(linePath([null, null])).toBe('')
    expect(dotsPath([null])).toBe('')
  })

  test('a point between two gaps becomes a dot', () => {
    const places = placesOf([null, 5, null, 0, 10], 5, ticks)
    expect(dotsPath(lonePlaces(places))).toBe('M250 500h0')
  })
})

describe('a note beside a point', () => {
  const beside = (values: number[], index: number) =>
    isFreeAbove(placesOf(values, values.length, [0, 10, 20]), index)

  test('is above a peak and below a trough', () => {
    expect(beside([5, 5, 9, 5, 5], 2)).toBe(true)
    expect(beside([5, 5, 1, 5, 5], 2)).toBe(false)
  })

  test('considers only its own side: the one with more room', () => {
    expect(beside([1, 5, 9, 12, 15], 3)).toBe(true)
    expect(beside([1, 5, 9, 12, 15], 1)).toBe(false)
    expect(beside([15, 12, 9, 5, 1], 1)).toBe(true)
  })

  test('is free without a neighbor', () => {
    expect(beside([4], 0)).toBe(true)
  })
})

describe('labels at the end', () => {
  test('stay where they are while there is room', () => {
    expect(spread([0.2, 0.5, 0.9], 0.1)).toEqual([0.2, 0.5, 0.9])
  })

  test('are moved apart in order', () => {
    expect(spread([0.5, 0.48], 0.1)).toEqual([0.58, 0.48])
  })

  test('do not overlap and stay inside and in order, however many there are', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.array(share, { maxLength: 8 }), (wanted) => {
        const placed = spread(wanted, 0.08)
        const sorted = [...placed].sort((a, b) => a - b)
        for (const [index, place] of sorted.entries()) {
          expect(place).toBeGreaterThanOrEqual(-1e-9)
          expect(place).toBeLessThanOrEqual(1 + 1e-9)
          if (index > 0) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(0.08 - 1e-9)
        }
        for (const [a, placeA] of placed.entries())
          for (const [b, placeB] of placed.entries())
            if ((wanted[a] ?? 0) < (wanted[b] ?? 0)) expect(placeA).toBeLessThan(placeB)
      }),
    )
  })

  test('too many for the plot share it evenly', () => {
    const placed = spread([0.5, 0.5, 0.5, 0.5, 0.5], 0.4)
    placed.forEach((place, index) => {
      expect(place).toBeCloseTo(index / 4)
    })
  })
})

describe('the labels below', () => {
  test('are evenly spaced and few', () => {
    expect(evenIndexes(0)).toEqual([])
    expect(evenIndexes(1)).toEqual([0])
    expect(evenIndexes(6)).toEqual([0, 1, 2, 3, 4, 5])
    expect(evenIndexes(27)).toEqual([0, 5, 10, 15, 20, 25])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (count) => {
        const indexes = evenIndexes(count)
        expect(indexes.length).toBeLessThanOrEqual(7)
        expect(indexes.at(-1)).toBeLessThan(count)
      }),
    )
  })

  test('are thinned out evenly', () => {
    expect(thinned(['a', 'b', 'c'], 4)).toEqual(['a', 'b', 'c'])
    expect(thinned(['a', 'b', 'c', 'd', 'e'], 4)).toEqual(['a', 'c', 'e'])
    expect(thinned([], 4)).toEqual([])
  })
})
