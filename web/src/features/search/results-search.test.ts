import { describe, expect, test } from 'vitest'
import { readResultsSearch, resultsFor } from './results-search.ts'

describe('SRC-03 the address of the results', () => {
  test.each([
    [{}, {}],
    [
      { q: ' abel ', page: '3', darkMode: '1' },
      { q: 'abel', page: 3, darkMode: '1' },
    ],
    [
      { q: 'abel', page: '1' },
      { q: 'abel', page: 1 },
    ],
    [{ darkMode: 'true' }, { darkMode: '1' }],
    [{ darkMode: 'false' }, { darkMode: '0' }],
    [{ darkMode: 'constructor' }, {}],
    [{ darkMode: '"><script>' }, {}],
    [{ q: '', page: '0' }, {}],
    [{ q: ['a', 'b'], page: {} }, {}],
    [{ q: 7, page: 'two' }, {}],
    [{ q: null, page: null, darkMode: null }, {}],
    [{ page: '-2' }, {}],
    [{ page: '1.5' }, {}],
    [{ page: '100001' }, {}],
    [{ page: '99999999999999999999' }, {}],
    [{ page: 'Infinity' }, {}],
    [
      { sports: 'soccer', __proto__: 'x', q: 'a'.repeat(120) },
      { q: 'a'.repeat(100), sports: 'soccer' },
    ],
    [
      { gender: 'female', state: ' OR , ,WA' },
      { gender: 'female', state: 'OR,WA' },
    ],
    [{ gender: ['female'], class: {}, state: 'x'.repeat(61) }, {}],
    [{ q: '<script>alert(1)</script>' }, { q: '<script>alert(1)</script>' }],
  ])('%j is read as %j', (given, read) => expect(readResultsSearch(given)).toEqual(read))

  test.each([Symbol('x'), Object.create(null), () => 1])('throws at nothing', (value) =>
    expect(readResultsSearch({ q: value, page: value })).toEqual({}),
  )

  test('another text starts on the first page and keeps the filters and the view', () => {
    expect(resultsFor({ q: 'abel', page: 4, gender: 'female', darkMode: '1' }, 'noor')).toEqual({
      q: 'noor',
      page: 1,
      gender: 'female',
      darkMode: '1',
    })
    expect(resultsFor({ q: 'abel', page: 4 }, '')).toEqual({ page: 1 })
  })
})
