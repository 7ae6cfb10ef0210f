import { describe, expect, test } from 'vitest'
import { readTopSearch, readWallSearch } from './rankings-search.ts'

describe('PUB-02 the address of a list', () => {
  test('names a sport, girls or boys, and a class', () => {
    expect(readTopSearch({ sport: 'hockey', gender: 'male', class: '2027' })).toEqual({
      sport: 'hockey',
      gender: 'male',
      class: 2027,
    })
    expect(readTopSearch({ sport: 'hockey', class: '2027' })).toEqual({ sport: 'hockey', class: 2027 })
    expect(readTopSearch({ sport: 'hockey', class: 2027 })).toEqual({ sport: 'hockey', class: 2027 })
  })

  test.each([
    {},
    { sport: 'chess', class: 'soon' },
    { sport: ['hockey'], class: {} },
    { sport: null, class: '2027.5' },
    { sport: 'constructor', class: '99999' },
    { class: '-1', gender: 'girls' },
    { gender: ['male'] },
  ])('leaves out invalid values: %j', (given) => {
    expect(readTopSearch(given)).toEqual({})
  })
})

describe('PUB-06 the address of the roster', () => {
  test('also names a page, from the second on', () => {
    expect(readWallSearch({ sport: 'soccer', page: '3' })).toEqual({ sport: 'soccer', page: 3 })
    for (const page of ['1', '0', '51', 'x', undefined]) expect(readWallSearch({ page })).toEqual({})
  })
})
