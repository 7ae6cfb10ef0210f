import type { SearchFilter } from '@fieldhouse/contract/search'
import { describe, expect, test } from 'vitest'
import {
  countSelected,
  joinedFilters,
  noSelection,
  selectionOf,
  withFilterToggled,
  withoutFilter,
} from './filter-selection.ts'

const guards = { ...noSelection, sports: ['basketball'], positions: ['PG', 'SG'], class: ['2027'] }

describe('SRC-02 the chosen filters', () => {
  test('a sport replaces the previous one and clears the positions', () => {
    const chosen = withFilterToggled(guards, 'sports', 'soccer')
    expect(chosen).toEqual({ ...noSelection, sports: ['soccer'], class: ['2027'] })
  })

  test('removing a sport removes its positions', () => {
    expect(withFilterToggled(guards, 'sports', 'basketball')).toEqual({ ...noSelection, class: ['2027'] })
    expect(withoutFilter(guards, 'sports')).toEqual({ ...noSelection, class: ['2027'] })
  })

  test('everything else combines, and is removed alone', () => {
    expect(withFilterToggled(guards, 'class', '2028').class).toEqual(['2027', '2028'])
    expect(withFilterToggled(guards, 'positions', 'C').positions).toEqual(['PG', 'SG', 'C'])
    expect(withFilterToggled(guards, 'positions', 'PG')).toEqual({ ...guards, positions: ['SG'] })
    expect(withoutFilter(guards, 'positions')).toEqual({ ...guards, positions: [] })
  })

  test('are counted one by one', () => {
    expect(countSelected(noSelection)).toBe(0)
    expect(countSelected(guards)).toBe(4)
  })

  test('are sent as one text per filter, and empty filters are not sent', () => {
    expect(joinedFilters(guards)).toEqual({ sports: 'basketball', positions: 'PG,SG', class: '2027' })
    expect(joinedFilters(noSelection)).toEqual({})
  })

  test('are what the server returns, whatever filters it knows', () => {
    const state: SearchFilter = { id: 'state', title: 'State', variants: [], selected: ['OR'] }
    expect(selectionOf([state])).toEqual({ ...noSelection, state: ['OR'] })
    expect(selectionOf([])).toEqual(noSelection)
  })
})
