import type { Season } from '@fieldhouse/contract/profiles.document'
import { describe, expect, test } from 'vitest'
import { readBundledSports } from '../sport/load-sports.ts'
import { keyFigures, seasonOfFigures } from './print-labels.ts'

const sports = await readBundledSports()
const sportOf = (key: string) => sports.get(key) ?? expect.unreachable()

const seasonOf = (year: number | null, values: Season['values']): Season => ({
  id: String(year),
  type: 'high_school',
  season: year === null ? null : { id: year, title: String(year) },
  team: 'Varsity',
  values,
  given: values,
  source: 'self',
  source_date: null,
  confirmed: null,
})

const athleteOf = (high_school: Season[], aau: Season[] = [], position: string | null = null) => ({
  statistics: { high_school, aau },
  position,
  gender: 'female',
})

describe('PRO-03 the figures that are printed first', () => {
  const shown = (...given: Parameters<typeof athleteOf>) => {
    const athlete = athleteOf(...given)
    return [seasonOfFigures(athlete), keyFigures(athlete, sportOf('basketball'))]
  }

  test('are from the last season played, in any order of the rows', () => {
    expect(
      shown([seasonOf(null, { ppg: 11 }), seasonOf(2024, { ppg: 15 }), seasonOf(2025, { ppg: 20 })]),
    ).toEqual(['2025, Varsity', [['PPG', '20.0']]])
  })

  test('are from any entry if nothing has a season, or only the club has seasons', () => {
    expect(shown([seasonOf(null, { ppg: 11 })])).toEqual(['Varsity', [['PPG', '11.0']]])
    expect(shown([], [seasonOf(2024, { ppg: 9 }), seasonOf(2025, { ppg: 10 })])[1]).toEqual([['PPG', '10.0']])
  })

  test('are those of the position, as on the page', () => {
    const keeper = athleteOf([seasonOf(2025, { g: 1, sv: 80 })], [], 'GK')
    expect(keyFigures(keeper, sportOf('soccer'))).toEqual([['SV', '80']])
  })
})
