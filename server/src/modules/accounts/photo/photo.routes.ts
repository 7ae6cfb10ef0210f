import * as contract from '@fieldhouse/contract/accounts.photo'
import { bind } from '../../../platform/http/bind.ts'
import type { AccountsSettings } from '../accounts-settings.ts'
import { deleteOwnPhoto } from './delete-own-photo.ts'
import { saveOwnPhoto } from './save-own-photo.ts'

export const photoRoutes = ({ storage, sideProcesses }: AccountsSettings) =>
  bind(contract, {
    uploadOwnPhoto: async ({ db, actor, file }) => ({
      data: await saveOwnPhoto({ db, storage, sideProcesses }, actor, file.bytes),
    }),
    deleteOwnPhoto: async ({ db, actor }) => ({ data: await deleteOwnPhoto(db, actor) }),
  })
