import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { findFreeSlug } from './create-athlete-page.ts'
import { athletes, formerSlugs } from './profiles.tables.ts'
import { slugStem } from './slugs.ts'

interface Names {
  first_name: string
  last_name: string
}

/** An athlete of another name has another address; the one before leads to it for ever. */
export const followName = async (
  tx: Db,
  page: Names & { athlete_id: string; slug: string },
  names: Names,
): Promise<void> => {
  const stem = slugStem(names)
  if (stem === slugStem(page)) return
  const slug = await findFreeSlug(tx, stem, page.athlete_id)
  // Back to a name of before: the address is theirs again.
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug))
  await tx.insert(formerSlugs).values({ slug: page.slug, athlete_id: page.athlete_id })
  await tx.update(athletes).set({ slug }).where(eq(athletes.id, page.athlete_id))
}
