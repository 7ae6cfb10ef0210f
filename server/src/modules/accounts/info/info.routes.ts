import * as contract from '@fieldhouse/contract/accounts.info'
import { bind } from '../../../platform/http/bind.ts'
import type { AccountsSettings } from '../accounts-settings.ts'
import { saveAccountInfo } from './save-account-info.ts'
import { showAccountInfo } from './show-account-info.ts'

export const infoRoutes = ({ pagePhoto }: AccountsSettings) =>
  bind(contract, {
    getAccountInfo: async ({ db, actor, params }) => ({
      data: await showAccountInfo(db, actor, params.id, pagePhoto),
    }),
    saveAccountInfo: async (call) => {
      const id = await saveAccountInfo(call, call.body)
      return { data: await showAccountInfo(call.db, call.actor, id, pagePhoto) }
    },
  })
