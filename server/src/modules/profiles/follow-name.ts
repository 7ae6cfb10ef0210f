import type { Db } from '../../platform/database/database.ts'
import { findFreeSlug } from './create-athlete-page.ts'
import { moveToSlug } from './profiles.queries.ts'
import { slugStem } from './slugs.ts'

interface Names {
  first_name: string
  last_name: string
}

/** A new name gives the page a new address. The old one always redirects to it. */
export const followName = async (
  tx: Db,
  page: Names & { athlete_id: string; slug: string },
  names: Names,
): Promise<void> => {
  const stem = slugStem(names)
  if (stem === slugStem(page)) return
  const slug = await findFreeSlug(tx, stem, page.athlete_id)
  await moveToSlug(tx, page, slug)
}
