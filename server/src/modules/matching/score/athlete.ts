import { type Factor, type MatchAnswers, playLevels } from '@fieldhouse/contract/matching.answers'
import { countedFactors } from './asked.ts'
import { type Grades, gradesOf } from './grades.ts'
import { type KindWish, kindWishesOf } from './kinds.ts'
import { levelFits, strengthFrom, strengthsOf } from './level.ts'
import { strengthOf } from './levels.data.ts'

/** A survey, prepared for a pass: what is the same for all colleges. */
export interface Athlete {
  readonly answers: MatchAnswers
  readonly counted: readonly Factor[]
  readonly grades: Grades
  /** By the number of the level. -1 is unknown. */
  readonly levelFits: readonly number[]
  /** The strength of each level minus the athlete's. Null if the athlete's is unknown. */
  readonly gaps: readonly number[] | null
  readonly kindWishes: readonly KindWish[]
}

export const athleteOf = (answers: MatchAnswers): Athlete => {
  const strength = strengthFrom(strengthsOf(answers))
  return {
    answers,
    counted: countedFactors(answers),
    grades: gradesOf(answers.academics),
    levelFits: levelFits(answers),
    gaps: strength === null ? null : playLevels.map((level) => strengthOf[level] - strength),
    kindWishes: kindWishesOf(answers),
  }
}
