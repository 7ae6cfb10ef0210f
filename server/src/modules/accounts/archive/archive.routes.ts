import * as contract from '@fieldhouse/contract/accounts.archive'
import { bind } from '../../../platform/http/bind.ts'
import type { AccountsSettings } from '../accounts-settings.ts'
import { sendOwnerCode } from '../sessions/prove-owner.ts'
import { downloadArchive } from './download-archive.ts'

export const archiveRoutes = (settings: AccountsSettings) =>
  bind(contract, {
    downloadArchive: (call) => downloadArchive(call, call.body, settings),
    sendArchiveCode: async (call) => ({ data: { email: await sendOwnerCode(call, 'download-archive') } }),
  })
