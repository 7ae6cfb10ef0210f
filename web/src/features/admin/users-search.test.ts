import { expect, test } from 'vitest'
import { ofType, readUsersSearch, usersSortedBy } from './users-search.ts'

test.each([
  [{}, {}],
  [
    { q: 'abel', type: 'coach', page: '2' },
    { q: 'abel', type: 'coach', page: 2 },
  ],
  [{ type: 'all', sort: 'newest' }, {}],
  [{ sort: 'seen' }, { sort: 'seen' }],
  [{ sort: 'size' }, {}],
  [{ type: 'nobody' }, {}],
  [{ type: 'deleted' }, { type: 'deleted' }],
])('from the address %j the list of users reads %j', (given, read) =>
  expect(readUsersSearch(given)).toEqual(read),
)

test('another type keeps the text and starts on the first page', () => {
  expect(ofType({ q: 'abel', type: 'coach', page: 3 }, 'rsc')).toEqual({ q: 'abel', type: 'rsc' })
  expect(ofType({ type: 'coach' }, 'all')).toEqual({})
})

test('another order keeps the text and the type, and starts on the first page', () => {
  const search = { q: 'abel', type: 'coach', sort: 'name', page: 3 } as const
  expect(usersSortedBy(search, 'seen')).toEqual({ q: 'abel', type: 'coach', sort: 'seen' })
  expect(usersSortedBy(search, 'newest')).toEqual({ q: 'abel', type: 'coach' })
})
