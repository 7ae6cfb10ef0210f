import { getMatches, type MatchList, type MatchSort } from '@fieldhouse/contract/matching'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { findFavoriteIds } from '../../recruiting/index.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { type MatchPage, matchesOf, matchPageOf, presentRanked } from '../stored/matches-of.ts'
import { perPage } from '../stored/refresh-matches.ts'
import { filteredMatches, isNarrowed, type MatchFilters, sortedMatches } from './filter-matches.ts'
import { withFavorites } from './with-favorites.ts'

export interface AskedMatches extends MatchFilters {
  readonly page: number
  readonly sort: MatchSort
}

const chosenPage = async (db: Db, owner: MatchingOwner, asked: AskedMatches): Promise<MatchPage> => {
  const { page, sort } = asked
  if (sort === 'match' && !isNarrowed(asked)) return matchPageOf(db, owner, page)
  const matches = await matchesOf(db, owner)
  const found = sortedMatches(filteredMatches(matches, asked), matches.catalog, sort)
  return {
    matches: presentRanked(matches, found.slice((page - 1) * perPage, page * perPage)),
    total: found.length,
    favorites: await findFavoriteIds(db, owner.id),
  }
}

/** For the links to the other pages. */
const asText = ({ sort, q, chance, level, state }: AskedMatches): Record<string, string> => ({
  ...(sort === 'match' ? {} : { sort }),
  ...(q ? { q } : {}),
  ...(chance?.length ? { chance: chance.join(',') } : {}),
  ...(level?.length ? { level: level.join(',') } : {}),
  ...(state?.length ? { state: state.join(',') } : {}),
})

/** BCM-02: a page of the list. In its own order it is one stored row. */
export const listMatches = async (db: Db, owner: MatchingOwner, asked: AskedMatches): Promise<MatchList> => {
  const { matches, total, favorites } = await chosenPage(db, owner, asked)
  return listPage(withFavorites(matches, favorites), {
    path: apiPrefix + getMatches.path.replace('{id}', owner.id),
    query: asText(asked),
    page: asked.page,
    limit: perPage,
    total,
  })
}
