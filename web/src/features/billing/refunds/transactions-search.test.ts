import { expect, test } from 'vitest'
import { readTransactionsSearch, sortOf, withChange } from './transactions-search.ts'

test('the address has only what is unusual', () => {
  expect(
    readTransactionsSearch({ q: ' 49 ', state: 'all', sort: 'date', direction: 'descending', page: '1' }),
  ).toEqual({ q: '49' })
  expect(
    readTransactionsSearch({ state: 'stolen', sort: 'card', direction: 'up', user: 7, page: 'x' }),
  ).toEqual({})
})

test('another state or order starts on the first page, for the same family', () => {
  const search = readTransactionsSearch({ q: '49', user: 'u', page: '3', state: 'paid' })
  expect(withChange(search, { state: 'all' })).toEqual({ q: '49', user: 'u' })
  const sorted = withChange(search, { sort: 'amount', direction: 'ascending' })
  expect(sorted).toEqual({ q: '49', user: 'u', state: 'paid', sort: 'amount', direction: 'ascending' })
  expect(sortOf(sorted)).toEqual({ key: 'amount', direction: 'ascending' })
  expect(sortOf({})).toEqual({ key: 'date', direction: 'descending' })
})
