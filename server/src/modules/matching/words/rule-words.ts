import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { MatchCollege } from '../score/college.ts'
import { leastCoreGpa, withoutAthleticAid } from '../score/rules.data.ts'
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
      title: `Your core GPA of ${core_gpa} is below the ${least} that ${divisionNames[division]} requires.`,
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

/** Rules that stand beside the score. They come before what merely fits less. */
export const ruleCautions = (answers: MatchAnswers, college: MatchCollege): Remark[] => [
  ...coreGpaCaution(answers, college),
  ...aidCaution(answers, college),
]
