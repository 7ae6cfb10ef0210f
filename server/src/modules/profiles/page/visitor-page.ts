import type { Db } from '../../../platform/database/database.ts'
import type { PageVersion } from '../../../platform/http/shared-page.ts'
import { isReserved } from '../slugs.ts'
import { findHead, findVisitorPage } from './documents.queries.ts'

/** Whether an athlete's page can have this slug. */
export const mayBeSlug = (slug: string): boolean => /^[a-z0-9-]{1,120}$/.test(slug) && !isReserved(slug)

/**
 * The version of the page that every visitor sees under this slug, or of the 404 page if nobody has or had it. Null if
 * visitors don't all see the same: an old slug redirects, and a hidden page is refused.
 */
export const visitorPageVersion = async (db: Db, slug: string): Promise<PageVersion | null> => {
  const found = await findVisitorPage(db, slug)
  if (found) return { version: `${found.athlete_id}-${found.version}`, status: 200 }
  return (await findHead(db, slug)) ? null : { version: 'nobody', status: 404 }
}
