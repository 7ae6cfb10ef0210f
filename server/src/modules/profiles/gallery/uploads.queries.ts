import { and, count, eq, lt } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { dropFilesLater } from '../../../platform/images/drop-files.ts'
import { keysOf } from '../../../platform/images/picture-files.ts'
import { media, uploads } from './gallery.tables.ts'

type Upload = typeof uploads.$inferSelect

/** Written before the files are, so that whatever happens in between they are swept. */
export const insertUpload = async (db: Db, upload: Omit<Upload, 'created_at'>): Promise<void> => {
  await db
    .insert(uploads)
    .values({ ...upload, created_at: clock.now() })
    .onConflictDoNothing()
}

/** Nobody finds what another sent. */
const isTheirs = (userId: string, id: string) => and(eq(uploads.id, id), eq(uploads.user_id, userId))

export const findUpload = async (db: Db, userId: string, id: string): Promise<Upload | null> => {
  const [found] = await db.select().from(uploads).where(isTheirs(userId, id))
  return found ?? null
}

export const countUploads = async (db: Db, userId: string): Promise<number> => {
  const [counted] = await db.select({ count: count() }).from(uploads).where(eq(uploads.user_id, userId))
  return counted?.count ?? 0
}

const deleteUpload = async (tx: Db, userId: string, id: string): Promise<Upload | null> => {
  const [deleted] = await tx.delete(uploads).where(isTheirs(userId, id)).returning()
  return deleted ?? null
}

const originalOf = ({ original_key }: Upload): string[] => (original_key === '' ? [] : [original_key])

/** From now on the picture belongs to whatever takes it, once; the file it was made of is deleted. */
export const takeUpload = async (tx: Db, userId: string, id: string): Promise<Upload['picture'] | null> => {
  const taken = await deleteUpload(tx, userId, id)
  if (!taken) return null
  await dropFilesLater(tx, originalOf(taken))
  return taken.picture
}

const dropUploaded = (tx: Db, upload: Upload) =>
  dropFilesLater(tx, [...keysOf(upload.picture), ...originalOf(upload)])

export const dropUpload = async (tx: Db, userId: string, id: string): Promise<void> => {
  const dropped = await deleteUpload(tx, userId, id)
  if (dropped) await dropUploaded(tx, dropped)
}

const day = 24 * 60 * 60 * 1000

/** For so long what was deleted can be brought back. */
export const restorableSince = (): Date => new Date(clock.now().getTime() - 7 * day)

/** Pictures that nobody used within a day, and what was deleted seven days ago, with their files. */
export const sweepPictures = async (tx: Db): Promise<void> => {
  const unused = await tx
    .delete(uploads)
    .where(lt(uploads.created_at, new Date(clock.now().getTime() - day)))
    .returning()
  for (const upload of unused) await dropUploaded(tx, upload)
  const deleted = await tx
    .delete(media)
    .where(lt(media.deleted_at, restorableSince()))
    .returning({ picture: media.picture })
  for (const { picture } of deleted)
    for (const part of [picture, picture?.cutout]) if (part) await dropFilesLater(tx, keysOf(part))
}
