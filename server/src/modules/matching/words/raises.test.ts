import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBundledColleges } from '../../colleges/index.ts'
import { amara, anyAnswers, anyCollege } from '../score/answers.factory.ts'
import { collegeFromRow } from '../score/college-from-row.ts'
import { matchOf } from '../score/score-colleges.ts'
import { raisesOf, triedRaises } from './raises.ts'

const colleges = (await readBundledColleges()).map(collegeFromRow)
const raisesAt = (answers: typeof amara, name: string) => {
  const college = colleges.find((one) => one.name === name) ?? expect.fail()
  return raisesOf(answers, college, matchOf(answers, college) ?? expect.fail())
}

describe('BCM-02 what would raise the score most', () => {
  test('every gain is the difference between two totals, the largest first, at most three', () =>
    fc.assert(
      fc.property(anyAnswers, anyCollege, (answers, college) => {
        const match = matchOf(answers, college)
        if (!match) return
        const raises = triedRaises(answers, college, match)
        expect(raises.length).toBeLessThanOrEqual(3)
        for (const { points, change, text } of raises) {
          expect(points).toBeGreaterThanOrEqual(1)
          expect(matchOf(change.answers, change.college)?.total).toBe(match.total + points)
          expect(text).not.toMatch(/undefined|NaN|null/)
        }
        const points = raises.map((raise) => raise.points)
        expect(points).toEqual(points.toSorted((one, other) => other - one))
      }),
      { numRuns: 500 },
    ))

  test('a program that the college can confirm', () => {
    expect(raisesAt(amara, 'Portland State University')).toEqual([
      {
        points: 3,
        text: 'A confirmed program in Kinesiology, Fitness & Recreation would lift Majors from 7 to 10 of 10.',
        action: 'ask-college',
      },
    ])
  })

  test('a better test score, a first projection, and a budget that is missing', () => {
    const answers = {
      ...amara,
      level: { ...amara.level, projected: null },
      academics: { ...amara.academics, sat: 1050, majors: [] },
      money: { ...amara.money, budget: null },
    }
    const actions = raisesAt(answers, 'University of Oregon').map(({ action }) => action)
    expect(actions).toContain('edit-profile')
    expect(actions).toContain('edit-survey')
  })

  test('while the level is not known, the missing answers are named without points', () => {
    const newcomer = {
      ...amara,
      level: { wanted: ['d2' as const], projected: null, competition: null },
      game: { averages: null, styles: [] },
    }
    const missing = [
      {
        points: null,
        text: 'Add your season averages, so the level also counts how you play.',
        action: 'edit-season',
      },
      {
        points: null,
        text: 'Ask your coach which level fits you, and choose it in your survey.',
        action: 'edit-level',
      },
    ]
    const raises = raisesAt(newcomer, 'Portland State University')
    expect(raises).toHaveLength(3)
    expect(raises.slice(1)).toEqual(missing)
    const weights = { ...amara.priorities.weights, level: 0 }
    const careless = { ...newcomer, priorities: { ...newcomer.priorities, weights } }
    expect(raisesAt(careless, 'Portland State University').every(({ points }) => points !== null)).toBe(true)
    expect(raisesAt(amara, 'Portland State University').every(({ points }) => points !== null)).toBe(true)
  })

  test('nobody is sent to ask for a lower projection, or for one far away', () => {
    const high = { ...amara, level: { ...amara.level, projected: 'd1-high' as const } }
    const isAsked = (answers: typeof amara, name: string) =>
      raisesAt(answers, name).some(({ action }) => action === 'ask-coach')
    expect(isAsked(high, 'Portland State University')).toBe(false)
    const low = {
      ...amara,
      level: { ...amara.level, projected: null },
      game: { ...amara.game, averages: { points: 6, rebounds: 2, assists: 1, steals: 1, blocks: 0 } },
    }
    expect(isAsked(low, 'University of Oregon')).toBe(false)
  })
})
