import { type Factor, factors, type MatchAnswers } from '@fieldhouse/contract/matching.answers'
import { countedFactors } from '../score/asked.ts'
import type { Match } from '../score/score-colleges.ts'

export interface UnscoredPart {
  readonly factor: Factor
  readonly weight: number
  readonly why: 'no-weight' | 'not-answered' | 'not-published'
  readonly text: string
}

interface Sentences {
  readonly noWeight: string
  readonly notAnswered: string
  readonly notPublished: string
}

const sentences: Readonly<Record<Factor, Sentences>> = {
  level: {
    noWeight: 'You gave the level no weight, so it is not scored.',
    notAnswered:
      'Your survey names no level, no season, and no projection by your coach, so the level is not scored.',
    notPublished: 'Nobody says at which level the college plays, so the level is not scored.',
  },
  grades: {
    noWeight: 'You gave grades no weight, so they are not scored.',
    notAnswered: 'Your survey has no GPA and no test score that counts, so grades are not scored.',
    notPublished:
      'The college publishes nothing that your grades can be compared with, so they are not scored.',
  },
  cost: {
    noWeight: 'You gave cost no weight, so it is not scored.',
    notAnswered: 'Your survey has no yearly budget, so cost is not scored.',
    notPublished: 'The college does not publish what a year costs, so cost is not scored.',
  },
  distance: {
    noWeight: 'You gave distance no weight, so it is not scored.',
    notAnswered: 'Your survey has no radius around your home and no region, so distance is not scored.',
    notPublished: 'Nobody says where the college is, so distance is not scored.',
  },
  majors: {
    noWeight: 'You gave fields of study no weight, so they are not scored.',
    notAnswered: 'Your survey has no field of study, so fields are not scored.',
    notPublished: 'The college does not publish its fields of study, so they are not scored.',
  },
  setting: {
    noWeight: 'You gave the setting no weight, so it is not scored.',
    notAnswered: 'Your survey names no setting, so it is not scored.',
    notPublished: 'Nobody says what the setting is, so it is not scored.',
  },
  size: {
    noWeight: 'You gave the size no weight, so it is not scored.',
    notAnswered: 'Your survey names no size, so it is not scored.',
    notPublished: 'The college does not publish how many students it has, so the size is not scored.',
  },
  kind: {
    noWeight: 'You gave the kind of college no weight, so it is not scored.',
    notAnswered: 'Your survey asks for no kind of college, so it is not scored.',
    notPublished: 'The college does not publish how many it admits, so the kind is not scored.',
  },
}

/** Why each part without points has none. */
export const unscoredParts = (answers: MatchAnswers, match: Match): UnscoredPart[] => {
  const counted = countedFactors(answers)
  return factors.flatMap((factor): UnscoredPart[] => {
    const weight = answers.priorities.weights[factor]
    const { noWeight, notAnswered, notPublished } = sentences[factor]
    if (weight === 0) return [{ factor, weight, why: 'no-weight', text: noWeight }]
    if (!counted.includes(factor)) return [{ factor, weight, why: 'not-answered', text: notAnswered }]
    return match.unknown.includes(factor)
      ? [{ factor, weight, why: 'not-published', text: notPublished }]
      : []
  })
}
