import type { Picture } from '@fieldhouse/contract/profiles.document'
import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { media } from './gallery.tables.ts'

/** Null if the video is gone or deleted. */
export const findFilm = async (db: Db, id: string) => {
  const [found] = await db
    .select({ athlete_id: media.athlete_id, video: media.video, picture: media.picture })
    .from(media)
    .where(and(eq(media.id, id), isNull(media.deleted_at)))
  return found ?? null
}

/** False if the video is gone, deleted, or already has a frame. */
export const insertFrame = async (tx: Db, id: string, picture: Picture): Promise<boolean> => {
  const updated = await tx
    .update(media)
    .set({ picture })
    .where(and(eq(media.id, id), isNull(media.picture), isNull(media.deleted_at)))
    .returning({ id: media.id })
  return updated.length > 0
}

const isFilmOf = (athleteId: string, url: string): SQL | undefined =>
  and(eq(media.athlete_id, athleteId), sql`${media.video} ->> 'url' = ${url}`)

export const hasFilm = async (tx: Db, athleteId: string, url: string): Promise<boolean> =>
  (await tx.$count(media, and(isFilmOf(athleteId, url), isNull(media.deleted_at)))) > 0

/** The videos added to a page since then, including those deleted again. */
export const countFilmsSince = (tx: Db, athleteId: string, since: Date): Promise<number> =>
  tx.$count(media, and(eq(media.athlete_id, athleteId), eq(media.kind, 'video'), gt(media.created_at, since)))

/** Takes the frame from a deleted copy of the video, so its files are not swept with that copy. */
export const takeFrame = async (tx: Db, athleteId: string, url: string): Promise<Picture | null> => {
  const [deleted] = await tx
    .select({ id: media.id, picture: media.picture })
    .from(media)
    .where(and(isFilmOf(athleteId, url), isNotNull(media.deleted_at), isNotNull(media.picture)))
    .orderBy(desc(media.deleted_at))
    .limit(1)
  if (!deleted) return null
  await tx.update(media).set({ picture: null }).where(eq(media.id, deleted.id))
  return deleted.picture
}
