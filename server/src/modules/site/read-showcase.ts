import type { Actor } from '@fieldhouse/contract/guards'
import type { ShowcaseCounts } from '@fieldhouse/contract/site.showcase'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { cacheByVersion } from '../../platform/http/cache-by-version.ts'
import { countPublicPages, posterReader } from '../profiles/index.ts'
import type { SiteContentReader } from './content/read-content.ts'

/** Counting a million pages takes a while, and nobody notices ten minutes. */
const keptMilliseconds = 10 * 60 * 1000

const countKeeper = () => {
  let kept: { counts: Promise<ShowcaseCounts>; until: number } | null = null
  return (db: Db): Promise<ShowcaseCounts> => {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.counts
    const counts = countPublicPages(db)
    const fresh = { counts, until: now + keptMilliseconds }
    if (!kept) {
      kept = fresh
      counts.catch(() => {
        kept = null
      })
      return counts
    }
    // Nobody waits for the new numbers. Until they are ready, the old ones are shown.
    const old = kept
    old.until = fresh.until
    counts.then(
      () => {
        kept = fresh
      },
      () => undefined,
    )
    return old.counts
  }
}

/** PUB-01: the athletes on the home page are chosen by hand, and the totals are counted. */
export const showcaseReader = ({ read }: SiteContentReader) => {
  const readPosters = cacheByVersion(['athletes', 'reference'], posterReader())
  const count = countKeeper()
  return async (db: Db, actor: Actor | null) => {
    const { content } = await read(db)
    return { athletes: await readPosters(db, actor, content.home.featured), counts: await count(db) }
  }
}
