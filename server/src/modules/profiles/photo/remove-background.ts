import { buffer } from 'node:stream/consumers'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Picture } from '@fieldhouse/contract/profiles.document'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { dropFilesLater } from '../../../platform/images/drop-files.ts'
import { queued } from '../../../platform/images/image-queue.ts'
import { keysOf, mediaKeyOf } from '../../../platform/images/picture-files.ts'
import { cutOutTask } from '../../../platform/images/picture-tasks.ts'
import { changePage } from '../editing/change-page.ts'
import { keepMade, type PictureStore } from '../gallery/receive-picture.ts'
import { dropUpload, takeUpload } from '../gallery/uploads.queries.ts'
import { findPhoto, setPhoto } from './photo.queries.ts'

const noFigure = () =>
  new AppError('no_figure_found', {
    message:
      'We could not tell you from the background, so your photo stays as it is. One with you alone, well lit and from the knees up, works best.',
  })

const makeCutout = async (
  { storage, sideProcesses }: PictureStore,
  userId: string,
  id: string,
  photo: Picture,
) => {
  const key = mediaKeyOf(photo.url)
  if (!key) throw noFigure()
  return queued(userId, async () => {
    const bytes = await buffer(await storage.read(key))
    const made = await sideProcesses.run(cutOutTask, { folder: id, bytes })
    if (!made) throw noFigure()
    return made
  })
}

/** PRO-06: the caller may change this page. The photo stays, and the cutout is added to it. */
export const removeBackground = async (store: PictureStore, actor: Actor, athleteId: string) => {
  const seen = await findPhoto(store.db, athleteId)
  if (!seen.photo) throw new AppError('invalid', { message: 'There is no photo yet. Please add one first.' })
  const id = uuidv7()
  if (!seen.cutout) await keepMade(store, actor.id, id, await makeCutout(store, actor.id, id, seen.photo))
  return changePage(store.db, actor, { id: athleteId, group: 'photo' }, async (tx) => {
    const { photo, cutout } = await findPhoto(tx, athleteId)
    if (cutout || photo?.url !== seen.photo?.url) return dropUpload(tx, actor.id, id)
    await setPhoto(tx, athleteId, { cutout: await takeUpload(tx, actor.id, id) })
  })
}

/** Undoes the removal. */
export const deleteCutout = (db: Db, actor: Actor, id: string) =>
  changePage(db, actor, { id, group: 'photo' }, async (tx, { athlete_id }) => {
    const { cutout } = await findPhoto(tx, athlete_id)
    if (!cutout) return
    await dropFilesLater(tx, keysOf(cutout))
    await setPhoto(tx, athlete_id, { cutout: null })
  })
