import type { Evaluation } from '@fieldhouse/contract/rankings'
import { scoreParts, unmeasured } from '@fieldhouse/contract/rankings.parts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBundledSports } from '../profiles/index.ts'
import { ranked, type ScoreFacts, scoreOf } from './score.rules.ts'

const sports = await readBundledSports()

const sportOf = (key: string) => {
  const sport = sports.get(key)
  if (!sport) throw new Error(`There is no ${key}`)
  return sport
}

/** The limits 1 to 99: a value passes as many as its size. */
const hundredths = Array.from({ length: 99 }, (_, place) => place + 1)
const season = (year: number, values: Record<string, number>, type = 'high_school') => ({
  type,
  season: year,
  values,
})
const said = (points: number): Evaluation => ({
  competition_level: points,
  teammates: points,
  leadership: points,
})

const factsOf = (facts: Partial<ScoreFacts> = {}): ScoreFacts => ({
  sport: sportOf('basketball'),
  seasons: [],
  pool: new Map(),
  evaluations: [said(80)],
  ...facts,
})
const partsOf = (facts: Partial<ScoreFacts>) => scoreOf(factsOf(facts)).parts

describe('PUB-02 the weights of a score', () => {
  test('are those of the criteria, and add up to a hundred', () => {
    expect(Object.fromEntries(scoreParts.map(({ key, weight }) => [key, weight]))).toEqual({
      production: 30,
      competition_level: 20,
      consistency: 20,
      teammates: 15,
      leadership: 15,
    })
    expect(scoreParts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  })

  test('give the score of the shown parts, to the tenth', () => {
    const { parts, score } = scoreOf(
      factsOf({
        seasons: [season(2025, { ppg: 70, apg: 20 })],
        pool: new Map([
          ['ppg', hundredths],
          ['apg', hundredths],
        ]),
        evaluations: [{ competition_level: 90, teammates: 71, leadership: 64 }],
      }),
    )
    expect(parts).toEqual({
      production: 45,
      competition_level: 90,
      consistency: 50,
      teammates: 71,
      leadership: 64,
    })
    // 0.3 * 45 + 0.2 * 90 + 0.2 * 50 + 0.15 * 71 + 0.15 * 64 = 61.75
    expect(score).toBe(61.8)
  })

  test('never leave 0 to 100, for any input', () => {
    const value = fc.double({ min: -200, max: 200, noNaN: true })
    const points = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 2000, max: 2030 }), value, value), { maxLength: 5 }),
        fc.array(points, { minLength: 1, maxLength: 4 }),
        (years, opinions) => {
          const { score } = scoreOf(
            factsOf({
              seasons: years.map(([year, ppg, to]) => season(year, { ppg, to })),
              pool: new Map([['ppg', hundredths]]),
              evaluations: opinions.map(said),
            }),
          )
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(100)
          expect(Number.isInteger(Math.round(Number(score) * 1e6) / 1e5)).toBe(true)
        },
      ),
    )
  })
})

describe('PUB-02 production', () => {
  const pool = new Map([
    ['ppg', hundredths],
    ['to', hundredths],
  ])

  test('is the percentile of the last high-school season, averaged over the sport’s compared figures', () => {
    const seasons = [
      season(2023, { ppg: 99, to: 1 }),
      season(2025, { ppg: 60, to: 10 }),
      season(2026, { ppg: 99 }, 'aau'),
    ]
    // 60 of a hundred have fewer points, 89 more turnovers.
    expect(partsOf({ seasons, pool }).production).toBe(74.5)
  })

  test('takes the figures of each sport from its data', () => {
    const goalie = partsOf({
      sport: sportOf('hockey'),
      seasons: [season(2025, { gp: 20, sv: 500, ga: 20, min: 1000, so: 5 })],
      pool: new Map([['sv_pct', hundredths]]),
    })
    // 500 of 520 shots are 96.2%.
    expect(goalie.production).toBe(96)
  })

  test('is nothing without a high-school season', () => {
    expect(partsOf({ pool }).production).toBe(0)
    expect(partsOf({ pool, seasons: [season(2025, { ppg: 50 }, 'aau')] }).production).toBe(0)
  })

  test('counts half if there are too few to compare with', () => {
    expect(partsOf({ seasons: [season(2025, { ppg: 30 })] }).production).toBe(unmeasured)
  })
})

describe('PUB-02 consistency', () => {
  test('is full for the same figures every season, whatever they are', () => {
    const seasons = [2023, 2024, 2025].map((year) => season(year, { ppg: 4, apg: 0 }))
    expect(partsOf({ seasons }).consistency).toBe(100)
  })

  test('falls with the spread over the seasons', () => {
    // 10 and 20 are 5 away from their mean of 15: a third.
    expect(partsOf({ seasons: [season(2024, { ppg: 10 }), season(2025, { ppg: 20 })] }).consistency).toBe(
      66.7,
    )
  })

  test('counts half after one season, and nothing before the first', () => {
    expect(partsOf({ seasons: [season(2025, { ppg: 10 })] }).consistency).toBe(unmeasured)
    expect(partsOf({}).consistency).toBe(0)
  })

  test('counts half if no two seasons have the same figure', () => {
    const seasons = [season(2024, { ppg: 10 }), season(2025, { apg: 4 })]
    expect(partsOf({ seasons }).consistency).toBe(unmeasured)
  })

  test('stays above zero if a figure swings around zero', () => {
    const seasons = [
      season(2024, { gp: 20, g: 5, a: 5, plus_minus: -9 }),
      season(2025, { gp: 20, g: 5, a: 5, plus_minus: 9 }),
    ]
    expect(partsOf({ sport: sportOf('hockey'), seasons }).consistency).toBe(80)
  })
})

describe('PUB-02 evaluations', () => {
  test('are averaged, part by part', () => {
    const evaluations = [
      { competition_level: 90, teammates: 60, leadership: 100 },
      { competition_level: 81, teammates: 70, leadership: 0 },
      { competition_level: 80, teammates: 70, leadership: 51 },
    ]
    expect(partsOf({ evaluations })).toMatchObject({
      competition_level: 83.7,
      teammates: 66.7,
      leadership: 50.3,
    })
  })

  test('are needed: without one there is no score, but the parts from the page exist', () => {
    const seasons = [season(2024, { ppg: 10 }), season(2025, { ppg: 10 })]
    expect(scoreOf(factsOf({ evaluations: [], seasons }))).toEqual({
      score: null,
      seasons: 2,
      parts: {
        production: unmeasured,
        competition_level: null,
        consistency: 100,
        teammates: null,
        leadership: null,
      },
    })
  })
})

describe('PUB-02 ranks', () => {
  test('are shared by equal scores, and the next one comes after all of them', () => {
    const rows = [90, 88.1, 88.1, 88, 70].map((score) => ({ score }))
    expect(ranked(rows).map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 5])
    expect(ranked([])).toEqual([])
  })
})
