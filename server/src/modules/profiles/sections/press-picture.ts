import type { Actor } from '@fieldhouse/contract/guards'
import type { Picture } from '@fieldhouse/contract/profiles.document'
import * as z from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { dropFilesLater } from '../../../platform/images/drop-files.ts'
import { keysOf } from '../../../platform/images/picture-files.ts'
import { uploadGone } from '../gallery/receive-picture.ts'
import { takeUpload } from '../gallery/uploads.queries.ts'
import { findPressPicture } from './sections.queries.ts'

/** The picture of an article is deleted with it, or replaced by another. */
export const dropPressPicture = async (tx: Db, athleteId: string, articleId: string): Promise<void> => {
  const picture = await findPressPicture(tx, athleteId, articleId)
  if (picture) await dropFilesLater(tx, keysOf(picture))
}

/** PRO-12: an uploaded picture for an article. Without one, the article keeps its picture. */
export const pressPicture = async (
  tx: Db,
  actor: Actor,
  athleteId: string,
  { id, image }: { id?: string | undefined; image?: string | undefined },
): Promise<{ picture?: Picture }> => {
  if (!image) return {}
  const picture = z.uuid().safeParse(image).success ? await takeUpload(tx, actor.id, image) : null
  if (!picture) throw uploadGone('image')
  if (id) await dropPressPicture(tx, athleteId, id)
  return { picture }
}
