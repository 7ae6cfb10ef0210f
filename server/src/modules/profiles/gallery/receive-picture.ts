import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Crop } from '@fieldhouse/contract/profiles.media'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { assertPictureSize, makeSentPicture } from '../../../platform/images/make-sent-picture.ts'
import { type MadePicture, storeFiles } from '../../../platform/images/picture-files.ts'
import type { SideProcesses } from '../../../platform/side-processes/side-processes.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { countUploads, dropUpload, findUpload, insertUpload } from './uploads.queries.ts'

/** What making and storing pictures needs: the rows first, then the files. */
export interface PictureStore {
  readonly db: Db
  readonly storage: Storage
  readonly sideProcesses: SideProcesses
}

export const uploadGone = (field: string) =>
  new AppError('picture_gone', {
    errors: { [field]: ['This picture is no longer there. Please upload it again.'] },
  })

/** More than a gallery has room for. A person who keeps uploading without using any is stopped. */
const mostUnused = 60

export const assertMaySend = async (db: Db, userId: string): Promise<void> => {
  if ((await countUploads(db, userId)) < mostUnused) return
  throw new AppError('too_many_unused_pictures', {
    message: 'You uploaded many pictures without using them. Please come back tomorrow.',
  })
}

type NewUpload = Parameters<typeof insertUpload>[1]

/** Nothing stays of a picture if one of its files could not be written. */
const keep = async (
  { db, storage }: PictureStore,
  upload: NewUpload,
  files: Parameters<typeof storeFiles>[1],
): Promise<void> => {
  await insertUpload(db, upload)
  try {
    await storeFiles(storage, files)
  } catch (error) {
    await transaction(db, (tx) => dropUpload(tx, upload.user_id, upload.id))
    throw error
  }
}

/** Stores a picture until a page takes it. */
export const keepMade = (
  store: PictureStore,
  userId: string,
  id: string,
  { picture, files }: MadePicture,
): Promise<void> => keep(store, { id, user_id: userId, picture, original_key: '' }, files)

/** PRO-05: JPEG and PNG up to 10 MB, by content. Nothing is stored of other files. */
export const receivePicture = async (
  store: PictureStore,
  userId: string,
  bytes: Buffer,
  id: string = uuidv7(),
) => {
  assertPictureSize(bytes)
  await assertMaySend(store.db, userId)
  const { image, made } = await makeSentPicture(store.sideProcesses, userId, async () => ({
    folder: id,
    bytes,
  }))
  const { picture, files } = made
  const { ending, contentType, width, height } = image
  const original = { key: `originals/${id}.${ending}`, bytes, contentType }
  await keep(store, { id, user_id: userId, picture, original_key: original.key }, [...files, original])
  return { id, picture, width, height }
}

/** Always the same for the same part of the same picture, so a second click makes no second one. */
const partId = (uploadId: string, { x, y, width, height }: Crop): string => {
  const hex = createHash('sha256').update([uploadId, x, y, width, height].join()).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** PRO-06: a part of an upload, as its own upload. If the upload is gone, taking it reports that. */
export const cropPicture = async (
  store: PictureStore,
  userId: string,
  uploadId: string,
  crop: Crop,
): Promise<string> => {
  const id = partId(uploadId, crop)
  const upload = await findUpload(store.db, userId, uploadId)
  if (!upload) return id
  const { made } = await makeSentPicture(store.sideProcesses, userId, async () => ({
    folder: id,
    bytes: await buffer(await store.storage.read(upload.original_key)),
    crop,
  }))
  await keepMade(store, userId, id, made)
  return id
}
