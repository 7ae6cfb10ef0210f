import { and, count, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { isGranted } from '../../accounts/index.ts'
import { lastRank, orderEntries } from '../editing/entries.queries.ts'
import { media } from './gallery.tables.ts'
import { restorableSince } from './uploads.queries.ts'

export interface GalleryOwner {
  readonly athlete_id: string
  readonly user_id: string
}

/** The number of items in the gallery, and whether the athlete has a package. */
export const countItems = async (db: Db, { athlete_id, user_id }: GalleryOwner) => {
  const [counted] = await db
    .select({
      items: count(),
      photos: sql<number>`count(*) filter (where ${media.kind} = 'photo')`.mapWith(Number),
      has_package: isGranted(user_id),
    })
    .from(media)
    .where(and(eq(media.athlete_id, athlete_id), isNull(media.deleted_at)))
  return counted ?? { items: 0, photos: 0, has_package: false }
}

/** Includes recently deleted items. */
const isTheirs = (athleteId: string, id: string) => and(eq(media.id, id), eq(media.athlete_id, athleteId))

const isShown = (athleteId: string, id: string) => and(isTheirs(athleteId, id), isNull(media.deleted_at))

const isRestorable = (athleteId: string, id: string) =>
  and(isTheirs(athleteId, id), ne(media.kind, 'portrait'), gte(media.deleted_at, restorableSince()))

export const hasMedia = async (db: Db, athleteId: string, id: string): Promise<boolean> => {
  const found = await db.select({ id: media.id }).from(media).where(isTheirs(athleteId, id))
  return found.length > 0
}

/** A new item comes last, so the video that a page opens with stays first. */
export const insertMedia = async (
  tx: Db,
  item: Omit<typeof media.$inferInsert, 'rank' | 'created_at' | 'deleted_at'>,
): Promise<void> => {
  const isInGallery = and(eq(media.athlete_id, item.athlete_id), isNull(media.deleted_at))
  const rank = await lastRank(tx, media, isInGallery)
  await tx.insert(media).values({ ...item, rank, created_at: clock.now() })
}

/** True if it existed. */
export const setTitle = async (
  tx: Db,
  athleteId: string,
  id: string,
  title: string | null,
): Promise<boolean> => {
  const named = await tx
    .update(media)
    .set({ title })
    .where(isShown(athleteId, id))
    .returning({ id: media.id })
  return named.length > 0
}

export const orderGallery = (tx: Db, athleteId: string, ids: readonly string[]): Promise<void> =>
  orderEntries(tx, media, athleteId, ids)

/** True if it existed. Its files stay for some days, so it can be restored. */
export const hideMedia = async (tx: Db, athleteId: string, id: string): Promise<boolean> => {
  const deleted = await tx
    .update(media)
    .set({ deleted_at: clock.now() })
    .where(isShown(athleteId, id))
    .returning({ id: media.id })
  return deleted.length > 0
}

export const findRestorable = async (db: Db, athleteId: string, id: string) => {
  const [deleted] = await db
    .select({ kind: media.kind, picture: media.picture })
    .from(media)
    .where(isRestorable(athleteId, id))
  return deleted ?? null
}

export const bringBackMedia = async (tx: Db, athleteId: string, id: string): Promise<void> => {
  await tx.update(media).set({ deleted_at: null }).where(isRestorable(athleteId, id))
}
