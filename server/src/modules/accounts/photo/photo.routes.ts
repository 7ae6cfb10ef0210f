import * as contract from '@fieldhouse/contract/accounts.photo'
import { bind } from '../../../platform/http/bind.ts'
import type { AccountsSettings } from '../accounts-settings.ts'
import { deleteUserPhoto, saveUserPhoto } from './change-user-photo.ts'

export const photoRoutes = (settings: AccountsSettings) =>
  bind(contract, {
    uploadUserPhoto: async ({ db, actor, params, body, file }) => ({
      data: await saveUserPhoto(db, settings, { actor, ...params }, { bytes: file.bytes, ...body }),
    }),
    updateUserPhoto: async ({ db, actor, params, body, file }) => ({
      data: await saveUserPhoto(db, settings, { actor, ...params }, { bytes: file.bytes, ...body }),
    }),
    deleteUserPhoto: async ({ db, actor, params }) => ({
      data: await deleteUserPhoto(db, settings, { actor, ...params }),
    }),
  })
