import type { Db } from '../../../platform/database/database.ts'
import { isReserved } from '../slugs.ts'
import { documentFormat, findHead } from './documents.queries.ts'

/**
 * The version of the page that every visitor sees under this slug. Null if there is none, or it isn't the same for all:
 * an old slug redirects, and a hidden page is refused.
 */
export const visitorPageVersion = async (db: Db, slug: string): Promise<string | null> => {
  if (!/^[a-z0-9-]{1,120}$/.test(slug) || isReserved(slug)) return null
  const head = await findHead(db, slug)
  const isKept = head?.is_visible && head.slug === slug && head.format === documentFormat
  return isKept ? `${head.athlete_id}-${head.version}` : null
}
