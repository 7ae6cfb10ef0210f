import { factors } from '@fieldhouse/contract/matching.answers'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBundledColleges } from '../../colleges/index.ts'
import { amara, anyAnswers, anyCollege } from '../score/answers.factory.ts'
import type { MatchCollege } from '../score/college.ts'
import { collegeFromRow } from '../score/college-from-row.ts'
import { matchOf } from '../score/score-colleges.ts'
import { chanceBasis } from './chance-words.ts'
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
      'You are 5′10″; the middle guard in Division I is 5′9″.',
      '$12,068 a year under your budget.',
      'A city campus, as you asked.',
    ])
    expect(cautions).toEqual([
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
    const first = 'Your core GPA of 2.25 is below the 2.30 that NCAA Division I requires.'
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

  test('a college that few finish gets a caution, and a two-year college is measured by its own kind', () => {
    const title = 'Only 16% of its students graduate.'
    expect(cautionsOf(amara, { graduation_rate: 0.1597 })[0]).toBe(title)
    expect(cautionsOf(amara, { graduation_rate: 0.1597, years: '2-year' })).not.toContain(title)
    expect(cautionsOf(amara, { graduation_rate: null })).not.toContainEqual(
      expect.stringContaining('graduate'),
    )
  })

  test('only what is worth a warning is a caution', () => {
    const budget = (amount: number) =>
      cautionsOf({ ...amara, academics: { ...amara.academics, majors: [] } }, { net_cost: amount })
    expect(budget(19_981)).toEqual([])
    expect(budget(24_900)).toEqual(['At the edge of your budget: $24,900 a year.'])
    expect(budget(25_004)).toEqual(['At the edge of your budget: $25,004 a year.'])
    expect(budget(27_000)).toEqual(['$2,000 a year over your budget.'])
    const within = (radius_miles: number) =>
      cautionsOf({ ...amara, place: { ...amara.place, radius_miles } }, {})
    expect(within(300)).not.toContainEqual(expect.stringContaining('limit'))
    expect(within(130)).toContain('121 miles from Bend, close to your limit of 130.')
    expect(within(100)).toContain('21 miles beyond your limit.')
  })

  test('no sentence is a reason at one college and a caution at another', () => {
    const said = { reasons: new Set<string>(), cautions: new Set<string>() }
    fc.assert(
      fc.property(anyAnswers, anyCollege, (answers, college) => {
        const match = matchOf(answers, college)
        if (!match) return
        const { reasons, cautions } = remarksOf(answers, college, match)
        for (const { title } of reasons) said.reasons.add(title)
        for (const { title } of cautions) said.cautions.add(title)
      }),
      { numRuns: 3000 },
    )
    expect([...said.reasons].filter((title) => said.cautions.has(title))).toEqual([])
    expect(Math.min(said.reasons.size, said.cautions.size)).toBeGreaterThan(100)
  })

  test('what reach, target, or likely was computed from', () => {
    const college = collegeFromRow(portland ?? expect.fail())
    const basis = (answers: typeof amara, changes: Partial<MatchCollege> = {}) => {
      const one = { ...college, ...changes }
      return chanceBasis(answers, one, matchOf(answers, one)?.chance ?? null)
    }
    const season = { ...amara, level: { ...amara.level, projected: null } }
    const newcomer = { ...season, game: { ...amara.game, averages: null } }
    const blank = { ...newcomer, academics: { ...amara.academics, gpa: null, sat: null } }
    const weak = { ...newcomer, academics: { ...amara.academics, gpa: 2, sat: null } }
    expect(basis(amara)).toBe('From your grades, your coach’s projection, and your season.')
    expect(basis(season)).toBe(
      'From your grades and your season. No coach has projected you yet, so it is an estimate.',
    )
    expect(basis(newcomer)).toBe('Not enough to say reach, target, or likely: your level is not known yet.')
    expect(basis(blank)).toBe(
      'Not enough to say reach, target, or likely: your grades and your level are not known yet.',
    )
    expect(basis(weak)).toBe('From your grades only. Your level is not known yet.')
    expect(basis(newcomer, { admission_rate: 0.1 })).toBe('It admits so few that it is a reach for everyone.')
  })

  test('before the level is known, the wish is said as a wish', () => {
    const newcomer = {
      ...amara,
      level: { wanted: ['d2' as const], projected: null, competition: null },
      game: { averages: null, styles: [] },
    }
    const level = explain(newcomer, { division: 'NCAA D2' }).parts.find(({ factor }) => factor === 'level')
    expect(level).toMatchObject({ verdict: 'A level you asked for.', fit: 100 })
    expect(cautionsOf(newcomer, {})).toContain('Not a level you asked for: mid-major Division I.')
  })

  test('a GPA alone is not compared with a middle half', () => {
    const weak = { ...amara, academics: { ...amara.academics, gpa: 2.1, sat: null } }
    const grades = explain(weak, {}).parts.find(({ factor }) => factor === 'grades')
    expect(grades?.verdict).toBe('Below what is typical there.')
    expect(grades?.compared).toContain('GPA 2.10; it admits 91%')
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
