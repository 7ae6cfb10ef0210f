import type { Match } from '@fieldhouse/contract/matching.match'
import type { Db } from '../../../platform/database/database.ts'
import { findFavoriteIds } from '../../recruiting/index.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { filteredMatches, type MatchFilters } from '../results/filter-matches.ts'
import { withFavorites } from '../results/with-favorites.ts'
import { type MatchesOfOwner, matchesOf } from '../stored/matches-of.ts'
import { presentMatch, type SharedMatch } from '../stored/present-match.ts'
import { scoreCatalog } from '../stored/score-catalog.ts'

interface Downloaded {
  readonly matches: readonly Match[]
  /** How many the list has. */
  readonly total: number
  readonly of: MatchesOfOwner
}

/** The list with its filters, at most this many of it, the best first. Scoring all at once is faster than one by one. */
export const downloadedMatches = async (
  db: Db,
  owner: MatchingOwner,
  filters: MatchFilters,
  most = Number.POSITIVE_INFINITY,
): Promise<Downloaded> => {
  const of = await matchesOf(db, owner)
  const chosen = filteredMatches(of, filters)
  const scored = new Map(
    scoreCatalog(of.answers, of.catalog).matches.map((match) => [match.college_id, match]),
  )
  const shown = chosen.slice(0, most).flatMap(({ college_id, rank }): SharedMatch[] => {
    const [college, match] = [of.catalog.colleges.get(college_id), scored.get(college_id)]
    return college && match ? [presentMatch(of.answers, college, match, rank)] : []
  })
  return { matches: withFavorites(shown, await findFavoriteIds(db, owner.id)), total: chosen.length, of }
}
