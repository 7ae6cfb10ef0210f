import { getMatches, type MatchList, type MatchSort } from '@fieldhouse/contract/matching'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { type Prepared, prepareText } from '../../../platform/http/prepared.ts'
import { findFavoriteIds } from '../../recruiting/index.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { matchesOf, matchPageOf, presentRanked } from '../stored/matches-of.ts'
import { perPage, storedPages } from '../stored/refresh-matches.ts'
import { filteredMatches, isNarrowed, type MatchFilters, sortedMatches } from './filter-matches.ts'
import { jsonWithFavorites, withFavorites } from './with-favorites.ts'

export interface AskedMatches extends MatchFilters {
  readonly page: number
  readonly sort: MatchSort
}

/** In its own order, the list is stored. */
const isInOrder = (asked: AskedMatches): boolean => asked.sort === 'match' && !isNarrowed(asked)

/** The number of the stored page that this is. Null if it is put together when it is read. */
export const storedPageIn = (asked: AskedMatches): number | null =>
  isInOrder(asked) && asked.page <= storedPages ? asked.page : null

/** For the links to the other pages. */
const asText = ({ sort, q, chance, level, state }: AskedMatches): Record<string, string> => ({
  ...(sort === 'match' ? {} : { sort }),
  ...(q ? { q } : {}),
  ...(chance?.length ? { chance: chance.join(',') } : {}),
  ...(level?.length ? { level: level.join(',') } : {}),
  ...(state?.length ? { state: state.join(',') } : {}),
})

const framed = <Row>(rows: Row[], owner: MatchingOwner, asked: AskedMatches, total: number) =>
  listPage(rows, {
    path: apiPrefix + getMatches.path.replace('{id}', owner.id),
    query: asText(asked),
    page: asked.page,
    limit: perPage,
    total,
  })

/** A stored page is put into its frame as text. It was presented when it was stored. */
const storedPage = async (
  db: Db,
  owner: MatchingOwner,
  asked: AskedMatches,
): Promise<Prepared<MatchList>> => {
  const { json, total, favorites } = await matchPageOf(db, owner, asked.page)
  const length = Math.min(perPage, Math.max(0, total - (asked.page - 1) * perPage))
  const { links, meta } = framed(Array.from({ length }), owner, asked, total)
  return prepareText(
    `{"data":${jsonWithFavorites(json, favorites)},"links":${JSON.stringify(links)},"meta":${JSON.stringify(meta)}}`,
  )
}

/** BCM-02: a page of the list. In its own order it is one stored row. */
export const listMatches = async (
  db: Db,
  owner: MatchingOwner,
  asked: AskedMatches,
): Promise<MatchList | Prepared<MatchList>> => {
  const { page, sort } = asked
  if (isInOrder(asked)) return storedPage(db, owner, asked)
  const matches = await matchesOf(db, owner)
  const found = sortedMatches(filteredMatches(matches, asked), matches.catalog, sort)
  const shown = presentRanked(matches, found.slice((page - 1) * perPage, page * perPage))
  return framed(withFavorites(shown, await findFavoriteIds(db, owner.id)), owner, asked, found.length)
}
