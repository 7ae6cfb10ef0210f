import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { MatchCollege } from '../score/college.ts'
import { gradeFiguresOf, gradesOf, standingFrom, standingsOf } from '../score/grades.ts'
import { count } from './figures.ts'
import { type PartWords, remarksFor } from './part-words.ts'

const verdictOf = (standing: number): string => {
  if (standing > 1) return 'Above its middle half.'
  if (standing > 0.6) return 'In the upper part of its middle half.'
  if (standing >= -0.1) return 'Right where it wants you.'
  return standing >= -1 ? 'In the lower part of its middle half.' : 'Below its middle half.'
}

/** The test of the athlete and of the college in words, or an empty text. */
const testWords = (academics: MatchAnswers['academics'], college: MatchCollege): string => {
  const { sat, act, uses_tests } = academics
  if (!uses_tests) return ''
  if (sat !== null && college.sat) return `SAT ${sat} against ${college.sat.map(count).join(' to ')}.`
  if (act !== null && college.act) return `ACT ${act} against ${college.act.join(' to ')}.`
  const test = sat !== null ? `SAT ${sat}` : act !== null ? `ACT ${act}` : ''
  if (!test) return ''
  if (college.sat) return `${test} against an SAT of ${college.sat.map(count).join(' to ')}.`
  if (college.act) return `${test} against an ACT of ${college.act.join(' to ')}.`
  return college.sat_average === null
    ? ''
    : `${test} against an average SAT of ${count(college.sat_average)}.`
}

const gpaWords = (gpa: number | null, { admission_rate, is_open }: MatchCollege): string => {
  if (gpa === null) return ''
  if (is_open) return `GPA ${gpa}; everyone is admitted.`
  return admission_rate === null
    ? ''
    : `GPA ${gpa}; it admits ${Math.round(admission_rate * 100)}% of those who apply.`
}

export const gradesWords = ({ academics }: MatchAnswers, college: MatchCollege, fit: number): PartWords => {
  const { test, gpa } = standingsOf(gradesOf(academics), gradeFiguresOf(college))
  const standing = standingFrom(test, gpa)
  const verdict = verdictOf(standing)
  const compared = [testWords(academics, college), gpaWords(academics.gpa, college)].filter(Boolean)
  const isAbove = standing > 0
  return {
    verdict,
    compared: `${compared.join(' ')} The best fit is slightly above the middle.`,
    ...remarksFor(fit, {
      good: { title: `Your grades: ${verdict.toLowerCase()}`, detail: compared[0] ?? '' },
      bad: {
        title: `Your grades: ${verdict.toLowerCase()}`,
        detail: isAbove
          ? 'Ask about honors classes and merit aid.'
          : 'Ask what the admissions office needs to see from you.',
      },
    }),
  }
}
