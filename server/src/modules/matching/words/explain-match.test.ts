import { factors } from '@fieldhouse/contract/matching.answers'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBundledColleges } from '../../colleges/index.ts'
import { amara, anyAnswers, anyCollege } from '../score/answers.factory.ts'
import type { MatchCollege } from '../score/college.ts'
import { collegeFromRow } from '../score/college-from-row.ts'
import { matchOf } from '../score/score-colleges.ts'
import { type Explanation, explainMatch, remarksOf } from './explain-match.ts'
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

  const explain = (answers: typeof amara, changes: Partial<MatchCollege> = {}) => {
    const college = { ...collegeFromRow(portland ?? expect.fail()), ...changes }
    return explainMatch(answers, college, matchOf(answers, college) ?? expect.fail())
  }
  const cautionsOf = (answers: typeof amara, changes: Partial<MatchCollege>) =>
    explain(answers, changes).cautions.map(({ title }) => title)

  test('a core GPA that the NCAA does not accept is the first caution', () => {
    const weak = { ...amara, academics: { ...amara.academics, core_gpa: 2.25 } }
    const first = 'Your core GPA of 2.25 is below the 2.3 that NCAA Division I requires.'
    expect(cautionsOf(weak, {})[0]).toBe(first)
    expect(cautionsOf(weak, { division: 'NCAA D2' })).not.toContainEqual(expect.stringContaining('core GPA'))
    expect(cautionsOf(amara, {})).not.toContainEqual(expect.stringContaining('core GPA'))
    expect(explain(weak).parts).toEqual(explain(amara).parts)
  })

  test('those who need aid hear where there are no athletic scholarships', () => {
    const inNeed = { ...amara, money: { ...amara.money, needs_aid: true } }
    const title = 'Division III gives no athletic scholarships.'
    expect(cautionsOf(inNeed, { division: 'NCAA D3' })).toContain(title)
    expect(cautionsOf(amara, { division: 'NCAA D3' })).not.toContain(title)
    expect(cautionsOf(inNeed, {})).not.toContain(title)
  })

  test('the wingspan is said, and changes no score', () => {
    const level = ({ parts }: Explanation) => parts.find(({ factor }) => factor === 'level')
    const without = { ...amara, player: { ...amara.player, wingspan_in: null } }
    expect(level(explain(amara))?.compared).toContain(
      'At 5′10″ with a 6′1½″ wingspan, you are an inch taller',
    )
    expect(level(explain(without))?.compared).toContain('At 5′10″, you are an inch taller')
    expect(level(explain(without))?.fit).toBe(level(explain(amara))?.fit)
  })

  test('every part that has no points says why', () => {
    const answers = { ...amara, money: { ...amara.money, budget: null } }
    expect(explain(answers, { undergraduates: null }).unscored).toEqual([
      {
        factor: 'cost',
        weight: 4,
        why: 'not-answered',
        text: 'Your survey has no yearly budget, so cost is not scored.',
      },
      {
        factor: 'size',
        weight: 1,
        why: 'not-published',
        text: 'The college does not publish how many students it has, so the size is not scored.',
      },
      {
        factor: 'kind',
        weight: 0,
        why: 'no-weight',
        text: 'You gave the kind of college no weight, so it is not scored.',
      },
    ])
  })

  test('a list gets the same reasons and cautions', () => {
    const college = collegeFromRow(portland ?? expect.fail())
    const match = matchOf(amara, college) ?? expect.fail()
    const { reasons, cautions } = explainMatch(amara, college, match)
    expect(remarksOf(amara, college, match)).toEqual({ reasons, cautions })
  })

  test('any match can be said, and no part is both a reason and a caution', () =>
    fc.assert(
      fc.property(anyAnswers, anyCollege, (answers, college) => {
        const match = matchOf(answers, college)
        if (!match) return
        const { parts, unscored, reasons, cautions } = explainMatch(answers, college, match)
        expect([...parts, ...unscored].map(({ factor }) => factor).toSorted()).toEqual(factors.toSorted())
        expect(reasons.length).toBeLessThanOrEqual(3)
        expect(cautions.length).toBeLessThanOrEqual(2)
        const said = [
          ...parts.flatMap(({ verdict, compared }) => [verdict, compared]),
          ...reasons,
          ...cautions,
          ...unscored,
        ]
        expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|null|Infinity/)
      }),
      { numRuns: 300 },
    ))

  test('figures the way people say them', () => {
    expect(feet(70)).toBe('5′10″')
    expect(feet(73.5)).toBe('6′1½″')
    expect(listed(['city'])).toBe('city')
    expect(listed(['city', 'town'])).toBe('city or town')
    expect(listed(['city', 'suburb', 'town'], 'and')).toBe('city, suburb, and town')
  })
})
