import { type UserFilter, userFilters } from '@fieldhouse/contract/admin'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rootOf } from '../../../platform/database/transaction.ts'
import { countChosen, countUsers } from './user-pages.queries.ts'

export type UserCounts = Readonly<Record<UserFilter, number>>

/** Up to this many, a list is counted for every request. */
export const smallList = 5000

const fresh = 5_000
const oldest = 60_000

interface Kept {
  readonly counts: UserCounts
  readonly at: number
  isCounting: boolean
}

const kept = new WeakMap<Db, Kept>()

const count = async (db: Db): Promise<UserCounts> => {
  const groups = await countUsers(db)
  const of = (key: UserFilter) => groups.find(({ filter }) => filter === key)?.count ?? 0
  const active = groups
    .filter(({ filter }) => filter !== 'deleted')
    .reduce((sum, group) => sum + group.count, 0)
  const counts = Object.fromEntries(userFilters.map((key) => [key, key === 'all' ? active : of(key)]))
  return counts as UserCounts
}

const countAndKeep = async (db: Db, root: Db): Promise<UserCounts> => {
  const at = clock.now().getTime()
  const counts = await count(db)
  kept.set(root, { counts, at, isCounting: false })
  return counts
}

const isBig = ({ all, deleted }: UserCounts): boolean => all + deleted > smallList

/**
 * ADM-01: how many users there are of each type. Counting a million takes a tenth of a second, so numbers of a big site
 * may be a few seconds old. Those of a small one are exact.
 */
export const readUserCounts = async (db: Db): Promise<UserCounts> => {
  const root = rootOf(db)
  const known = kept.get(root)
  const age = clock.now().getTime() - (known?.at ?? 0)
  // A clock that was set back makes no number fresh.
  if (!known || !isBig(known.counts) || age < 0 || age > oldest) return countAndKeep(db, root)
  if (age > fresh && !known.isCounting && root === db) {
    known.isCounting = true
    countAndKeep(db, root).catch(() => {
      known.isCounting = false
    })
  }
  return known.counts
}

/** The number of rows of one list. A short list is always counted exactly. */
export const countList = async (db: Db, filter: UserFilter): Promise<number> => {
  const known = (await readUserCounts(db))[filter]
  return known > smallList ? known : countChosen(db, { filter })
}

/** After a list turned out shorter than its count. */
export const forgetUserCounts = (db: Db): void => {
  kept.delete(rootOf(db))
}
