import { describe, expect, test } from 'vitest'
import { boxAround, largestFigure, onlyFigure } from './figure-mask.ts'

const side = 12

/** Certainties drawn as text: `#` certain, `+` the soft edge. */
const drawn = (...rows: string[]): Uint8Array => {
  const mask = new Uint8Array(side * side)
  rows.forEach((row, y) => {
    Array.from(row).forEach((letter, x) => {
      mask[y * side + x] = { '#': 255, '+': 90 }[letter] ?? 0
    })
  })
  return mask
}

const shown = (mask: Uint8Array, rows: number): string[] =>
  Array.from({ length: rows }, (_, y) =>
    Array.from(mask.subarray(y * side, (y + 1) * side), (value) => {
      if (value > 128) return '#'
      return value > 0 ? '+' : '.'
    }).join(''),
  )

const crowd = drawn(
  '............', //
  '.+##+.....#.',
  '.+##+.....#.',
  '..##........',
  '..####......',
)

describe('PRO-06: the figure in a mask', () => {
  test('is the largest connected one, and rows don’t wrap into the next', () => {
    expect(largestFigure(crowd, side)).toHaveLength(10)
    const edges = drawn('...........#', '#...........')
    expect(largestFigure(edges, side)).toHaveLength(1)
  })

  test('keeps its soft edge, and nobody behind it', () => {
    expect(shown(onlyFigure(crowd, side, largestFigure(crowd, side)), 5)).toEqual([
      '............',
      '.+##+.......',
      '.+##+.......',
      '..##........',
      '..####......',
    ])
  })

  test('has a box around it that ends at the edge of the picture', () => {
    const figure = largestFigure(crowd, side)
    expect(boxAround(figure, side, 0)).toEqual({ left: 2, top: 1, right: 6, bottom: 5 })
    expect(boxAround(figure, side, 4)).toEqual({ left: 0, top: 0, right: 10, bottom: 9 })
  })

  test('is empty if nothing is certain', () => {
    expect(largestFigure(drawn('++++'), side)).toEqual([])
  })
})
