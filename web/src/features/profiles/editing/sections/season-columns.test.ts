import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { expect, test } from 'vitest'
import { basketball } from '../../profiles.factory.ts'
import { seasonColumns } from './season-columns.ts'

const [column] = basketball.columns
if (!column) throw new Error('Basketball has columns')

const softball: Sport = {
  ...basketball,
  positions: [
    { key: 'P', title: 'Pitcher', group: 'pitcher', gender: null },
    { key: '1B', title: 'First base', group: 'hitter', gender: null },
  ],
  columns: [
    { ...column, key: 'hr', group: 'hitter' },
    { ...column, key: 'era', group: 'pitcher' },
  ],
}

test('PRO-03 the second position adds its own figures to a season', () => {
  const keys = (secondary_position: string | null) =>
    seasonColumns(softball, { position: 'P', secondary_position, gender: 'female' }).map(({ key }) => key)
  expect(keys(null)).toEqual(['era'])
  expect(keys('1B')).toEqual(['hr', 'era'])
})
