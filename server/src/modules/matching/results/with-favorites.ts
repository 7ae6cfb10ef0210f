import type { Match } from '@fieldhouse/contract/matching.match'
import type { SharedMatch } from '../stored/present-match.ts'

/** Matches are stored without favorites, because a heart changes no match. */
export const withFavorites = <One extends SharedMatch>(
  matches: readonly One[],
  favorites: ReadonlySet<number>,
): (One & Pick<Match, 'is_favorite'>)[] =>
  matches.map((match) => ({ ...match, is_favorite: favorites.has(match.match_id) }))

/** Every match of a page begins like this. Inside a text, the quotes would have a backslash. */
const matchStart = /\{"match_id":(\d+),/g

/** The same for a page as JSON, without reading it. */
export const jsonWithFavorites = (json: string, favorites: ReadonlySet<number>): string =>
  json.replace(matchStart, (_, id: string) => `{"match_id":${id},"is_favorite":${favorites.has(Number(id))},`)
