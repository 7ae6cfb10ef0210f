import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBundledColleges } from '../../colleges/index.ts'
import { amara, anyAnswers, anyCollege } from '../score/answers.factory.ts'
import { collegeFromRow } from '../score/college-from-row.ts'
import { matchOf } from '../score/score-colleges.ts'
import { explainMatch } from './explain-match.ts'
import { feet, listed } from './figures.ts'

const portland = (await readBundledColleges()).find(({ name }) => name === 'Portland State University')

describe('BCM-02 a match in words', () => {
  test('three reasons and two cautions, with the figures behind them', () => {
    if (!portland) throw new Error('The catalog has no Portland State.')
    const college = collegeFromRow(portland)
    const match = matchOf(amara, college)
    const { reasons, cautions, parts } = explainMatch(amara, college, match ?? expect.fail())
    expect(reasons.map(({ title }) => title)).toEqual([
      'You play at this level.',
      '$12,068 a year under your budget.',
      'A city campus, as you asked.',
    ])
    expect(cautions).toEqual([
      { title: 'Your grades: above its middle half.', detail: 'Ask about honors classes and merit aid.' },
      {
        title: 'Kinesiology, Fitness & Recreation is not among its six largest fields.',
        detail: 'Check that the degree you want exists.',
      },
    ])
    expect(parts.find(({ factor }) => factor === 'cost')?.compared).toBe(
      '$12,932 net a year, against your $25,000.',
    )
  })

  test('any match can be said, and no part is both a reason and a caution', () =>
    fc.assert(
      fc.property(anyAnswers, anyCollege, (answers, college) => {
        const match = matchOf(answers, college)
        if (!match) return
        const { parts, reasons, cautions } = explainMatch(answers, college, match)
        expect(parts).toHaveLength(match.parts.length)
        expect(reasons.length).toBeLessThanOrEqual(3)
        expect(cautions.length).toBeLessThanOrEqual(2)
        const said = [
          ...parts.flatMap(({ verdict, compared }) => [verdict, compared]),
          ...reasons,
          ...cautions,
        ]
        expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|null|Infinity/)
      }),
      { numRuns: 1000 },
    ))

  test('figures the way people say them', () => {
    expect(feet(70)).toBe('5′10″')
    expect(feet(73.5)).toBe('6′1½″')
    expect(listed(['city'])).toBe('city')
    expect(listed(['city', 'town'])).toBe('city or town')
    expect(listed(['city', 'suburb', 'town'], 'and')).toBe('city, suburb, and town')
  })
})
