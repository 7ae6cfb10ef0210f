import type { Actor } from '@fieldhouse/contract/guards'
import type { Crop } from '@fieldhouse/contract/profiles.media'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { assertPictureSize, makeSentPicture } from '../../../platform/images/make-sent-picture.ts'
import { storeFiles } from '../../../platform/images/picture-files.ts'
import type { AccountsSettings } from '../accounts-settings.ts'
import { presentPhoto } from '../present-photo.ts'
import { openToEdit } from '../sessions/opened-account.ts'
import { dropLaterUnlessUsed } from './drop-unused-photo.ts'
import { replacePhoto } from './photo.queries.ts'

type PhotoPorts = Pick<AccountsSettings, 'storage' | 'sideProcesses' | 'pagePhoto'>

interface SentPhoto {
  readonly bytes: Buffer
  readonly crop?: Crop | undefined
}

/** Enough for the largest place that shows a person, on a screen with three pixels per point. */
const mostSide = 640

/** A part that is not a square would be shown with something missing. */
const assertSquare = (crop: Crop | undefined) => {
  if (crop && crop.width !== crop.height)
    throw new AppError('invalid', { errors: { crop: ['Please choose a square part of the picture'] } })
}

const saveSquare = async (
  db: Db,
  { storage, sideProcesses }: PhotoPorts,
  { actor, user_id }: { actor: Actor; user_id: string },
  { bytes, crop }: SentPhoto,
) => {
  assertSquare(crop)
  assertPictureSize(bytes)
  const { made } = await makeSentPicture(sideProcesses, actor.id, async () => ({
    folder: uuidv7(),
    bytes,
    crop,
    square: mostSide,
  }))
  await dropLaterUnlessUsed(db, { user_id, picture: made.picture })
  await storeFiles(storage, made.files)
  await transaction(db, (tx) => replacePhoto(tx, user_id, made.picture))
  return presentPhoto(made.picture)
}

/** PAY-06: the photo of oneself, one's athlete, or a user. The old one is deleted. */
export const saveUserPhoto = async (
  db: Db,
  ports: PhotoPorts,
  { actor, id }: { actor: Actor; id: string },
  sent: SentPhoto,
) => {
  const { type } = await openToEdit(db, actor, id)
  const photo =
    type === 'athlete'
      ? await ports.pagePhoto.save({ ...ports, db }, actor, id, sent)
      : await saveSquare(db, ports, { actor, user_id: id }, sent)
  return { photo }
}

/** After this, the initials are shown. */
export const deleteUserPhoto = async (
  db: Db,
  { pagePhoto }: Pick<PhotoPorts, 'pagePhoto'>,
  { actor, id }: { actor: Actor; id: string },
) => {
  const { type } = await openToEdit(db, actor, id)
  if (type === 'athlete') await pagePhoto.remove(db, actor, id)
  else await transaction(db, (tx) => replacePhoto(tx, id, null))
  return { photo: null }
}
