import type { Db } from '../../../platform/database/database.ts'
import { isReserved } from '../slugs.ts'
import { findHead, findVisitorPage } from './documents.queries.ts'

/** Whether an athlete's page can have this slug. */
export const mayBeSlug = (slug: string): boolean => /^[a-z0-9-]{1,120}$/.test(slug) && !isReserved(slug)

/** In place of a version: nobody has or had this slug. */
export const nobodysPage = 'nobody'

/**
 * The version of the page that every visitor sees under this slug. Null if it isn't the same for all: an old slug
 * redirects, and a hidden page is refused.
 */
export const visitorPageVersion = async (db: Db, slug: string): Promise<string | null> => {
  const found = await findVisitorPage(db, slug)
  if (found) return `${found.athlete_id}-${found.version}`
  return (await findHead(db, slug)) ? null : nobodysPage
}
