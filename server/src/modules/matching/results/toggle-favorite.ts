import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { toggleFavoriteCollege } from '../../recruiting/index.ts'
import { catalogOf } from '../catalog/catalog.ts'
import { assertMayChange, type MatchingOwner } from '../owner/open-matching.ts'

interface Press {
  readonly college_id: number
  readonly is_favorite?: boolean | undefined
  readonly origin?: string | undefined
}

/**
 * BCM-02: the favorites of the recruiting center, without its package. A college of the list can become one, also if no
 * source confirms its team.
 */
export const toggleFavorite = async (
  db: Db,
  actor: Actor,
  owner: MatchingOwner,
  { college_id, is_favorite, origin }: Press,
): Promise<{ is_favorite: boolean; favorites: number }> => {
  const { colleges, teams } = await catalogOf(db, owner.catalog_version)
  const { gender } = owner.shown.player
  const possible = gender === null ? [...colleges.values()] : teams[gender]
  return toggleFavoriteCollege(db, {
    actor,
    athleteUserId: owner.id,
    collegeId: college_id,
    wanted: is_favorite,
    origin: origin ?? null,
    assertMayAdd: () => {
      assertMayChange(actor, owner, 'favorite')
      if (!possible.some(({ id }) => id === college_id)) throw new AppError('not_found')
    },
  })
}
