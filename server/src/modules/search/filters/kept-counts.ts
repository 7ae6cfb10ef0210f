import type { FilterId } from '@fieldhouse/contract/search'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { rootOf } from '../../../platform/database/transaction.ts'
import { countVariants, type FilterCount } from './counts.queries.ts'

/** The number of athletes for each variant: in a sport, or in all. */
export interface Counts {
  of(filter: FilterId, id: string, sport: string | undefined): number
  /** Classes that have at least one athlete. */
  readonly classes: ReadonlySet<string>
}

const inAll = '*'

const readCounts = (rows: readonly FilterCount[]): Counts => {
  const counts = new Map<string, number>()
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count)
  for (const { sport, filter, id, count } of rows)
    for (const within of [sport, inAll]) add(`${within} ${filter} ${id}`, count)
  return {
    // Another sport can be chosen instead, so its own count covers all.
    of: (filter, id, sport) =>
      counts.get(`${filter === 'sports' ? inAll : (sport ?? inAll)} ${filter} ${id}`) ?? 0,
    classes: new Set(rows.flatMap(({ filter, id }) => (filter === 'class' ? [id] : []))),
  }
}

/** Counting reads everyone, and numbers from a minute ago are good enough. */
const keptMilliseconds = 60_000

interface Kept {
  readonly counts: Promise<Counts>
  until: number
}

const kept = new WeakMap<Db, Kept>()

const countAnew = (db: Db, root: Db): Promise<Counts> => {
  const counts = countVariants(db).then(readCounts)
  const until = clock.now().getTime() + keptMilliseconds
  counts.then(
    () => kept.set(root, { counts, until }),
    // A failed count is tried again.
    () => kept.delete(root),
  )
  return counts
}

/**
 * With a million athletes it takes a second. Only the first caller waits. Later ones get the old numbers until it is
 * done.
 */
export const findCounts = (db: Db): Promise<Counts> => {
  const root = rootOf(db)
  const known = kept.get(root)
  const now = clock.now().getTime()
  if (known && known.until > now) return known.counts
  const isInTransaction = root !== db
  // It would expire before this is done.
  if (known && isInTransaction) return known.counts
  if (known) known.until = now + keptMilliseconds
  const counts = countAnew(db, root)
  if (known) return known.counts
  kept.set(root, { counts, until: now + keptMilliseconds })
  return counts
}
