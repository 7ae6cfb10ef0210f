import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ringArcs, ringDashes, ringLabelPlaces } from './ring-geometry.ts'

const radius = 24
const circumference = 2 * Math.PI * radius

test('an arc is as long as its weight, and filled to its fit', () => {
  const arcs = ringArcs(
    [
      { weight: 2, fit: 90 },
      { weight: 1, fit: 50 },
      { weight: 1, fit: 0 },
    ],
    radius,
    2.2,
  )
  expect(arcs.map(({ start }) => Number(start.toFixed(1)))).toEqual([1.1, 76.5, 114.2])
  expect(arcs.map(({ length }) => Number(length.toFixed(1)))).toEqual([73.2, 35.5, 35.5])
  expect(arcs.map(({ filled }) => Number(filled.toFixed(1)))).toEqual([65.9, 17.7, 0])
})

test('a single part is a full circle without a gap', () => {
  expect(ringArcs([{ weight: 3, fit: 100 }], radius, 2.2)).toEqual([
    { start: 0, length: circumference, filled: circumference },
  ])
})

test('no parts, or none with weight, no arcs', () => {
  expect(ringArcs([], radius, 2.2)).toEqual([])
  expect(ringArcs([{ weight: 0, fit: 100 }], radius, 2.2)).toEqual([])
})

const shares = fc.array(
  fc.record({ weight: fc.integer({ min: 0, max: 5 }), fit: fc.integer({ min: -20, max: 140 }) }),
  { minLength: 1, maxLength: 60 },
)

test('the dashes and gaps of a ring go around it once', () => {
  fc.assert(
    fc.property(shares, (some) => {
      const arcs = ringArcs(some, radius, 2.2)
      const dashes = ringDashes(arcs, circumference, ({ filled }) => filled)
        .split(' ')
        .map(Number)
      fc.pre(arcs.length > 0)
      expect(dashes).toHaveLength(arcs.length * 2)
      for (const [place, { filled }] of arcs.entries()) expect(dashes[place * 2]).toBeCloseTo(filled, 1)
      expect(Math.min(...dashes)).toBeGreaterThanOrEqual(0)
      expect(Math.abs(dashes.reduce((sum, dash) => sum + dash) - circumference)).toBeLessThan(0.6)
    }),
  )
})

test('arcs do not touch, and are never filled beyond their length', () => {
  fc.assert(
    fc.property(shares, (some) => {
      let end = 0
      for (const { start, length, filled } of ringArcs(some, radius, 2.2)) {
        expect(start).toBeGreaterThanOrEqual(end)
        expect(length).toBeGreaterThan(0)
        expect(filled).toBeGreaterThanOrEqual(0)
        expect(filled).toBeLessThanOrEqual(length)
        end = start + length
      }
      expect(end).toBeLessThanOrEqual(circumference + 1e-9)
    }),
  )
})

test('without gaps, the ink is the weighted mean', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ weight: fc.integer({ min: 1, max: 5 }), fit: fc.integer({ min: 0, max: 100 }) }), {
        minLength: 1,
        maxLength: 8,
      }),
      (some) => {
        const ink = ringArcs(some, radius, 0).reduce((sum, { filled }) => sum + filled, 0)
        const weights = some.reduce((sum, { weight }) => sum + weight, 0)
        const mean = some.reduce((sum, { weight, fit }) => sum + weight * fit, 0) / weights
        expect((ink / circumference) * 100).toBeCloseTo(mean, 6)
      },
    ),
  )
})

test('labels on one side never touch', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }), (weights) => {
      const arcs = ringArcs(
        weights.map((weight) => ({ weight, fit: 50 })),
        radius,
        2,
      )
      const places = ringLabelPlaces(arcs, circumference, { distance: 56, apart: 9 })
      for (const side of ['start', 'end']) {
        const heights = places.filter((place) => place.side === side).map(({ y }) => y)
        const sorted = heights.toSorted((one, other) => one - other)
        for (const [index, y] of sorted.entries())
          expect(y - (sorted[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(9 - 1e-9)
      }
    }),
  )
})
