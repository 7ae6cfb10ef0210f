import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { keepCollegeViewed } from '../../recruiting/index.ts'
import { catalogOf } from '../catalog/catalog.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'

/** BCM-02: for everyone who looks after the athlete, here and in the recruiting center. */
export const markViewed = async (db: Db, owner: MatchingOwner, collegeId: number): Promise<void> => {
  const { colleges } = await catalogOf(db, owner.catalog_version)
  if (!colleges.has(collegeId)) throw new AppError('not_found')
  await keepCollegeViewed(db, owner.id, collegeId)
}
