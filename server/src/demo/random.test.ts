import { expect, test } from 'vitest'
import { Random, weighted } from './random.ts'

const draws = <T>(count: number, draw: (random: Random) => T) =>
  Array.from({ length: count }, (_, index) => draw(new Random(1, 2, index)))

test('neighboring streams have nothing in common', () => {
  const fractions = draws(10_000, (random) => random.fraction())
  expect(new Set(fractions).size).toBeGreaterThan(9_990)
  const average = fractions.reduce((sum, fraction) => sum + fraction, 0) / fractions.length
  expect(average).toBeCloseTo(0.5, 1)
})

test('a weighted draw follows the weights and never takes an item with weight zero', () => {
  const draw = weighted(
    ['often', 'never', 'seldom'],
    (item) => ({ often: 3, never: 0, seldom: 1 })[item] ?? 0,
  )
  const drawn = Map.groupBy(draws(10_000, draw), (item) => item)
  expect(drawn.has('never')).toBe(false)
  expect((drawn.get('often')?.length ?? 0) / 10_000).toBeCloseTo(0.75, 1)
})

test('a value around a mean stays within three deviations', () => {
  const values = draws(10_000, (random) => random.around(70, 2))
  expect(Math.min(...values)).toBeGreaterThanOrEqual(64)
  expect(Math.max(...values)).toBeLessThanOrEqual(76)
})

test('an id is a version 7 UUID that contains its time', () => {
  const at = new Date('2026-03-01T00:00:00Z')
  const id = new Random(1, 2, 3).uuid(at)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at.getTime())
})
