import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { Catalog } from '../catalog/catalog.ts'
import { type Matches, scoreColleges } from '../score/score-colleges.ts'

/** BCM-02: an athlete's matches with all colleges of the catalog. */
export const scoreCatalog = (answers: MatchAnswers, { scored }: Pick<Catalog, 'scored'>): Matches =>
  scoreColleges(answers, scored)
