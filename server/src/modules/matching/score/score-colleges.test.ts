import { factors, mustHaves } from '@fieldhouse/contract/matching.answers'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBundledColleges } from '../../colleges/index.ts'
import { amara, anyAnswers, anyCollege } from './answers.factory.ts'
import { collegeFromRow } from './college-from-row.ts'
import { pointsOf } from './points.ts'
import { matchOf, scoreColleges } from './score-colleges.ts'

const colleges = (await readBundledColleges())
  .filter((row) => row.basketball_confirmed && row.womens_basketball)
  .map(collegeFromRow)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const some = fc.uniqueArray(anyCollege, { maxLength: 20, selector: ({ id }) => id })

describe('BCM-02 a score that adds up', () => {
  test('parts add up to the total, and what they could have adds up to 100', () =>
    fc.assert(
      fc.property(anyAnswers, some, (answers, list) => {
        for (const { total, parts } of scoreColleges(answers, list).matches) {
          expect(sum(parts.map(({ points }) => points))).toBe(total)
          expect(sum(parts.map(({ most }) => most))).toBe(100)
          for (const { points, most, fit } of parts) {
            expect(points).toBeGreaterThanOrEqual(0)
            expect(points).toBeLessThanOrEqual(most)
            expect(fit).toBe(Math.min(100, Math.max(0, Math.round(fit))))
          }
        }
      }),
      { numRuns: 2000 },
    ))

  test('a better part never lowers the total', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ weight: fc.integer({ min: 1, max: 5 }), fit: fc.integer({ min: 0, max: 100 }) }),
          {
            minLength: 1,
            maxLength: factors.length,
          },
        ),
        fc.nat(),
        fc.integer({ min: 0, max: 100 }),
        (fits, choice, more) => {
          const better = fits.map((part, index) =>
            index === choice % fits.length ? { ...part, fit: Math.min(100, part.fit + more) } : part,
          )
          expect(pointsOf(better)?.total).toBeGreaterThanOrEqual(pointsOf(fits)?.total ?? 0)
        },
      ),
      { numRuns: 2000 },
    ))

  test('an unknown never moves the total: it counts as if it had no weight', () =>
    fc.assert(
      fc.property(anyAnswers, anyCollege, (answers, college) => {
        const match = matchOf(answers, college)
        if (!match) return
        const weights = { ...answers.priorities.weights }
        for (const factor of match.unknown) weights[factor] = 0
        expect(matchOf({ ...answers, priorities: { ...answers.priorities, weights } }, college)?.total).toBe(
          match.total,
        )
      }),
      { numRuns: 2000 },
    ))

  test('the order of the colleges changes nothing', () =>
    fc.assert(
      fc.property(anyAnswers, some, (answers, list) => {
        expect(scoreColleges(answers, list.toReversed())).toEqual(scoreColleges(answers, list))
      }),
      { numRuns: 500 },
    ))

  test('a must-have costs exactly the colleges that come back without it', () =>
    fc.assert(
      fc.property(anyAnswers, some, fc.constantFrom(...mustHaves), (answers, list, mustHave) => {
        // Every college counts as a match, so the numbers can be compared.
        const known = {
          ...answers,
          campus: { ...answers.campus, years: ['4-year' as const] },
          priorities: {
            ...answers.priorities,
            weights: { ...answers.priorities.weights, kind: 1 },
          },
        }
        const rest = answers.priorities.must_haves.filter((one) => one !== mustHave)
        const on = {
          ...known,
          priorities: { ...known.priorities, must_haves: [...rest, mustHave] },
          filter_disabled: [],
        }
        const off = { ...on, filter_disabled: [mustHave] }
        const difference = scoreColleges(off, list).matches.length - scoreColleges(on, list).matches.length
        for (const answered of [on, off])
          expect(
            scoreColleges(answered, list).costs.find(({ must_have }) => must_have === mustHave),
          ).toMatchObject({
            colleges: difference,
          })
      }),
      { numRuns: 500 },
    ))
})

describe('BCM-02 real colleges', () => {
  const { matches, costs } = scoreColleges(amara, colleges)
  const nameOf = (id: number) => colleges.find((college) => college.id === id)?.name

  test('the best match of the pictures, part by part', () => {
    const [best] = matches
    expect(best && nameOf(best.college_id)).toBe('Portland State University')
    expect(best).toMatchObject({ total: 90, chance: 'target', unknown: [], cost: 12_932 })
    expect(best?.parts.map(({ factor, points, most }) => `${factor} ${points} of ${most}`)).toEqual([
      'level 25 of 25',
      'grades 16 of 20',
      'cost 20 of 20',
      'distance 12 of 15',
      'majors 7 of 10',
      'setting 5 of 5',
      'size 5 of 5',
    ])
  })

  test('must-haves say what they cost', () => {
    expect(costs.filter(({ is_on }) => is_on).map(({ must_have }) => must_have)).toEqual([
      'level',
      'distance',
    ])
    expect(costs.find(({ must_have }) => must_have === 'distance')?.colleges).toBeGreaterThan(500)
    expect(matches.every(({ miles }) => miles !== null && miles <= 400)).toBe(true)
  })

  test('a Division III guard with a 3.9 gets no Division I on top', () => {
    const guard = {
      ...amara,
      player: { ...amara.player, positions: ['PG' as const], height_in: 65 },
      level: { wanted: [], projected: null, competition: 'local' as const },
      game: { averages: { points: 11, rebounds: 3, assists: 4, steals: 2, blocks: 0.1 }, styles: [] },
      academics: {
        ...amara.academics,
        gpa: 3.9,
        sat: 1380,
        act: null,
        majors: ['Biology & Biomedical Sciences'],
      },
      priorities: { ...amara.priorities, must_haves: [] },
    }
    const divisions = scoreColleges(guard, colleges)
      .matches.slice(0, 10)
      .map(({ college_id }) => colleges.find(({ id }) => id === college_id)?.division)
    expect(divisions).not.toContain('NCAA D1')
    expect(divisions.filter((division) => division === 'NCAA D3').length).toBeGreaterThanOrEqual(5)
  })

  test('a must-have of four years leaves out every two-year college', () => {
    const strict = {
      ...amara,
      campus: { ...amara.campus, years: ['4-year' as const] },
      priorities: { ...amara.priorities, must_haves: ['kind' as const] },
    }
    const ids = new Set(scoreColleges(strict, colleges).matches.map(({ college_id }) => college_id))
    expect(colleges.some(({ id, years }) => ids.has(id) && years === '2-year')).toBe(false)
    expect(ids.size).toBeGreaterThan(500)
  })
})
