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

describe('SRC-02 what is chosen', () => {
  test('a sport takes the place of the one before and clears the positions', () => {
    const chosen = withFilterToggled(guards, 'sports', 'soccer')
    expect(chosen).toEqual({ ...noSelection, sports: ['soccer'], class: ['2027'] })
  })

  test('a sport that is taken off takes its positions along', () => {
    expect(withFilterToggled(guards, 'sports', 'basketball')).toEqual({ ...noSelection, class: ['2027'] })
    expect(withoutFilter(guards, 'sports')).toEqual({ ...noSelection, class: ['2027'] })
  })

  test('everything else joins what is chosen, and is taken off alone', () => {
    expect(withFilterToggled(guards, 'class', '2028').class).toEqual(['2027', '2028'])
    expect(withFilterToggled(guards, 'positions', 'C').positions).toEqual(['PG', 'SG', 'C'])
    expect(withFilterToggled(guards, 'positions', 'PG')).toEqual({ ...guards, positions: ['SG'] })
    expect(withoutFilter(guards, 'positions')).toEqual({ ...guards, positions: [] })
  })

  test('is counted one by one', () => {
    expect(countSelected(noSelection)).toBe(0)
    expect(countSelected(guards)).toBe(4)
  })

  test('is asked for as one text for each filter, and nothing for the others', () => {
    expect(joinedFilters(guards)).toEqual({ sports: 'basketball', positions: 'PG,SG', class: '2027' })
    expect(joinedFilters(noSelection)).toEqual({})
  })

  test('is what the server says, whatever filters it knows', () => {
    const state: SearchFilter = { id: 'state', title: 'State', variants: [], selected: ['OR'] }
    expect(selectionOf([state])).toEqual({ ...noSelection, state: ['OR'] })
    expect(selectionOf([])).toEqual(noSelection)
  })
})
