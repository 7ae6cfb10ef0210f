import { inTime, lastSeason } from '@fieldhouse/contract/profiles.seasons'
import { describe, expect, test } from 'vitest'
import { basketball, seasonOf } from '../profiles.factory.ts'
import { boardOf, linesOf } from './season-figures.ts'

const { columns } = basketball
const junior = seasonOf(2025, { gp: 27, ppg: 19.8, to: 2.9, apg: 4 })
const sophomore = seasonOf(2024, { gp: 25, ppg: 15.2, to: 2.6 })
const freshman = seasonOf(2023, { ppg: 8.7, to: 3 })
const anyTime = seasonOf(1, { ppg: 12 }, { season: null })

const figure = (key: string, seasons = [junior, anyTime, freshman, sophomore]) =>
  boardOf(columns, seasons).find(({ column }) => column.key === key)

describe('PRO-03 the numbers of a page', () => {
  test('are sorted by time, whatever the order of the rows', () => {
    expect(inTime([sophomore, anyTime, junior, freshman])).toEqual([freshman, sophomore, junior])
    expect(lastSeason([freshman, junior, sophomore])).toBe(junior)
    expect(lastSeason([anyTime])).toBe(anyTime)
    expect(lastSeason([])).toBeUndefined()
  })

  test("the board shows the last season, in the sport's order", () =>
    expect(boardOf(columns, [freshman, junior]).map(({ column, value }) => [column.key, value])).toEqual([
      ['ppg', 19.8],
      ['apg', 4],
      ['to', 2.9],
    ]))

  test('a number is compared with the previous season', () => {
    expect(figure('ppg')?.change).toBeCloseTo(4.6)
    expect(figure('ppg')?.isBetter).toBe(true)
    expect(figure('ppg')?.course).toEqual([
      { label: '2023–24', value: 8.7 },
      { label: '2024–25', value: 15.2 },
      { label: '2025–26', value: 19.8 },
    ])
  })

  test('more turnovers are not better', () => {
    expect(figure('to')?.change).toBeCloseTo(0.3)
    expect(figure('to')?.isBetter).toBe(false)
  })

  test('a number without a previous value has no change', () => {
    expect(figure('apg')?.change).toBeNull()
    expect(figure('ppg', [junior])?.change).toBeNull()
  })

  test('a line needs two seasons', () => {
    expect(linesOf(columns, [junior, sophomore]).map(({ key }) => key)).toEqual(['ppg', 'to'])
    expect(linesOf(columns, [junior, anyTime])).toEqual([])
  })
})
