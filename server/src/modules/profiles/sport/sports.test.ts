import { seasonFaults } from '@fieldhouse/contract/profiles.season-faults'
import { describe, expect, test } from 'vitest'
import { readBundledSports } from './load-sports.ts'

const sports = await readBundledSports()

test('PRO-04 softball measures everything that baseball does, and two runs of its own', () => {
  const measurements = sports.get('baseball_softball')?.measurements ?? []
  const onlyOf = (gender: string) => measurements.filter((one) => one.gender === gender).map(({ key }) => key)
  expect(onlyOf('male')).toEqual([])
  expect(onlyOf('female')).toEqual(['home_first', 'dash_20'])
})

test.for([...sports])(
  'PRO-03 no two figures and no two measurements of %s have the same name',
  ([, sport]) => {
    for (const named of [sport.columns, sport.measurements]) {
      const titles = named.map(({ title }) => title.toLowerCase())
      expect(titles).toEqual([...new Set(titles)])
    }
  },
)

const faultsOf = (sport: string, values: Record<string, number>) =>
  seasonFaults(sports.get(sport)?.columns ?? [], values)

describe('PRO-03 impossible seasons', () => {
  test('three-pointers are field goals too', () =>
    expect(faultsOf('basketball', { fgm: 10, fga: 20, tpm: 11, tpa: 15 })).toEqual({
      'values.tpm': ['3PM can’t be more than FGM'],
    }))

  test('doubles, triples, and home runs are all hits', () => {
    expect(Object.keys(faultsOf('baseball_softball', { ab: 9, h: 3, d2: 2, hr: 2 }))).toEqual([
      'values.d2',
      'values.hr',
    ])
    expect(faultsOf('baseball_softball', { ab: 9, h: 3, d2: 1, d3: 1, hr: 1 })).toEqual({})
  })

  test('nobody scores 3000 points in a game', () => {
    const values = { gp: 1, fgm: 1500, fga: 3000, tpm: 0, tpa: 0, ftm: 0, fta: 0 }
    expect(faultsOf('basketball', values)['values.fgm']).toEqual([
      'PPG would be 3000.0, but must be from 0 to 80',
    ])
  })

  test('a short and bad outing is still possible', () => {
    expect(faultsOf('baseball_softball', { ip: 0.1, er: 5, pbb: 3, ph: 4 })).toEqual({})
    expect(faultsOf('hockey', { gp: 1, min: 2, ga: 2, sv: 1 })).toEqual({})
    expect(faultsOf('soccer', { gp: 1, min: 4, ga: 1 })).toEqual({})
  })
})
