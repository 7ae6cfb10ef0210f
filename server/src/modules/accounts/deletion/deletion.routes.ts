import * as deletion from '@fieldhouse/contract/accounts.deletion'
import { bind } from '../../../platform/http/bind.ts'
import type { AccountsSettings } from '../accounts-settings.ts'
import { sendOwnerCode } from '../sessions/prove-owner.ts'
import { deleteAccount, showDeletion } from './delete-account.ts'
import { restoreAccount } from './restore-account.ts'
import { requestRestoreLink } from './send-restore-link.ts'

export const deletionRoutes = ({ countOwnThings }: AccountsSettings) =>
  bind(deletion, {
    getDeletion: async (call) => ({ data: await showDeletion(call, countOwnThings) }),
    sendDeletionCode: async (call) => ({ data: { email: await sendOwnerCode(call, 'delete-account') } }),
    deleteAccount: async (call) => {
      const until = await deleteAccount(call, call.body, countOwnThings)
      return { data: { restorable_until: until.toISOString() } }
    },
    requestRestoreLink: async (call) => {
      await requestRestoreLink(call, call.body.email)
      return { data: { sent: true } }
    },
    restoreAccount: (call) => restoreAccount(call, call.body.token),
  })
