import { expect, test } from 'vitest'
import { readMySalesSearch } from './my-sales-search.ts'

test('the address holds the list and the page, and nothing that is not there', () => {
  expect(readMySalesSearch({})).toEqual({})
  expect(readMySalesSearch({ show: 'sign-ups', page: '1' })).toEqual({})
  expect(readMySalesSearch({ show: 'payouts', page: '3' })).toEqual({ show: 'payouts', page: 3 })
  expect(readMySalesSearch({ show: 'customers', page: 'x' })).toEqual({})
})
