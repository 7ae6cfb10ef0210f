import { describe, expect, test } from 'vitest'
import { ofStatus, readReviewsSearch } from './reviews-search.ts'

describe('the address of the coach reviews', () => {
  test('contains the status, the text, and the page', () =>
    expect(readReviewsSearch({ status: 'refused', q: ' tran ', page: '2' })).toEqual({
      status: 'refused',
      q: 'tran',
      page: 2,
    }))

  test.each(['pending', 'none', 'toString', '', 7, undefined])(
    'shows waiting coaches for the status %j',
    (status) => expect(readReviewsSearch({ status })).toEqual({}),
  )

  test('another status starts on its first page, with the same text', () => {
    const search = { status: 'refused', q: 'tran', page: 3 } as const
    expect(ofStatus(search, 'verified')).toEqual({ status: 'verified', q: 'tran' })
    expect(ofStatus(search, 'pending')).toEqual({ q: 'tran' })
    expect(ofStatus({ page: 2 }, 'paused')).toEqual({ status: 'paused' })
  })
})
