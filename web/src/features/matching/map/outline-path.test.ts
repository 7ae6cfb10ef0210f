import { expect, test } from 'vitest'
import { outlinePath } from './outline-path.ts'
import type { Geo, Spot } from './projection.ts'

/** Degrees are miles. */
const flat = ({ lat, lon }: Geo): Spot => ({ x: lon, y: lat })
const ring = (...spots: readonly (readonly [x: number, y: number])[]): readonly Geo[] =>
  spots.map(([lon, lat]) => ({ lon, lat }))
const frame = { x: 0, y: 0, width: 1000, height: 1000 }

test('a ring is written in relative tenths of a mile, without spots that are the same', () => {
  expect(outlinePath([ring([10, 20], [12.34, 20], [12.33, 20.01], [9, 8])], flat)).toBe(
    'M10 20l2.3 0-3.3-12z',
  )
})

test('rounding does not add up', () => {
  const steps = Array.from({ length: 101 }, (_, step) => [step * 0.34, 0] as const)
  const [, ...lengths] = outlinePath([ring(...steps)], flat).match(/[\d.]+(?= 0)/g) ?? []
  expect(lengths.reduce((sum, length) => sum + Number(length), 0)).toBeCloseTo(34)
})

test('of a map that nobody can move, what is smaller than a thousandth of its width is left out', () => {
  const coast = ring([100, 100], [100.3, 100.2], [200.4, 100], [100, 300])
  expect(outlinePath([coast], flat, frame)).toBe('M100 100l100 0-100 200z')
  expect(outlinePath([coast], flat, { ...frame, width: 100 })).toContain('.')
})

test('what is out of sight is left out, but no line that crosses the frame', () => {
  const wide = ring([500, 500], [-100, 400], [-300, 300], [-900, 600], [-100, 700], [2000, 2000])
  expect(outlinePath([wide], flat, frame)).toBe('M500 500l-600-100 0 300 2100 1300z')
  const around = ring([-100, -100], [1100, -100], [1100, 1100], [-100, 1100], [-100, -100])
  expect(outlinePath([around], flat, frame)).toBe('M-100-100l1200 0 0 1200-1200 0 0-1200z')
})

test('a corner out of sight is not cut, however many spots lie beyond it', () => {
  const corner = ring([500, 500], [-100, 500], [-100, -100], [-90, -110], [500, -100])
  expect(outlinePath([corner], flat, frame)).toBe('M500 500l-600 0 10-610 590 10z')
  const path = outlinePath([corner], flat, frame)
  const beyond = ring(
    [500, 500],
    [-100, 500],
    [-100, 300],
    [-120, 200],
    [-100, -100],
    [-90, -110],
    [500, -100],
  )
  expect(outlinePath([beyond], flat, frame)).toBe(path)
})

test('nothing is left of a ring that is out of sight', () => {
  expect(outlinePath([ring([-9, 1], [-9, 2], [-8, 2], [-9, 1])], flat, frame)).toBe('')
})
