import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { MatchCollege } from '../score/college.ts'
import { fewGraduate, leastCoreGpa, withoutAthleticAid } from '../score/rules.data.ts'
import { gpaText } from './figures.ts'
import type { Remark } from './part-words.ts'

const divisionNames: Readonly<Record<string, string>> = {
  'NCAA D1': 'NCAA Division I',
  'NCAA D2': 'NCAA Division II',
}

const coreGpaCaution = ({ academics: { core_gpa } }: MatchAnswers, { division }: MatchCollege): Remark[] => {
  const least = leastCoreGpa[division]
  if (least === undefined || core_gpa === null || core_gpa >= least) return []
  return [
    {
      title: `Your core GPA of ${gpaText(core_gpa)} is below the ${gpaText(least)} that ${divisionNames[division]} requires.`,
      detail: 'Ask your counselor which core courses can raise it in time.',
    },
  ]
}

const aidCaution = ({ money }: MatchAnswers, { division, conference }: MatchCollege): Remark[] => {
  const name = withoutAthleticAid[division] ?? withoutAthleticAid[conference ?? '']
  if (!money.needs_aid || name === undefined) return []
  return [
    {
      title: `${name} gives no athletic scholarships.`,
      detail: 'Ask about grants for need and for grades.',
    },
  ]
}

const graduationCaution = ({ graduation_rate, years }: MatchCollege): Remark[] =>
  graduation_rate === null || graduation_rate >= fewGraduate[years]
    ? []
    : [
        {
          title: `Only ${Math.round(graduation_rate * 100)}% of its students graduate.`,
          detail: 'Ask how many of its players finish their degree.',
        },
      ]

/** What stands beside the score. It comes before what merely fits less. */
export const ruleCautions = (answers: MatchAnswers, college: MatchCollege): Remark[] => [
  ...coreGpaCaution(answers, college),
  ...aidCaution(answers, college),
  ...graduationCaution(college),
]
