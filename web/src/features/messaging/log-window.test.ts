import { describe, expect, test } from 'vitest'
import { hasAbove, mostShown, shownRows, windowDown, windowStep, windowUp } from './log-window.ts'
import { rowOf } from './messaging.factory.ts'

const rows = Array.from({ length: 1000 }, (_, place) => rowOf(place + 1))
const edges = (end: number | null) => {
  const shown = shownRows(rows, end)
  return [shown[0]?.seq, shown.at(-1)?.seq]
}

describe('the rendered part of a long conversation', () => {
  test('is the newest at first, and never exceeds the limit', () => {
    expect(edges(null)).toEqual([1000 - mostShown + 1, 1000])
    expect(shownRows(rows, null)).toHaveLength(mostShown)
    expect(shownRows(rows.slice(0, 5), null)).toHaveLength(5)
  })

  test('moves up to the first message and down to the last', () => {
    let end: number | null = null
    const ends: (number | null)[] = []
    while (hasAbove(rows, end)) {
      end = windowUp(rows, end)
      ends.push(end)
    }
    expect(ends[0]).toBe(1000 - windowStep)
    expect(ends.at(-1)).toBe(mostShown)
    expect(ends).toHaveLength((1000 - mostShown) / windowStep)
    expect(edges(end)).toEqual([1, mostShown])
    expect(windowUp(rows, end)).toBe(end)
    expect(windowDown(rows, end)).toBe(mostShown + windowStep)
    expect(windowDown(rows, 1000 - windowStep)).toBeNull()
  })

  test('stays where it is when older messages are added above', () => {
    const few = rows.slice(600)
    expect(shownRows(few, 900)[0]?.seq).toBe(601)
    expect(shownRows(rows, 900).at(-1)?.seq).toBe(900)
  })
})
