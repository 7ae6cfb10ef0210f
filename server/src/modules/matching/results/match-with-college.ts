import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { Catalog, CatalogCollege } from '../catalog/catalog.ts'
import type { MatchesOfOwner } from '../stored/matches-of.ts'
import { matchWith, type SharedMatch } from '../stored/present-match.ts'

/** Everything that a match follows from. */
export type Ranked = Pick<MatchesOfOwner, 'answers' | 'catalog' | 'ranking'>

/** A college that can have a team for the athlete. Null if it is not in the catalog, or has no such team. */
export const collegeWithTeam = (
  { teams }: Catalog,
  { player }: Pick<MatchAnswers, 'player'>,
  collegeId: number,
): CatalogCollege | null => teams[player.gender].find(({ id }) => id === collegeId) ?? null

export const rankIn = ({ ranking }: Pick<Ranked, 'ranking'>, collegeId: number): number | null =>
  ranking.find(({ college_id }) => college_id === collegeId)?.rank ?? null

/** Any college with a team for the athlete as a match, even if a must-have rules it out. Otherwise null. */
export const matchWithCollege = (matches: Ranked, collegeId: number): SharedMatch | null => {
  const college = collegeWithTeam(matches.catalog, matches.answers, collegeId)
  return college && matchWith(matches.answers, college, rankIn(matches, collegeId))
}
