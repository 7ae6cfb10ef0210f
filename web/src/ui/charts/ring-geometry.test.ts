import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ringArcs } from './ring-geometry.ts'

const radius = 24
const circumference = 2 * Math.PI * radius

test('four parts are four quarters, each filled to its own share', () => {
  const arcs = ringArcs([0.9, 0.96, 0.94, 0.86], radius, 2.2)
  expect(arcs.map(({ start }) => Number(start.toFixed(1)))).toEqual([1.1, 38.8, 76.5, 114.2])
  expect(arcs.map(({ filled }) => Number(filled.toFixed(1)))).toEqual([31.9, 34.1, 33.4, 30.5])
})

test('a single part is a full circle without a gap', () => {
  expect(ringArcs([1], radius, 2.2)).toEqual([{ start: 0, length: circumference, filled: circumference }])
})

test('no parts, no arcs', () => {
  expect(ringArcs([], radius, 2.2)).toEqual([])
})

test('arcs do not touch, and are never filled beyond their length', () => {
  const shares = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 1, maxLength: 200 })
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
