import type { MatchList } from '@fieldhouse/contract/matching'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { findKeptColleges, type KeptList } from '../../recruiting/index.ts'
import { type MatchingOwner, oncePerOwner } from '../owner/open-matching.ts'
import { type MatchesOfOwner, matchesOf } from '../stored/matches-of.ts'
import { perPage } from '../stored/refresh-matches.ts'
import { matchWithCollege } from './match-with-college.ts'
import { withFavorites } from './with-favorites.ts'

/** The athlete's lists of colleges. */
export const keptOf = oncePerOwner((db, { id }) => findKeptColleges(db, id))

/** Those of the athlete's lists that are matches. A college that lost its team is in no list of matches. */
export const keptIn = (matches: MatchesOfOwner, kept: Readonly<Record<KeptList, readonly number[]>>) => {
  const team = new Set(matches.catalog.teams[matches.answers.player.gender].map(({ id }) => id))
  const ofTeam = (ids: readonly number[]) => ids.filter((id) => team.has(id))
  return {
    favorites: ofTeam(kept.favorites),
    'recently-viewed': ofTeam(kept['recently-viewed']),
    'recently-contacted': ofTeam(kept['recently-contacted']),
  }
}

interface AskedList {
  readonly list: KeptList
  /** The path of the endpoint, with its parameter in braces. */
  readonly path: string
  readonly page: number
}

/** BCM-02: one of the athlete's own lists, as matches. A must-have keeps nothing out of it. */
export const listKept = async (
  db: Db,
  owner: MatchingOwner,
  { list, path, page }: AskedList,
): Promise<MatchList> => {
  const [matches, kept] = await Promise.all([matchesOf(db, owner), keptOf(db, owner)])
  const ids = keptIn(matches, kept)[list]
  const shown = ids
    .slice((page - 1) * perPage, page * perPage)
    .flatMap((id) => matchWithCollege(matches, id) ?? [])
  return listPage(withFavorites(shown, new Set(kept.favorites)), {
    path: apiPrefix + path.replace('{id}', owner.id),
    query: {},
    page,
    limit: perPage,
    total: ids.length,
  })
}
