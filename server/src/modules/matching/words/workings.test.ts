import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBundledColleges } from '../../colleges/index.ts'
import { amara, anyAnswers, anyCollege } from '../score/answers.factory.ts'
import { collegeFromRow } from '../score/college-from-row.ts'
import { meanFit, whole } from '../score/rounding.ts'
import { matchOf } from '../score/score-colleges.ts'
import { explainMatch } from './explain-match.ts'

const portland = (await readBundledColleges()).find(({ name }) => name === 'Portland State University')

/** A figure as it is written: 5′10½″, $12,500, 121 miles, 0.79 below, the middle. */
const numberIn = (text: string): number => {
  const feet = /^(\d+)′(\d+)(½?)″$/.exec(text)
  if (feet) return Number(feet[1]) * 12 + Number(feet[2]) + (feet[3] ? 0.5 : 0)
  if (/^the (same|middle)$|^in the middle$/.test(text)) return 0
  const amount = Number(text.replace(/[^\d.]/g, ''))
  return /−|below/.test(text) ? -amount : amount
}

const rules = [
  // Between two points, the fit is on the straight line.
  {
    form: /Between (\d+) at (.+) and (\d+) at (.+)\.$/,
    read: (x: number, [low, left, high, right]: readonly string[]) => {
      const [from, to] = [numberIn(left ?? ''), numberIn(right ?? '')]
      return whole(Number(low) + ((Number(high) - Number(low)) * (x - from)) / (to - from))
    },
  },
  {
    form: /[.:] (\d+) (?:up to|from) [^A-Z]+$/,
    read: (_: number, [fit]: readonly string[]) => Number(fit),
  },
]

/** What a person who reads a row gets, if the row is read from a line. */
const byHand = (value: string): number | null => {
  const own =
    /This college is [\d.]+, so it is (.+?)\. For /.exec(value)?.[1] ?? // level
    /You are (.+?)\. (?:Between|\d)/.exec(value)?.[1] ?? // grades
    /^(.+?)\. (?:Between|\d)/.exec(value)?.[1] // height, cost, distance
  if (own === undefined) return null
  for (const { form, read } of rules) {
    const found = form.exec(value)
    if (found) return read(numberIn(own), found.slice(1))
  }
  return null
}

describe('BCM-02 every number can be computed again from what is shown', () => {
  test('a part is the mean of its rows by their shares, and the total the mean of its parts by their weights', () =>
    fc.assert(
      fc.property(anyAnswers, anyCollege, (answers, college) => {
        const match = matchOf(answers, college)
        if (!match) return
        const { parts } = explainMatch(answers, college, match)
        for (const { fit, workings } of parts) {
          expect(workings.length).toBeGreaterThan(0)
          expect(meanFit(workings)).toBe(fit)
          for (const row of workings) {
            expect(row.fit).toBe(Math.round(row.fit))
            expect(`${row.label} ${row.value}`).not.toMatch(/undefined|NaN|null|Infinity|\d\.\d{3}/)
            expect(row.value).not.toBe('')
          }
        }
        expect(meanFit(parts.map(({ fit, weight }) => ({ fit, share: weight })))).toBe(match.total)
      }),
      { numRuns: 500 },
    ))

  test('a row that is read from a line gives its fit to a person with a pencil', () => {
    let checked = 0
    fc.assert(
      fc.property(anyAnswers, anyCollege, (answers, college) => {
        const match = matchOf(answers, college)
        if (!match) return
        for (const { factor, workings } of explainMatch(answers, college, match).parts)
          for (const { label, value, fit } of workings) {
            const isLine =
              (factor === 'level' && label !== 'A level you asked for') ||
              factor === 'grades' ||
              factor === 'cost' ||
              (factor === 'distance' && label !== 'Region')
            if (!isLine) continue
            expect([value, byHand(value)]).toEqual([value, fit])
            checked += 1
          }
      }),
      { numRuns: 300 },
    )
    expect(checked).toBeGreaterThan(300)
  })

  test('the rows of the match in the pictures', () => {
    if (!portland) throw new Error('The catalog has no Portland State.')
    const college = collegeFromRow(portland)
    const match = matchOf(amara, college) ?? expect.fail()
    const rows = explainMatch(amara, college, match).parts.flatMap(({ workings }) =>
      workings.map(({ label, value, fit, share }) => `${label}: ${value} ${fit} (${share})`),
    )
    expect(rows).toMatchInlineSnapshot(`
      [
        "Your coach’s projection: Mid-major Division I is 7 on our scale of levels. This college is 7, so it is the same. For a rotation player: 100 from 0.5 below to the same. 100 (3)",
        "Your season: 19.8 points + 1.2 × 5.5 rebounds + 1.5 × 3.9 assists + 2 × 2.4 steals + 2 × 0.4 blocks = 37.9. Times 1.15 for opponents among the best of the state = 43.6. 38 is 7 on our scale of levels, and 45 is 8, so you are 7.8. This college is 7, so it is 0.8 below. For a rotation player: Between 88 at 1 below and 100 at 0.5 below. 93 (2)",
        "Height, a guard at mid-major Division I: 5′10″. 100 from 5′9″ on. 100 (2)",
        "A level you asked for: This is mid-major Division I. You asked for mid-major Division I, low-major Division I, Division II, or NAIA. 100 (1)",
        "SAT: 1310 against 1000 to 1250. The middle is 1125, and 125 is one step. You are 1.48 above. Between 100 at 0.5 above and 85 at 1.5 above. 85 (2)",
        "GPA: 3.87 against 2.98. It admits 91%, and 2.98 is typical there. 0.4 is one step. You are 2.23 above. Between 85 at 1.5 above and 70 at 2.5 above. 74 (1)",
        "Net cost a year: $12,932. Between 100 at $12,500 and 55 at $25,000. 98 (1)",
        "Miles from Bend: 121 miles. Between 100 at 0 miles and 45 at 400 miles. 83 (1)",
        "Your fields of study: 1 of 2 among its largest fields. All: 100, some: 70, none: 30. 70 (1)",
        "Setting: City. You asked for city or suburb. Steps between them, in the order city, suburb, town, rural: 0. It is 100 for 0, 60 for 1, 30 for 2, 0 for 3. 100 (1)",
        "Undergraduates: 13,619. You asked for 5,000 to 20,000. Inside: 100. 100 (1)",
      ]
    `)
  })
})
