import type { Actor } from '@fieldhouse/contract/guards'
import { LRUCache } from 'lru-cache'
import { clock } from '../clock.ts'
import { coalesceReads } from '../coalesce-reads.ts'
import type { Db } from '../database/database.ts'
import { perDatabase } from '../database/prepared-statements.ts'
import { houseDayOf } from '../house-day.ts'
import { oncePerPage } from './once-per-page.ts'
import { findPageVersions } from './page-versions.queries.ts'
import type { PageVersionName } from './page-versions.tables.ts'

const versionsOf = perDatabase((db) => coalesceReads(() => findPageVersions(db)))

/** For a page, one read of the versions serves everything that is kept by them. */
const versionsFor = (db: Db, actor: Actor | null) => {
  const read = () => versionsOf(db)('all')
  return actor ? oncePerPage(actor, 'page versions', read) : read()
}

/** So many different questions are kept. */
const keptAnswers = 50

/**
 * An answer that is the same for everyone, kept in memory until something it is made of changes (decision 15). The
 * version is read before the answer, so what changes in between is read again. It must depend on nothing but what is
 * asked, what it is made of, and the day. `actor` is only whose page it is for.
 */
export const cacheByVersion = <Asked, T>(
  madeOf: readonly PageVersionName[],
  read: (db: Db, asked: Asked) => Promise<T>,
) => {
  const answersOf = perDatabase(() => new LRUCache<string, Promise<T>>({ max: keptAnswers }))
  return async (db: Db, actor: Actor | null, asked: Asked): Promise<T> => {
    const versions = await versionsFor(db, actor)
    const key = JSON.stringify([madeOf.map((name) => versions[name]), houseDayOf(clock.now()), asked])
    const answers = answersOf(db)
    const kept = answers.get(key)
    if (kept) return kept
    const answer = read(db, asked)
    answers.set(key, answer)
    // A read that failed is tried again.
    answer.catch(() => answers.delete(key))
    return answer
  }
}
