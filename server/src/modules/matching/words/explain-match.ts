import type { Factor, MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { ScoredPart } from '@fieldhouse/contract/matching.match'
import type { MatchCollege } from '../score/college.ts'
import type { Match } from '../score/score-colleges.ts'
import { gradesWords } from './grades-words.ts'
import { gradesWorkings } from './grades-workings.ts'
import { kindWords, kindWorkings } from './kind-words.ts'
import { levelWords } from './level-words.ts'
import { levelWorkings } from './level-workings.ts'
import type { PartWords, Remark } from './part-words.ts'
import { type Raise, raisesOf } from './raises.ts'
import { ruleCautions } from './rule-words.ts'
import { type UnscoredPart, unscoredParts } from './unscored.ts'
import { costWords, distanceWords, majorsWords, settingWords, sizeWords } from './wish-words.ts'
import { wishRow } from './wish-workings.ts'
import type { Working } from './workings.ts'

interface ExplainedPart extends Readonly<ScoredPart> {
  readonly verdict: string
  readonly compared: string
  /** The fit is their mean by their shares. */
  readonly workings: readonly Working[]
}

export interface Remarks {
  /** At most three, the weightiest first. */
  readonly reasons: readonly Remark[]
  /** At most two: rules of the associations, then what costs most. */
  readonly cautions: readonly Remark[]
}

export interface Explanation extends Remarks {
  readonly parts: readonly ExplainedPart[]
  readonly unscored: readonly UnscoredPart[]
  /** At most three, the largest first. */
  readonly raises: readonly Raise[]
}

const mostReasons = 3
const mostCautions = 2

type Words = (answers: MatchAnswers, college: MatchCollege, match: Match, fit: number) => PartWords

const wordsOf: Readonly<Record<Factor, Words>> = {
  level: (answers, college, _, fit) => levelWords(answers, college, fit),
  grades: (answers, college, _, fit) => gradesWords(answers, college, fit),
  cost: costWords,
  distance: distanceWords,
  majors: (answers, college, _, fit) => majorsWords(answers, college, fit),
  setting: (answers, college, _, fit) => settingWords(answers, college, fit),
  size: (answers, college, _, fit) => sizeWords(answers, college, fit),
  kind: (answers, college, _, fit) => kindWords(answers, college, fit),
}

interface Spoken {
  readonly part: Readonly<ScoredPart>
  readonly words: PartWords
}

const spokenParts = (answers: MatchAnswers, college: MatchCollege, match: Match): Spoken[] =>
  match.parts.map((part) => ({ part, words: wordsOf[part.factor](answers, college, match, part.fit) }))

const lost = ({ most, points }: ScoredPart) => most - points

const remarksIn = (spoken: readonly Spoken[], rules: readonly Remark[]): Remarks => {
  const reasons = spoken
    .flatMap(({ part, words }) => (words.reason ? [{ part, remark: words.reason }] : []))
    .toSorted((one, other) => other.part.points - one.part.points)
    .slice(0, mostReasons)
  const praised = new Set(reasons.map(({ part }) => part.factor))
  const cautions = spoken
    .flatMap(({ part, words }) =>
      words.caution && !praised.has(part.factor) ? [{ part, remark: words.caution }] : [],
    )
    .toSorted((one, other) => lost(other.part) - lost(one.part) || one.part.fit - other.part.fit)
  return {
    reasons: reasons.map(({ remark }) => remark),
    cautions: [...rules, ...cautions.map(({ remark }) => remark)].slice(0, mostCautions),
  }
}

/** BCM-02: only the reasons and cautions of a match, for lists. */
export const remarksOf = (answers: MatchAnswers, college: MatchCollege, match: Match): Remarks =>
  remarksIn(spokenParts(answers, college, match), ruleCautions(answers, college))

const workingsOf = (
  { factor, fit }: ScoredPart,
  answers: MatchAnswers,
  college: MatchCollege,
  match: Match,
): readonly Working[] => {
  if (factor === 'level') return levelWorkings(answers, college)
  if (factor === 'grades') return gradesWorkings(answers, college)
  if (factor === 'kind') return kindWorkings(answers, college)
  return [{ ...wishRow[factor](answers, college, match), fit, share: 1 }]
}

/** BCM-02: a match in words. What is said follows from the same figures as the points. */
export const explainMatch = (answers: MatchAnswers, college: MatchCollege, match: Match): Explanation => {
  const spoken = spokenParts(answers, college, match)
  return {
    ...remarksIn(spoken, ruleCautions(answers, college)),
    parts: spoken.map(({ part, words: { verdict, compared } }) => ({
      ...part,
      verdict,
      compared,
      workings: workingsOf(part, answers, college, match),
    })),
    unscored: unscoredParts(answers, match),
    raises: raisesOf(answers, college, match),
  }
}
