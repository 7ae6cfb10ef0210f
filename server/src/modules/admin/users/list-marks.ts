import type { UserFilter, UserSort } from '@fieldhouse/contract/admin'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rootOf } from '../../../platform/database/transaction.ts'
import type { Place } from './user-order.queries.ts'
import { findMarks } from './user-pages.queries.ts'

/** A mark every twenty pages. */
export const markEvery = 300

const fresh = 60_000
const oldest = 10 * 60_000

interface Kept {
  readonly marks: readonly Place[] | null
  readonly at: number
  isReading: boolean
}

const keptOf = new WeakMap<Db, Map<string, Kept>>()

const read = async (db: Db, kept: Map<string, Kept>, filter: UserFilter, sort: UserSort) => {
  const key = `${filter} ${sort}`
  const before = kept.get(key)
  if (before?.isReading) return
  const at = clock.now().getTime()
  kept.set(key, { marks: before?.marks ?? null, at: before?.at ?? at, isReading: true })
  try {
    kept.set(key, { marks: await findMarks(db, { filter }, sort, markEvery), at, isReading: false })
  } catch {
    // The next request tries again.
    kept.delete(key)
  }
}

/**
 * The places where the deep pages of a long list begin, so a page in the middle costs as much as the first. They are
 * read in the background. Until then, and in a transaction, there are none.
 */
export const marksOf = (db: Db, filter: UserFilter, sort: UserSort): readonly Place[] | null => {
  const root = rootOf(db)
  const kept = keptOf.get(root) ?? new Map<string, Kept>()
  keptOf.set(root, kept)
  const known = kept.get(`${filter} ${sort}`)
  const age = clock.now().getTime() - (known?.at ?? 0)
  const isFresh = known !== undefined && age >= 0 && age < fresh
  if (!isFresh && root === db) void read(db, kept, filter, sort)
  return known && age >= 0 && age < oldest ? known.marks : null
}

/** After a page turned out to be empty. */
export const forgetMarks = (db: Db): void => {
  keptOf.delete(rootOf(db))
}
