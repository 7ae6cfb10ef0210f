import type { Db } from '../../../platform/database/database.ts'
import { isReserved } from '../slugs.ts'
import { findVisitorPage } from './documents.queries.ts'

/** Whether an athlete's page can have this slug. */
export const mayBeSlug = (slug: string): boolean => /^[a-z0-9-]{1,120}$/.test(slug) && !isReserved(slug)

/**
 * The version of the page that every visitor sees under this slug, and of the site around it. Null if there is none, or
 * it isn't the same for all: an old slug redirects, and a hidden page is refused.
 */
export const visitorPageVersion = async (
  db: Db,
  slug: string,
): Promise<{ page: string; site: string } | null> => {
  const found = await findVisitorPage(db, slug)
  return found && { page: `${found.athlete_id}-${found.version}`, site: found.site }
}
