import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { MatchCollege } from '../score/college.ts'
import { gradeFiguresOf, gradesOf, standingFrom, standingsOf } from '../score/grades.ts'
import { capital, gpaText, testRange } from './figures.ts'
import { type PartWords, type Remark, remarksFor } from './part-words.ts'

/** Where an athlete is among a college's students, after "Your grades are". A GPA alone is compared with a typical one. */
const placeOf = (standing: number, hasTest: boolean): string => {
  const [high, upper, middle, lower, low] = hasTest
    ? [
        'above its middle half',
        'in the upper part of its middle half',
        'right where it wants you',
        'in the lower part of its middle half',
        'below its middle half',
      ]
    : [
        'well above what is typical there',
        'above what is typical there',
        'typical there',
        'slightly below what is typical there',
        'below what is typical there',
      ]
  if (standing > 1) return high
  if (standing > 0.6) return upper
  if (standing >= -0.1) return middle
  return standing >= -1 ? lower : low
}

/** The test of the athlete and of the college in words, or an empty text. */
const testWords = (academics: MatchAnswers['academics'], college: MatchCollege): string => {
  const { sat, act, uses_tests } = academics
  if (!uses_tests) return ''
  if (sat !== null && college.sat) return `SAT ${sat} against ${testRange(college.sat)}.`
  if (act !== null && college.act) return `ACT ${act} against ${testRange(college.act)}.`
  const test = sat !== null ? `SAT ${sat}` : act !== null ? `ACT ${act}` : ''
  if (!test) return ''
  if (college.sat) return `${test} against an SAT of ${testRange(college.sat)}.`
  if (college.act) return `${test} against an ACT of ${testRange(college.act)}.`
  return college.sat_average === null ? '' : `${test} against an average SAT of ${college.sat_average}.`
}

const gpaWords = (gpa: number | null, { admission_rate, is_open }: MatchCollege): string => {
  if (gpa === null) return ''
  if (is_open) return `GPA ${gpaText(gpa)}; everyone is admitted.`
  return admission_rate === null
    ? ''
    : `GPA ${gpaText(gpa)}; it admits ${Math.round(admission_rate * 100)}% of those who apply.`
}

/** In steps from the middle: below and above, an athlete is far from most students. */
const farBelow = -1
const farAbove = 2.5

const cautionOf = (standing: number, place: string): Remark | null => {
  if (standing < farBelow)
    return {
      title: `Your grades are ${place}.`,
      detail: 'Ask what the admissions office needs to see from you.',
    }
  return standing > farAbove
    ? {
        title: 'Your grades are far above those of most students there.',
        detail: 'Ask about honors classes and merit aid.',
      }
    : null
}

export const gradesWords = ({ academics }: MatchAnswers, college: MatchCollege, fit: number): PartWords => {
  const { test, gpa } = standingsOf(gradesOf(academics), gradeFiguresOf(college))
  const standing = standingFrom(test, gpa)
  const place = placeOf(standing, !Number.isNaN(test))
  const compared = [testWords(academics, college), gpaWords(academics.gpa, college)].filter(Boolean)
  return {
    verdict: `${capital(place)}.`,
    compared: `${compared.join(' ')} The best fit is slightly above the middle.`,
    ...remarksFor(fit, {
      good: { title: `Your grades are ${place}.`, detail: compared[0] ?? '' },
      bad: cautionOf(standing, place),
    }),
  }
}
