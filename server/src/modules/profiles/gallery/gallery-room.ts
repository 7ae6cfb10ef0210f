import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { countFilmsSince } from './film-frames.queries.ts'
import { countItems, type GalleryOwner } from './gallery.queries.ts'

const mostItems = 30
const mostFreePhotos = 5

/**
 * A free profile has room for 5 photos, and a package for 30 photos and videos. Existing items stay when a package
 * ends.
 */
export const assertRoom = async (tx: Db, owner: GalleryOwner, kind: MediaItem['kind']): Promise<void> => {
  const { items, photos, has_package } = await countItems(tx, owner)
  if (items >= mostItems)
    throw new AppError('invalid', {
      message: `A gallery keeps ${mostItems} photos and videos. Delete one to make room.`,
    })
  if (kind === 'photo' && photos >= mostFreePhotos && !has_package)
    throw new AppError('photos_need_package', {
      message: `A free profile keeps ${mostFreePhotos} photos. Delete one, or choose a package for up to ${mostItems}.`,
    })
}

/**
 * More than a gallery has room for. We fetch a frame for each new video, so deleting a video does not make room here.
 */
const mostFilmsPerDay = 40
const dayMilliseconds = 24 * 60 * 60 * 1000

export const assertFilmsOfDay = async (tx: Db, athleteId: string): Promise<void> => {
  const since = new Date(clock.now().getTime() - dayMilliseconds)
  if ((await countFilmsSince(tx, athleteId, since)) < mostFilmsPerDay) return
  throw new AppError('too_many_requests', {
    message: `You can add ${mostFilmsPerDay} films a day. Please add more tomorrow.`,
  })
}
