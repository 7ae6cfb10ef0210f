import type { Checked } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Picture } from '@fieldhouse/contract/profiles.document'
import type { uploadPhoto } from '@fieldhouse/contract/profiles.media'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { changePage } from '../editing/change-page.ts'
import { cropPicture, type PictureStore, receivePicture, uploadGone } from '../gallery/receive-picture.ts'
import { dropUpload, takeUpload } from '../gallery/uploads.queries.ts'
import { findPhoto, keepFormerPhoto, noPhoto, setPhoto, takeFormerPhoto } from './photo.queries.ts'

type Given = Checked<typeof uploadPhoto>['body']

/** The address of a picture begins with the id of its upload. */
const isMadeOf = (photo: Picture | null, uploadId: string): boolean =>
  photo?.url.startsWith(`/media/${uploadId}/`) === true

const showUpload = async (store: PictureStore, actor: Actor, id: string, uploadId: string, given: Given) => {
  const { crop, version } = given
  const shownId = crop ? await cropPicture(store, actor.id, uploadId, crop) : uploadId
  return changePage(store.db, actor, { id, group: 'photo', version }, async (tx, { athlete_id }) => {
    const present = await findPhoto(tx, athlete_id)
    const photo = await takeUpload(tx, actor.id, shownId)
    // A second click. It may have made the same part again. Taken, because otherwise its files would be swept.
    if (isMadeOf(present.photo, shownId)) return
    if (!photo) throw uploadGone('upload_id')
    // Only the part of the picture is shown.
    if (crop) await dropUpload(tx, actor.id, uploadId)
    await keepFormerPhoto(tx, athlete_id, present)
    await setPhoto(tx, athlete_id, { photo, cutout: null })
  })
}

/** PRO-06: the caller may change this page. The picture is a file, or an earlier upload. */
export const changePhoto = async (
  store: PictureStore,
  actor: Actor,
  id: string,
  given: Given,
  bytes: Buffer | undefined,
) => {
  if (!bytes) {
    if (given.upload_id) return showUpload(store, actor, id, given.upload_id, given)
    throw new AppError('invalid', { errors: { file: ['Please choose a file'] } })
  }
  const upload = await receivePicture(store, actor.id, bytes)
  try {
    return await showUpload(store, actor, id, upload.id, given)
  } catch (error) {
    await transaction(store.db, (tx) => dropUpload(tx, actor.id, upload.id))
    throw error
  }
}

/** PRO-06: after this, the initials are shown. */
export const deletePhoto = (db: Db, actor: Actor, id: string) =>
  changePage(db, actor, { id, group: 'photo' }, async (tx, { athlete_id }) => {
    await keepFormerPhoto(tx, athlete_id, await findPhoto(tx, athlete_id))
    await setPhoto(tx, athlete_id, noPhoto)
  })

/** Undo. A second undo reverses it: the current photo and the restored one change places. */
export const restorePhoto = (
  db: Db,
  actor: Actor,
  id: string,
  { version }: { version?: number | undefined },
) =>
  changePage(db, actor, { id, group: 'photo', version }, async (tx, { athlete_id }) => {
    const former = await takeFormerPhoto(tx, athlete_id)
    if (!former) throw new AppError('not_found', { message: 'There is no earlier photo to restore.' })
    await keepFormerPhoto(tx, athlete_id, await findPhoto(tx, athlete_id))
    await setPhoto(tx, athlete_id, former)
  })
