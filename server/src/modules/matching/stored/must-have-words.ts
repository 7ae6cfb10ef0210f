import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { MustHaveCost } from '@fieldhouse/contract/matching.survey'
import type { StoredSummary } from '../matching.tables.ts'
import { isAnswered } from '../score/asked.ts'
import { mustHaveWords } from '../words/must-have-words.ts'

/** BCM-02: the must-haves with what each costs, in words. One that is off and has no answer is left out. */
export const mustHaveCosts = (answers: MatchAnswers, costs: StoredSummary['costs']): MustHaveCost[] =>
  costs
    .filter(({ must_have, is_on }) => is_on || isAnswered(must_have, answers))
    .map(({ must_have, is_on, colleges }) => ({
      id: must_have,
      ...mustHaveWords(must_have, answers),
      is_on,
      colleges,
    }))
