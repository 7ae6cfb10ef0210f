import { settings } from '@fieldhouse/contract/matching.answers'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBundledColleges } from '../../colleges/index.ts'
import { amara, anyAnswers, anyCollege } from '../score/answers.factory.ts'
import { collegeFromRow } from '../score/college-from-row.ts'
import { rankColleges } from '../score/rank-colleges.ts'
import { scoreColleges } from '../score/score-colleges.ts'
import { summaryIn, summaryOf } from './summary.ts'

const colleges = (await readBundledColleges()).map(collegeFromRow)
const sum = (counts: readonly { readonly colleges: number }[]) =>
  counts.reduce((total, one) => total + one.colleges, 0)
const some = fc.uniqueArray(anyCollege, { maxLength: 20, selector: ({ id }) => id })

describe('BCM-02 what is around the list', () => {
  test('chances, levels, and states each add up to the total', () =>
    fc.assert(
      fc.property(anyAnswers, some, (answers, list) => {
        const { total, considered, chances, levels, states, radii } = summaryOf(answers, list)
        const { reach, target, likely, unknown } = chances
        expect(reach + target + likely + unknown).toBe(total)
        expect(sum(levels)).toBe(total)
        expect(sum(states)).toBe(total)
        expect(total).toBeLessThanOrEqual(considered)
        const within = radii.map((radius) => radius.colleges)
        expect(within).toEqual(within.toSorted((one, other) => one - other))
      }),
      { numRuns: 300 },
    ))

  test('a radius and a setting promise what choosing them gives', () =>
    fc.assert(
      fc.property(anyAnswers, some, fc.nat(), (given, list, choice) => {
        const answers = {
          ...given,
          // A part that every college has, so the choice changes nothing but the must-haves.
          campus: { ...given.campus, years: ['4-year' as const] },
          place: { ...given.place, regions: [] },
          priorities: {
            must_haves: [...new Set([...given.priorities.must_haves, 'distance', 'setting'] as const)],
            weights: { ...given.priorities.weights, kind: 1 },
          },
          filter_disabled: [],
        }
        const { radii, settings: inSettings } = summaryOf(answers, list)
        const radius = radii[choice % Math.max(1, radii.length)]
        if (radius)
          expect(
            summaryOf({ ...answers, place: { ...answers.place, radius_miles: radius.miles } }, list).total,
          ).toBe(radius.colleges)
        const setting = settings[choice % settings.length] ?? 'city'
        expect(summaryOf({ ...answers, place: { ...answers.place, settings: [setting] } }, list).total).toBe(
          inSettings[setting],
        )
      }),
      { numRuns: 200 },
    ))

  test('the numbers of the pictures, in words', () => {
    const ranking = rankColleges(amara, colleges)
    const summary = summaryIn(amara, ranking)
    expect(summary).toEqual(summaryOf(amara, colleges))
    expect(summary.total).toBe(scoreColleges(amara, colleges).matches.length)
    expect(summary.must_haves.map(({ title, detail, is_on }) => `${title} ${detail}, ${is_on}`)).toEqual([
      '4 levels Division I, mid-major; Division I, low-major; Division II; NAIA, true',
      'Net cost up to $25,000 a year, for a family in Oregon, false',
      'Within 400 miles of Bend, Oregon, true',
      'Health Professions & Nursing or Kinesiology, Fitness & Recreation among its six largest fields, false',
      'City or suburb the setting you picked, false',
      '5,000 to 20,000 undergraduates, false',
    ])
    expect(summary.states[0]).toMatchObject({ key: 'WA', title: 'Washington' })
    expect(summary.unverified).toEqual({ colleges: 426, is_included: false })
  })

  test('a must-have that is on without an answer can be seen and switched off', () => {
    const open = { ...amara, place: { ...amara.place, radius_miles: null } }
    expect(summaryOf(open, colleges).must_haves.find(({ id }) => id === 'distance')).toMatchObject({
      title: 'Any distance',
      is_on: true,
      colleges: 0,
    })
  })

  test('colleges without a confirmed team come in only if asked for', () => {
    const open = { ...amara, priorities: { ...amara.priorities, must_haves: [] } }
    const included = { ...open, campus: { ...open.campus, includes_unverified: true } }
    const [without, withThem] = [summaryOf(open, colleges), summaryOf(included, colleges)]
    expect(withThem.considered).toBe(without.considered + without.unverified.colleges)
    expect(withThem.total).toBe(withThem.considered)
  })
})
