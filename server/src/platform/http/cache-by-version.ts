import type { Actor } from '@fieldhouse/contract/guards'
import { LRUCache } from 'lru-cache'
import { clock } from '../clock.ts'
import { coalesceReads } from '../coalesce-reads.ts'
import type { Db } from '../database/database.ts'
import { perDatabase } from '../database/prepared-statements.ts'
import { rootOf } from '../database/transaction.ts'
import { houseDayOf } from '../house-day.ts'
import { oncePerPage } from './once-per-page.ts'
import { findPageVersions } from './page-versions.queries.ts'
import type { PageVersionName } from './page-versions.tables.ts'

const versionsOf = perDatabase((db) => coalesceReads(() => findPageVersions(db)))

/** While a page is rendered, the versions are read once for all of its calls. */
const versionsFor = (db: Db, actor: Actor | null) => {
  const read = () => versionsOf(db)('all')
  return actor ? oncePerPage(actor, 'page versions', read) : read()
}

/** For each `read` and database. */
const mostCachedAnswers = 50

/**
 * Caches answers that are the same for everyone, until the data that they are made of changes (decision 15). The versions
 * are read before the answer, so after a change in between, the next caller reads it again. An answer may depend only on
 * `asked`, on the data in `madeOf`, and on the day. `actor` only says which page the versions are read for.
 */
export const cacheByVersion = <Asked, T>(
  madeOf: readonly PageVersionName[],
  read: (db: Db, asked: Asked) => Promise<T>,
) => {
  const answersOf = perDatabase(() => new LRUCache<string, Promise<T>>({ max: mostCachedAnswers }))
  return async (db: Db, actor: Actor | null, asked: Asked): Promise<T> => {
    // A transaction may read what is never committed.
    if (rootOf(db) !== db) return read(db, asked)
    const versions = await versionsFor(db, actor)
    const key = JSON.stringify([madeOf.map((name) => versions[name]), houseDayOf(clock.now()), asked])
    const answers = answersOf(db)
    const cached = answers.get(key)
    if (cached) return cached
    const answer = read(db, asked)
    answers.set(key, answer)
    // A read that failed is tried again.
    answer.catch(() => answers.delete(key))
    return answer
  }
}
