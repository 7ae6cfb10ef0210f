import type { SearchFilter } from '@fieldhouse/contract/search'
import { describe, expect, test } from 'vitest'
import { cleared, countSelected, joined, noSelection, selectionOf, toggled } from './filter-selection.ts'

const guards = { ...noSelection, sports: ['basketball'], positions: ['PG', 'SG'], class: ['2027'] }

describe('SRC-02 what is chosen', () => {
  test('a sport takes the place of the one before and clears the positions', () => {
    const chosen = toggled(guards, 'sports', 'soccer')
    expect(chosen).toEqual({ ...noSelection, sports: ['soccer'], class: ['2027'] })
  })

  test('a sport that is taken off takes its positions along', () => {
    expect(toggled(guards, 'sports', 'basketball')).toEqual({ ...noSelection, class: ['2027'] })
    expect(cleared(guards, 'sports')).toEqual({ ...noSelection, class: ['2027'] })
  })

  test('everything else joins what is chosen, and is taken off alone', () => {
    expect(toggled(guards, 'class', '2028').class).toEqual(['2027', '2028'])
    expect(toggled(guards, 'positions', 'C').positions).toEqual(['PG', 'SG', 'C'])
    expect(toggled(guards, 'positions', 'PG')).toEqual({ ...guards, positions: ['SG'] })
    expect(cleared(guards, 'positions')).toEqual({ ...guards, positions: [] })
  })

  test('is counted one by one', () => {
    expect(countSelected(noSelection)).toBe(0)
    expect(countSelected(guards)).toBe(4)
  })

  test('is asked for as one text for each filter, and nothing for the others', () => {
    expect(joined(guards)).toEqual({ sports: 'basketball', positions: 'PG,SG', class: '2027' })
    expect(joined(noSelection)).toEqual({})
  })

  test('is what the server says, whatever filters it knows', () => {
    const state: SearchFilter = { id: 'state', title: 'State', variants: [], selected: ['OR'] }
    expect(selectionOf([state])).toEqual({ ...noSelection, state: ['OR'] })
    expect(selectionOf([])).toEqual(noSelection)
  })
})
