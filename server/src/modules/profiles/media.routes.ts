import type { Actor } from '@fieldhouse/contract/guards'
import * as contract from '@fieldhouse/contract/profiles.media'
import type { Db } from '../../platform/database/database.ts'
import { bind } from '../../platform/http/bind.ts'
import type { SideProcesses } from '../../platform/side-processes/side-processes.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { addMedia } from './gallery/add-media.ts'
import { nameMedia, sortGallery } from './gallery/change-gallery.ts'
import { restoreMedia } from './gallery/delete-media.ts'
import { receivePicture } from './gallery/receive-picture.ts'
import type { IsAssignedTo } from './page/audience.ts'
import { openPage, openPageTo, type pageReader } from './page/read-page.ts'
import { changePhoto, deletePhoto, restorePhoto } from './photo/change-photo.ts'
import { deleteCutout, removeBackground } from './photo/remove-background.ts'

interface MediaOptions {
  readonly isAssignedTo: IsAssignedTo
  readonly storage: Storage
  readonly sideProcesses: SideProcesses
  readonly readPage: ReturnType<typeof pageReader>
}

export const mediaRoutes = ({ isAssignedTo, storage, sideProcesses, readPage }: MediaOptions) => {
  /** Checked before a picture is processed, because another person's page isn't worth the time. */
  const editedBy = async (db: Db, actor: Actor, id: string): Promise<string> =>
    (await openPageTo(db, actor, id, isAssignedTo, 'edit')).head.athlete_id
  return bind(contract, {
    uploadPicture: async ({ db, actor, file }) => ({
      data: await receivePicture({ db, storage, sideProcesses }, actor.id, file.bytes),
    }),
    uploadPhoto: async ({ db, actor, params, body, file }) => {
      const athleteId = await editedBy(db, actor, params.id)
      return changePhoto({ db, storage, sideProcesses }, actor, athleteId, body, file?.bytes)
    },
    deletePhoto: ({ db, actor, params }) => deletePhoto(db, actor, params.id),
    restorePhoto: ({ db, actor, params, body }) => restorePhoto(db, actor, params.id, body),
    removeBackground: async ({ db, actor, params }) => {
      const athleteId = await editedBy(db, actor, params.id)
      return removeBackground({ db, storage, sideProcesses }, actor, athleteId)
    },
    deleteCutout: ({ db, actor, params }) => deleteCutout(db, actor, params.id),
    listGallery: async ({ db, actor, params }) => {
      const { head, audience } = await openPage(db, actor, params.id, isAssignedTo)
      const { data } = (await readPage(db, head, audience)).value()
      return { data: data.gallery }
    },
    addMedia: ({ db, actor, params, body }) => addMedia(db, actor, params.id, body),
    updateMedia: ({ db, actor, params, body }) => nameMedia(db, actor, params.id, params.media, body),
    sortGallery: ({ db, actor, params, body }) => sortGallery(db, actor, params.id, body),
    restoreMedia: ({ db, actor, params, body }) => restoreMedia(db, actor, params.id, params.media, body),
  })
}
