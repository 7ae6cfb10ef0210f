import { clock } from '../clock.ts'
import type { Db } from './database.ts'
import { rootOf } from './transaction.ts'

/** Up to this many rows are counted for every request. */
export const smallList = 5000

const fresh = 5_000
const oldest = 60_000

interface Kept<Counts> {
  readonly counts: Counts
  readonly at: number
  isCounting: boolean
}

interface Counting<Counts> {
  count(db: Db): Promise<Counts>
  /** All rows that are counted. */
  rowsOf(counts: Counts): number
}

/**
 * The counts of a list. Counting a million rows takes a tenth of a second or more, so the numbers of a long list may be
 * a few seconds old, and are counted again in the background. Those of a short one are exact.
 */
export const createKeptCounts = <Counts>({ count, rowsOf }: Counting<Counts>) => {
  const kept = new WeakMap<Db, Kept<Counts>>()

  const countAndKeep = async (db: Db, root: Db): Promise<Counts> => {
    const at = clock.now().getTime()
    const counts = await count(db)
    kept.set(root, { counts, at, isCounting: false })
    return counts
  }

  return {
    read: async (db: Db): Promise<Counts> => {
      const root = rootOf(db)
      const known = kept.get(root)
      const age = clock.now().getTime() - (known?.at ?? 0)
      // A clock that was set back makes no number fresh.
      if (!known || rowsOf(known.counts) <= smallList || age < 0 || age > oldest)
        return countAndKeep(db, root)
      if (age > fresh && !known.isCounting && root === db) {
        known.isCounting = true
        countAndKeep(db, root).catch(() => {
          known.isCounting = false
        })
      }
      return known.counts
    },
    /** After a list turned out shorter than its count. */
    forget: (db: Db): void => {
      kept.delete(rootOf(db))
    },
  }
}
