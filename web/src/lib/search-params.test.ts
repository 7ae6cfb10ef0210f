import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('addresses contain plain text and are read back unchanged', () => {
  expect(stringifySearch({ q: 'josé & co', page: 2, empty: '', none: undefined })).toBe(
    '?q=jos%C3%A9+%26+co&page=2',
  )
  expect(parseSearch('?q=jos%C3%A9+%26+co&page=2')).toEqual({ q: 'josé & co', page: '2' })
  expect(stringifySearch({})).toBe('')
})
