import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { Catalog, CatalogCollege } from '../catalog/catalog.ts'
import { type Matches, scoreColleges } from '../score/score-colleges.ts'

export interface ScoredCatalog extends Matches {
  /** The colleges that were compared. */
  readonly considered: readonly CatalogCollege[]
  /** How many have a team that no source confirms, compared or not. */
  readonly unverified: number
}

/** BCM-02: an athlete's matches with all colleges of the catalog. Those that no source confirms only if they are wanted. */
export const scoreCatalog = (answers: MatchAnswers, { teams }: Catalog): ScoredCatalog => {
  const possible = teams[answers.player.gender]
  const considered = answers.campus.includes_unverified
    ? possible
    : possible.filter(({ is_confirmed }) => is_confirmed)
  return {
    ...scoreColleges(
      answers,
      considered.map(({ scored }) => scored),
    ),
    considered,
    unverified: possible.filter(({ is_confirmed }) => !is_confirmed).length,
  }
}
