import { expect, test } from 'vitest'
import { readRosterSearch, sortedBy, withFilter } from './roster-search.ts'

test('an address keeps the filter, the sort, the text, and the page', () =>
  expect(readRosterSearch({ q: ' amara ', filter: 'unread', sort: 'time', page: '2' })).toEqual({
    q: 'amara',
    filter: 'unread',
    sort: 'time',
    page: 2,
  }))

test('an address may ask whose recruiting center to open', () => {
  expect(readRosterSearch({ open: 'recruiting-center' })).toEqual({ open: 'recruiting-center' })
  expect(readRosterSearch({ open: 'elsewhere' })).toEqual({})
})

test('defaults and unknown values are left out', () => {
  expect(readRosterSearch({ filter: 'all', sort: 'name', page: '1', q: '' })).toEqual({})
  expect(readRosterSearch({ filter: 'everyone', sort: ['time'], page: 'x' })).toEqual({})
})

test('another filter or sort starts on the first page and keeps the rest', () => {
  const search = { q: 'amara', filter: 'unread', sort: 'time', page: 3 } as const
  expect(withFilter(search, 'ended')).toEqual({ q: 'amara', filter: 'ended', sort: 'time' })
  expect(withFilter(search, 'all')).toEqual({ q: 'amara', sort: 'time' })
  expect(sortedBy(search, 'name')).toEqual({ q: 'amara', filter: 'unread' })
})
