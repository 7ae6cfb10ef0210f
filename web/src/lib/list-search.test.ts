import { expect, test } from 'vitest'
import { lookingFor, onPage, readListSearch } from './list-search.ts'

test.each([
  [{}, {}],
  [
    { q: ' abel ', page: '3' },
    { q: 'abel', page: 3 },
  ],
  [{ q: '', page: '1' }, {}],
  [{ q: 7, page: 'two' }, {}],
  [{ page: '-2' }, {}],
  [{ page: '1.5' }, {}],
  [{ page: '99999999999999999999' }, {}],
  [{ other: 'x', q: 'a'.repeat(120) }, { q: 'a'.repeat(100) }],
])('from the address %j the list reads %j', (given, read) => expect(readListSearch(given)).toEqual(read))

test('another page keeps the search text', () => {
  expect(onPage({ q: 'abel' }, 2)).toEqual({ q: 'abel', page: 2 })
  expect(onPage({ q: 'abel', page: 2 }, 1)).toEqual({ q: 'abel' })
})

test('a new search starts on the first page', () => {
  expect(lookingFor({ q: 'abel', page: 4 }, 'noor')).toEqual({ q: 'noor' })
  expect(lookingFor({ q: 'abel', page: 4 }, '')).toEqual({})
})
