import { describe, expect, test } from 'vitest'
import { columnsFor, derive, filledColumns, statText, tileColumns, withDerived } from './profiles.figures.ts'
import { seasonFaults } from './profiles.season-faults.ts'
import type { StatColumn } from './profiles.sport.ts'

const column = (key: string, facts: Partial<StatColumn> = {}): StatColumn => ({
  key,
  label: key.toUpperCase(),
  title: key,
  group: null,
  gender: null,
  decimals: 0,
  min: 0,
  max: 100,
  at_most: [],
  formula: null,
  is_derived: false,
  tile: null,
  is_compared: false,
  is_lower_better: false,
  unit: null,
  ...facts,
})

const columns = [
  column('gp'),
  column('made', { at_most: [{ key: 'tried', together_with: ['missed'] }] }),
  column('missed'),
  column('tried', { max: 500 }),
  column('avg', { decimals: 1, formula: { of: { made: 2 }, by: { gp: 1 }, times: 1 } }),
  column('pct', {
    decimals: 1,
    formula: { of: { made: 1 }, by: { tried: 1 }, times: 100 },
    is_derived: true,
  }),
  column('both', {
    decimals: 1,
    formula: { of: { avg: 1, pct: 1 }, by: { '1': 1 }, times: 1 },
    is_derived: true,
  }),
]

describe('PRO-03 derived figures', () => {
  test('are calculated from the others, also from derived ones', () => {
    expect(withDerived(columns, { gp: 3, made: 5, tried: 8 })).toEqual({
      gp: 3,
      made: 5,
      tried: 8,
      avg: 3.3,
      pct: 62.5,
      both: 65.8,
    })
  })

  test('replace typed values, which stay if the figure can’t be calculated', () => {
    expect(withDerived(columns, { gp: 2, made: 4, avg: 9 }).avg).toBe(4)
    expect(withDerived(columns, { avg: 9 })).toEqual({ avg: 9 })
  })

  test('are missing if there is nothing to divide by', () => {
    expect(derive({ of: { made: 1 }, by: { gp: 1 }, times: 1 }, { made: 1, gp: 0 })).toBeNull()
    expect(withDerived(columns, { made: 0, tried: 0, pct: 50 })).toEqual({ made: 0, tried: 0 })
  })
})

describe('PRO-03 an impossible season', () => {
  test.each([
    [{ made: 9, tried: 8 }, { 'values.made': ['MADE can’t be more than TRIED'] }],
    [{ made: 6, missed: 3, tried: 8 }, { 'values.made': ['MADE + MISSED can’t be more than TRIED'] }],
    [{ gp: 101 }, { 'values.gp': ['GP must be from 0 to 100'] }],
    [{ gp: 1.5 }, { 'values.gp': ['GP must be a whole number'] }],
    [{ gp: Number.NaN }, { 'values.gp': ['GP must be from 0 to 100'] }],
    [{ pct: 50 }, { 'values.pct': ['PCT follows from the other figures'] }],
    [{ goals: 1 }, { 'values.goals': ['This sport does not count that'] }],
  ])('%j is refused at its figure', (values, faults) => {
    expect(seasonFaults(columns, values)).toEqual(faults)
  })

  test('an impossible derived figure is refused at the figures that were typed for it', () => {
    const fault = ['AVG would be 160.0, but must be from 0 to 100']
    expect(seasonFaults(columns, { gp: 1, made: 80 })).toEqual({
      'values.gp': fault,
      'values.made': fault,
    })
    expect(seasonFaults(columns, { gp: 1, made: 50, tried: 50 })).toEqual({
      'values.gp': ['BOTH would be 200.0, but must be from 0 to 100'],
      'values.made': ['BOTH would be 200.0, but must be from 0 to 100'],
      'values.tried': ['BOTH would be 200.0, but must be from 0 to 100'],
    })
  })

  test('a possible one is accepted', () => {
    expect(seasonFaults(columns, { made: 8, tried: 8, gp: 0 })).toEqual({})
    expect(seasonFaults(columns, { made: 8 })).toEqual({})
  })
})

test('a position has the columns of its group that its gender plays', () => {
  const sport = {
    positions: [
      { key: 'G', title: 'Goalie', group: 'goalie', gender: null },
      { key: 'F', title: 'Forward', group: 'field', gender: null },
      { key: 'X', title: 'Both', group: 'all', gender: null },
    ],
    columns: [
      column('gp'),
      column('sv', { group: 'goalie' }),
      column('g', { group: 'field' }),
      column('dc', { gender: 'female' }),
    ],
  }
  const keys = (position: string | null, gender: string | null) =>
    columnsFor(sport, { position, gender }).map(({ key }) => key)
  expect(keys('G', 'male')).toEqual(['gp', 'sv'])
  expect(keys('F', 'female')).toEqual(['gp', 'g', 'dc'])
  expect(keys('X', 'male')).toEqual(['gp', 'sv', 'g'])
  expect(keys(null, null)).toEqual(['gp', 'sv', 'g', 'dc'])
})

describe('PRO-03 a pitcher who also bats', () => {
  const sport = {
    positions: [{ key: 'P', title: 'Pitcher', group: 'pitcher', gender: null }],
    columns: [
      column('gp'),
      column('hr', { group: 'hitter', tile: 4 }),
      column('avg', { group: 'hitter', tile: 1 }),
      column('era', { group: 'pitcher', tile: 1 }),
    ],
  }
  const pitcher = { position: 'P', gender: 'female' }
  const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key)

  test('shows every figure in the table, those of her position first', () => {
    const seasons = [{ values: { gp: 28, hr: 5, era: 1.2 } }]
    expect(keys(filledColumns(sport, pitcher, seasons))).toEqual(['gp', 'era', 'hr'])
  })

  test('shows her batting big only if she has no figures as a pitcher', () => {
    expect(keys(tileColumns(sport, pitcher, { values: { hr: 5, avg: 0.393 } }))).toEqual(['avg', 'hr'])
    expect(keys(tileColumns(sport, pitcher, { values: { hr: 5, era: 1.2 } }))).toEqual(['era'])
    expect(tileColumns(sport, pitcher, undefined)).toEqual([])
  })
})

describe('PRO-03 a figure in writing', () => {
  test.each([
    [3, 0.412, '.412'],
    [3, -0.063, '-.063'],
    [3, 1.303, '1.303'],
    [1, 0.4, '0.4'],
    [0, 20, '20'],
  ])('with %d decimals %d is %s', (decimals, value, text) => expect(statText({ decimals }, value)).toBe(text))
})
