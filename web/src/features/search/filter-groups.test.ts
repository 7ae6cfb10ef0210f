import type { SearchFilter } from '@fieldhouse/contract/search'
import { describe, expect, test } from 'vitest'
import { chosenFilters, filterGroups } from './filter-groups.ts'
import { searchFilters } from './search.factory.ts'

const offered = (id: SearchFilter['id'], selected: Parameters<typeof searchFilters>[0] = {}) => {
  const filter = searchFilters(selected).find((one) => one.id === id)
  const groups = filter ? filterGroups(filter, { sports: selected.sports ?? [] }) : []
  return groups.map(({ heading, variants }) => [heading, ...variants.map(({ title }) => title)])
}

describe('SRC-02 the offered filters', () => {
  test('positions are grouped by sport', () => {
    expect(offered('positions')).toEqual([
      ['Basketball', 'Point guard', 'Shooting guard'],
      ['Soccer', 'Goalkeeper'],
    ])
  })

  test('a chosen sport offers only its own positions', () => {
    expect(offered('positions', { sports: ['soccer'] })).toEqual([['Soccer', 'Goalkeeper']])
  })

  test('values without athletes are left out, unless they are chosen', () => {
    expect(offered('class')).toEqual([[null, '2027']])
    expect(offered('class', { class: ['2028'] })).toEqual([[null, '2027', '2028']])
  })
})

test('choices are listed one by one, even if they are no longer offered', () => {
  expect(chosenFilters(searchFilters({ positions: ['SG', 'old'], state: ['OR'] }))).toEqual([
    { id: 'positions', variant: 'SG', title: 'Shooting guard' },
    { id: 'positions', variant: 'old', title: 'old' },
    { id: 'state', variant: 'OR', title: 'Oregon' },
  ])
})
