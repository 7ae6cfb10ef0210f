import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { assertPictureSize, makeSentPicture } from '../../../platform/images/make-sent-picture.ts'
import { storeFiles } from '../../../platform/images/picture-files.ts'
import type { SideProcesses } from '../../../platform/side-processes/side-processes.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { presentPhoto } from '../present-photo.ts'
import { assertOwner } from '../sessions/own-account.ts'
import { dropLaterUnlessUsed } from './drop-unused-photo.ts'
import { replacePhoto } from './photo.queries.ts'

interface PhotoStore {
  readonly db: Db
  readonly storage: Storage
  readonly sideProcesses: SideProcesses
}

/** Enough for the largest place that shows a person, on a screen with three pixels per point. */
const mostSide = 640

/** MSG-04: a square of the file. The old photo is deleted. */
export const saveOwnPhoto = async (
  { db, storage, sideProcesses }: PhotoStore,
  actor: Actor,
  bytes: Buffer,
) => {
  assertOwner(actor)
  assertPictureSize(bytes)
  const { made } = await makeSentPicture(sideProcesses, actor.id, async () => ({
    folder: uuidv7(),
    bytes,
    square: mostSide,
  }))
  await dropLaterUnlessUsed(db, { user_id: actor.id, picture: made.picture })
  await storeFiles(storage, made.files)
  await transaction(db, (tx) => replacePhoto(tx, actor.id, made.picture))
  return { photo: presentPhoto(made.picture) }
}
