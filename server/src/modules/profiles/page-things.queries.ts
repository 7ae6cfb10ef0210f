import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { media } from './gallery/gallery.tables.ts'
import { athletes } from './profiles.tables.ts'
import { transcripts } from './transcripts/transcripts.tables.ts'

/** How much there is on a person's own page. Null if they have none. */
export const countPageThings = async (db: Db, userId: string) => {
  const [page] = await db
    .select({ id: athletes.id, slug: athletes.slug, photo: athletes.photo })
    .from(athletes)
    .where(eq(athletes.user_id, userId))
  if (!page) return null
  const isPhoto = and(eq(media.athlete_id, page.id), eq(media.kind, 'photo'), isNull(media.deleted_at))
  return {
    slug: page.slug,
    photos: (await db.$count(media, isPhoto)) + (page.photo ? 1 : 0),
    transcripts: await db.$count(transcripts, eq(transcripts.athlete_id, page.id)),
  }
}
