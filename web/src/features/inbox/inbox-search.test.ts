import { expect, test } from 'vitest'
import { inboxNarrowedTo, readInboxSearch } from './inbox-search.ts'

test.each([
  [{}, {}],
  [{ view: 'open', sort: 'oldest' }, {}],
  [
    { view: 'mine', kind: 'report', sort: 'newest', q: ' tran ', page: '2' },
    { view: 'mine', kind: 'report', sort: 'newest', q: 'tran', page: 2 },
  ],
  [{ view: 'x', kind: ['report'], sort: 1, page: 0 }, {}],
])('%j reads as %j', (given, read) => {
  expect(readInboxSearch(given)).toEqual(read)
})

test('another view starts on the first page, and the default leaves the address', () => {
  expect(inboxNarrowedTo({ view: 'mine', page: 3, q: 'a' }, { view: 'open' })).toEqual({ q: 'a' })
  expect(inboxNarrowedTo({ kind: 'report' }, { kind: undefined })).toEqual({})
})
