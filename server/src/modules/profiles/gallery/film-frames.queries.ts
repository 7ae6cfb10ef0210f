import type { Picture } from '@fieldhouse/contract/profiles.document'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { media } from './gallery.tables.ts'

export const findFilm = async (db: Db, id: string) => {
  const [found] = await db
    .select({ athlete_id: media.athlete_id, video: media.video, picture: media.picture })
    .from(media)
    .where(eq(media.id, id))
  return found ?? null
}

/** False where the film is gone or already has a frame. */
export const insertFrame = async (tx: Db, id: string, picture: Picture): Promise<boolean> => {
  const updated = await tx
    .update(media)
    .set({ picture })
    .where(and(eq(media.id, id), isNull(media.picture)))
    .returning({ id: media.id })
  return updated.length > 0
}
