import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { playsFor } from '../../colleges/index.ts'
import { toggleFavoriteCollege } from '../../recruiting/index.ts'
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
export const toggleFavorite = (
  db: Db,
  actor: Actor,
  owner: MatchingOwner,
  { college_id, is_favorite, origin }: Press,
): Promise<{ is_favorite: boolean; favorites: number }> => {
  const { gender } = owner.shown.player
  return toggleFavoriteCollege(db, {
    actor,
    athleteUserId: owner.id,
    collegeId: college_id,
    wanted: is_favorite,
    origin: origin ?? null,
    assertMayAdd: (college) => {
      assertMayChange(actor, owner, 'favorite')
      if (gender !== null && !playsFor(college, gender)) throw new AppError('not_found')
    },
  })
}
