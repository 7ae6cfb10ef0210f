import type { Factor, MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { MatchCollege } from '../score/college.ts'
import type { Match, ScoredPart } from '../score/score-colleges.ts'
import { gradesWords } from './grades-words.ts'
import { levelWords } from './level-words.ts'
import type { PartWords, Remark } from './part-words.ts'
import { costWords, distanceWords, kindWords, majorsWords, settingWords, sizeWords } from './wish-words.ts'

interface ExplainedPart extends ScoredPart {
  readonly verdict: string
  readonly compared: string
}

export interface Explanation {
  readonly parts: readonly ExplainedPart[]
  /** At most three, the weightiest first. */
  readonly reasons: readonly Remark[]
  /** At most two, those that cost most first. */
  readonly cautions: readonly Remark[]
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

/** BCM-02: a match in words. What is said follows from the same figures as the points. */
export const explainMatch = (answers: MatchAnswers, college: MatchCollege, match: Match): Explanation => {
  const spoken = match.parts.map((part) => ({
    part,
    words: wordsOf[part.factor](answers, college, match, part.fit),
  }))
  const lost = ({ most, points }: ScoredPart) => most - points
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
    .slice(0, mostCautions)
  return {
    parts: spoken.map(({ part, words: { verdict, compared } }) => ({ ...part, verdict, compared })),
    reasons: reasons.map(({ remark }) => remark),
    cautions: cautions.map(({ remark }) => remark),
  }
}
