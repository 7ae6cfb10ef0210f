import { type getUserFilters, userFilters } from '@fieldhouse/contract/admin'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Db } from '../../platform/database/database.ts'
import { filterTitles } from './type-titles.ts'
import { userCounts } from './users/user-counts.ts'

/** ADM-01: the filters of the user list, with their counts. */
export const countFilters = async (db: Db): Promise<Output<typeof getUserFilters>['data']> => {
  const counts = await userCounts.read(db)
  return userFilters.map((key) => ({ key, title: filterTitles[key], count: counts[key] }))
}
