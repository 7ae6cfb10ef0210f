import { describe, expect, test } from 'vitest'
import { longestPart, nameScale } from './name-fit.ts'

describe('a long name', () => {
  test.each([
    ['Amara Whitlock', 8],
    ['Maximiliano Featherstonehaugh-Montgomery', 18],
    ['Ann Wolfeschlegelsteinhausenbergerdorff', 35],
    ['', 0],
  ])('%j is as wide as its longest part, %i letters', (name, letters) => {
    expect(longestPart(name)).toBe(letters)
  })

  test('shrinks by its longest part, and a normal one stays as it is', () => {
    expect(nameScale('Amara Whitlock')).toBe('')
    expect(nameScale('Maximiliano Featherstonehaugh-Montgomery')).toContain('.85em')
    expect(nameScale('Ann Wolfeschlegelsteinhausenbergerdorff')).toContain('.42em')
  })
})
