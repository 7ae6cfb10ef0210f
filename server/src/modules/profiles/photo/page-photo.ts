import type { Actor } from '@fieldhouse/contract/guards'
import type { Crop } from '@fieldhouse/contract/profiles.media'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { PictureStore } from '../gallery/receive-picture.ts'
import { findOwnPage } from '../profiles.queries.ts'
import { changePhoto, deletePhoto } from './change-photo.ts'

const find = async (db: Db, athleteUserId: string) => {
  const [page] = await findOwnPage(db, athleteUserId)
  return page ? { id: page.athlete_id, slug: page.athlete_slug, photo: page.photo } : null
}

const requirePage = async (db: Db, athleteUserId: string) => {
  const page = await find(db, athleteUserId)
  if (!page) throw new AppError('not_found')
  return page
}

/** PAY-06: the photo of an athlete's account is the photo of the page. The page decides who may change it. */
export const pagePhoto = {
  find,
  save: async (
    store: PictureStore,
    actor: Actor,
    athleteUserId: string,
    { bytes, crop }: { bytes: Buffer; crop?: Crop | undefined },
  ) => {
    const { id } = await requirePage(store.db, athleteUserId)
    await changePhoto(store, actor, id, { crop, upload_id: undefined, version: undefined }, bytes)
    return (await requirePage(store.db, athleteUserId)).photo
  },
  remove: async (db: Db, actor: Actor, athleteUserId: string): Promise<void> => {
    const { id } = await requirePage(db, athleteUserId)
    await deletePhoto(db, actor, id)
  },
}
