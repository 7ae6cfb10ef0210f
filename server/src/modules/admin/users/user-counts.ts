import { type UserFilter, userFilters } from '@fieldhouse/contract/admin'
import type { Db } from '../../../platform/database/database.ts'
import { createKeptCounts, smallList } from '../../../platform/database/kept-counts.ts'
import { countChosen, countUsers } from './user-pages.queries.ts'

type UserCounts = Readonly<Record<UserFilter, number>>

const count = async (db: Db): Promise<UserCounts> => {
  const groups = await countUsers(db)
  const of = (key: UserFilter) => groups.find(({ filter }) => filter === key)?.count ?? 0
  const active = groups
    .filter(({ filter }) => filter !== 'deleted')
    .reduce((sum, group) => sum + group.count, 0)
  const counts = Object.fromEntries(userFilters.map((key) => [key, key === 'all' ? active : of(key)]))
  return counts as UserCounts
}

const rowsOf = ({ all, deleted }: UserCounts): number => all + deleted

/** ADM-01: how many users there are of each type. */
export const userCounts = createKeptCounts({ count, rowsOf })

/** The number of rows of one list. A short list is always counted exactly. */
export const countList = async (db: Db, filter: UserFilter): Promise<number> => {
  const counts = await userCounts.read(db)
  const known = counts[filter]
  // If there are few users altogether, they have just been counted.
  return rowsOf(counts) <= smallList || known > smallList ? known : countChosen(db, { filter })
}
