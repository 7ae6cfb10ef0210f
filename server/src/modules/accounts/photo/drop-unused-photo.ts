import type { Picture } from '@fieldhouse/contract/profiles.document'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { keysOf } from '../../../platform/images/picture-files.ts'
import { job } from '../../../platform/jobs/job.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import { isPhotoOf } from './photo.queries.ts'

interface NewPhoto {
  readonly user_id: string
  readonly picture: Picture
}

/** Deletes the files of a photo that is not in use. */
export const dropUnusedPhotoJob = job<NewPhoto>({
  name: 'drop-unused-photo',
  effect: 'outside',
  run: async ({ db, storage }, { user_id, picture }) => {
    if (await isPhotoOf(db, user_id, picture)) return
    for (const key of keysOf(picture)) await storage.delete(key)
  },
})

/** Longer than any upload takes. */
const waitMilliseconds = 60 * 60 * 1000

/** Called before the files are written, so no file stays without an owner if something fails later. */
export const dropLaterUnlessUsed = (db: Db, photo: NewPhoto): Promise<void> =>
  runLater(db, dropUnusedPhotoJob, photo, {
    startAfter: new Date(clock.now().getTime() + waitMilliseconds),
  })
