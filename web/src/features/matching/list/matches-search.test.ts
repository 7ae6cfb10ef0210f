import { describe, expect, test } from 'vitest'
import { stringifySearch } from '../../../lib/search-params.ts'
import {
  addressOf,
  isFiltered,
  narrowedTo,
  readMatchesSearch,
  toggled,
  unfiltered,
} from './matches-search.ts'

describe('BCM-02 the address of the matches', () => {
  test('keeps sort, filters, text, page, and list', () => {
    const search = readMatchesSearch({
      q: ' oregon ',
      chance: 'likely,reach',
      level: 'naia,d2',
      state: 'WA,OR,OR',
      sort: 'cost',
      page: '3',
      list: 'recently-viewed',
    })
    expect(search).toEqual({
      q: 'oregon',
      chance: ['reach', 'likely'],
      level: ['d2', 'naia'],
      state: ['OR', 'WA'],
      sort: 'cost',
      page: 3,
      list: 'recently-viewed',
    })
    expect(
      readMatchesSearch(Object.fromEntries(new URLSearchParams(stringifySearch(addressOf(search))))),
    ).toEqual(search)
  })

  test('ignores what nobody can choose', () => {
    expect(
      readMatchesSearch({
        q: '',
        chance: 'sure',
        level: 'nba',
        state: 'Oregon',
        sort: 'match',
        page: '-1',
        list: 'x',
      }),
    ).toEqual({})
  })

  test('a new filter starts on the first page', () => {
    expect(toggled({ page: 4, chance: ['reach'] }, 'chance', 'likely')).toEqual({
      chance: ['reach', 'likely'],
    })
    expect(toggled({ chance: ['reach'] }, 'chance', 'reach')).toEqual({})
    expect(narrowedTo({ page: 4, q: 'a' }, { sort: 'name' })).toEqual({ q: 'a', sort: 'name' })
    expect(narrowedTo({ sort: 'name' }, { sort: undefined })).toEqual({})
  })

  test('showing all again keeps the order', () => {
    const search = { q: 'a', state: ['OR'], sort: 'cost', page: 2 } as const
    expect(isFiltered(search)).toBe(true)
    expect(unfiltered(search)).toEqual({ sort: 'cost' })
    expect(isFiltered(unfiltered(search))).toBe(false)
  })
})
