import { expect, test } from 'vitest'
import { ringArcs } from './ring-on-paper.ts'

/** The ends of an arc, as shares of the way around, clockwise from the top. */
const endsOf = (path: string): [number, number] => {
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?= A|$)/g)].map(([, x, y]) => {
    const turn = Math.atan2(Number(x) - 50, 50 - Number(y)) / (2 * Math.PI)
    return turn < 0 ? turn + 1 : turn
  })
  return [points[0] ?? 0, points.at(-1) ?? 0]
}

test('an arc is as long as its weight, and filled as far as it fits', () => {
  const parts = [
    { weight: 5, fit: 100 },
    { weight: 3, fit: 50 },
    { weight: 2, fit: 0 },
  ]
  const arcs = ringArcs(parts)
  const [full, half, none] = arcs
  if (!full || !half || !none) throw new Error('There are too few arcs.')
  expect(full.filled).toBe(full.whole)
  expect(none.filled).toBeNull()
  const starts = arcs.map(({ whole }) => endsOf(whole)[0])
  expect(starts.map((start) => Math.round(start * 10))).toEqual([0, 5, 8])
  const [from, to] = endsOf(half.whole)
  expect(endsOf(half.filled ?? '')[1]).toBeCloseTo((from + to) / 2, 3)
})

test('a single part goes all the way around', () => {
  const [arc] = ringArcs([{ weight: 4, fit: 100 }])
  expect(arc?.whole.match(/A/g)).toHaveLength(2)
})
