import { type getUserFilters, type UserFilter, userFilters } from '@fieldhouse/contract/admin'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Db } from '../../platform/database/database.ts'
import { countUsers } from './admin.queries.ts'
import { filterTitles } from './type-titles.ts'

/** ADM-01: the filters of the user list, with their counts. */
export const countFilters = async (db: Db): Promise<Output<typeof getUserFilters>['data']> => {
  const counts = await countUsers(db)
  const isIn = (key: UserFilter, { type, is_deleted }: (typeof counts)[number]) => {
    if (is_deleted) return key === 'deleted'
    return key === 'all' || key === type
  }
  return userFilters.map((key) => ({
    key,
    title: filterTitles[key],
    count: counts.filter((group) => isIn(key, group)).reduce((sum, group) => sum + group.count, 0),
  }))
}
