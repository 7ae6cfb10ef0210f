import type { Picture } from '@fieldhouse/contract/profiles.document'
import { and, eq, gte } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { dropFilesLater } from '../../../platform/images/drop-files.ts'
import { keysOf } from '../../../platform/images/picture-files.ts'
import { media } from '../gallery/gallery.tables.ts'
import { restorableSince } from '../gallery/uploads.queries.ts'
import { athletes } from '../profiles.tables.ts'

export interface Photo {
  photo: Picture | null
  cutout: Picture | null
}

export const noPhoto: Photo = { photo: null, cutout: null }

export const findPhoto = async (db: Db, athleteId: string): Promise<Photo> => {
  const [found] = await db
    .select({ photo: athletes.photo, cutout: athletes.cutout })
    .from(athletes)
    .where(eq(athletes.id, athleteId))
  return found ?? noPhoto
}

export const setPhoto = async (tx: Db, athleteId: string, photo: Partial<Photo>): Promise<void> => {
  await tx.update(athletes).set(photo).where(eq(athletes.id, athleteId))
}

const isFormer = (athleteId: string) => and(eq(media.athlete_id, athleteId), eq(media.kind, 'portrait'))

/** Removes the previous photo from where it was stored. Null if there is none anymore. */
export const takeFormerPhoto = async (tx: Db, athleteId: string): Promise<Photo | null> => {
  const [taken] = await tx
    .delete(media)
    .where(and(isFormer(athleteId), gte(media.deleted_at, restorableSince())))
    .returning({ picture: media.picture })
  if (!taken?.picture) return null
  const { cutout = null, ...photo } = taken.picture
  return { photo, cutout }
}

/** Stores a photo for a while, so it can be restored. Only the latest one. The one before is deleted. */
export const keepFormerPhoto = async (tx: Db, athleteId: string, { photo, cutout }: Photo): Promise<void> => {
  if (!photo) return
  const older = await tx.delete(media).where(isFormer(athleteId)).returning({ picture: media.picture })
  for (const { picture } of older)
    for (const part of [picture, picture?.cutout]) if (part) await dropFilesLater(tx, keysOf(part))
  const now = clock.now()
  await tx.insert(media).values({
    id: uuidv7(),
    athlete_id: athleteId,
    kind: 'portrait',
    picture: { ...photo, cutout },
    rank: 0,
    created_at: now,
    deleted_at: now,
  })
}
