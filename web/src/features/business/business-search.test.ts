import { expect, test } from 'vitest'
import { readBusinessSearch } from './business-search.ts'

test('an address has a range by name, or two days', () => {
  expect(readBusinessSearch({})).toEqual({})
  expect(readBusinessSearch({ range: '12-weeks' })).toEqual({ range: '12-weeks' })
  expect(readBusinessSearch({ range: 'ever' })).toEqual({})
  expect(readBusinessSearch({ range: 'all', from: '2026-01-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-01',
    to: '2026-03-31',
  })
  expect(readBusinessSearch({ from: 'soon', to: '2026-13-01' })).toEqual({})
})
