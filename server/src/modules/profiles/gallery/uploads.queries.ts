import { and, count, eq, lt } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { inSteps, someRows } from '../../../platform/database/in-steps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { dropFilesLater } from '../../../platform/images/drop-files.ts'
import { keysOf } from '../../../platform/images/picture-files.ts'
import { media, uploads } from './gallery.tables.ts'

type Upload = typeof uploads.$inferSelect

/** Written before the files, so they are swept if anything fails in between. */
export const insertUpload = async (db: Db, upload: Omit<Upload, 'created_at'>): Promise<void> => {
  await db
    .insert(uploads)
    .values({ ...upload, created_at: clock.now() })
    .onConflictDoNothing()
}

/** People only find their own uploads. */
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

/** From now on the picture belongs to its taker. This works only once. The original file is deleted. */
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

/** How long deleted items can be restored. */
export const restorableSince = (): Date => new Date(clock.now().getTime() - 7 * day)

/** Pictures that were not used within a day, with their files. */
const sweepUploads = (db: Db, perStep: number): Promise<number> =>
  transaction(db, async (tx) => {
    const isOver = lt(uploads.created_at, new Date(clock.now().getTime() - day))
    const unused = await tx
      .delete(uploads)
      .where(someRows(uploads, isOver, perStep))
      .returning()
    for (const upload of unused) await dropUploaded(tx, upload)
    return unused.length
  })

/** Items that were deleted seven days ago, with their files. */
const sweepMedia = (db: Db, perStep: number): Promise<number> =>
  transaction(db, async (tx) => {
    const deleted = await tx
      .delete(media)
      .where(someRows(media, lt(media.deleted_at, restorableSince()), perStep))
      .returning({ picture: media.picture })
    for (const { picture } of deleted)
      for (const part of [picture, picture?.cutout]) if (part) await dropFilesLater(tx, keysOf(part))
    return deleted.length
  })

/** Deletes rows in batches and schedules the deletion of their files. */
export const sweepPictures = async (db: Db): Promise<void> => {
  await inSteps((perStep) => sweepUploads(db, perStep))
  await inSteps((perStep) => sweepMedia(db, perStep))
}
