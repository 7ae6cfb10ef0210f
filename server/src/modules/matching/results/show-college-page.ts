import type { Output } from '@fieldhouse/contract/endpoint'
import type { getMatchCollegePage } from '@fieldhouse/contract/matching'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { presentCollegeDetails } from '../../colleges/index.ts'
import { findFavoriteIds } from '../../recruiting/index.ts'
import { catalogOf } from '../catalog/catalog.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { matchesOf } from '../stored/matches-of.ts'
import { perPage } from '../stored/refresh-matches.ts'
import { matchWithCollege } from './match-with-college.ts'
import { withFavorites } from './with-favorites.ts'

const findMatch = async (db: Db, owner: MatchingOwner, collegeId: number) => {
  const match = owner.is_completed ? matchWithCollege(await matchesOf(db, owner), collegeId) : null
  if (!match) return null
  const [shown] = withFavorites([match], await findFavoriteIds(db, owner.id))
  return shown ?? null
}

/** BCM-02: what the popup of a college shows about the match. */
export const showCollegePage = async (
  db: Db,
  owner: MatchingOwner,
  collegeId: number,
): Promise<Output<typeof getMatchCollegePage>['data']> => {
  const { colleges } = await catalogOf(db, owner.catalog_version)
  const college = colleges.get(collegeId)
  if (!college) throw new AppError('not_found')
  const match = await findMatch(db, owner, collegeId)
  const rank = match?.rank ?? null
  return {
    page: rank === null ? null : Math.ceil(rank / perPage),
    match,
    college: presentCollegeDetails(college.row),
  }
}
