import type { BusinessOverview } from '@fieldhouse/contract/business'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/app-error.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { rootOf } from '../../platform/database/transaction.ts'
import { houseDayOf } from '../../platform/house-day.ts'
import { findFirstSignUp } from '../accounts/index.ts'
import { countOverview } from './count-overview.ts'
import { type AskedRange, rangeFaults, type Span, spanOf } from './periods.rules.ts'

const minute = 60_000
/** Numbers of five minutes ago are as good as new. */
const freshMilliseconds = 5 * minute
/** Older ones are shown once more while they are counted again. After this, the admin waits. */
const staleMilliseconds = 30 * minute
const mostRanges = 30

const resolve = async (db: Db, asked: AskedRange): Promise<Span> => {
  const today = houseDayOf(clock.now())
  const errors = rangeFaults(asked, today)
  if (errors) throw new AppError('invalid', { errors })
  const first = asked.range === 'all' ? await findFirstSignUp(db) : null
  return spanOf(asked, today, first ? houseDayOf(first) : today)
}

export type ReadOverview = (db: Db, asked: AskedRange) => Promise<BusinessOverview>

/**
 * The overview of a range, counted at most every few minutes. With a million accounts it takes seconds, so it is counted
 * once for all admins who ask at the same time. Only the calls for admins have it.
 */
export const createOverviewCache = (): ReadOverview => {
  const counted = new LRUCache<string, BusinessOverview>({ max: mostRanges })
  const running = new Map<string, Promise<BusinessOverview>>()

  const count = (db: Db, key: string, span: Span): Promise<BusinessOverview> => {
    const known = running.get(key)
    if (known) return known
    const started = countOverview(rootOf(db), span)
    running.set(key, started)
    started
      .then((overview) => counted.set(key, overview))
      // A failed count is tried again by the next admin who asks.
      .catch(() => undefined)
      .finally(() => running.delete(key))
    return started
  }

  return async (db, asked) => {
    const span = await resolve(db, asked)
    const key = `${span.range} ${span.from} ${span.to}`
    const known = counted.get(key)
    const age = known ? clock.now().getTime() - Date.parse(known.counted_at) : Number.POSITIVE_INFINITY
    if (known && age < freshMilliseconds) return known
    const next = count(db, key, span)
    return known && age < staleMilliseconds ? known : next
  }
}
