import type { Match } from '@fieldhouse/contract/matching.match'
import type { SharedMatch } from '../stored/present-match.ts'

/** Matches are stored without favorites, because a heart changes no match. */
export const withFavorites = <One extends SharedMatch>(
  matches: readonly One[],
  favorites: ReadonlySet<number>,
): (One & Pick<Match, 'is_favorite'>)[] =>
  matches.map((match) => ({ ...match, is_favorite: favorites.has(match.match_id) }))
