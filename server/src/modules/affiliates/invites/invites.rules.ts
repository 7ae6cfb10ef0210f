import type { InviteState } from '@fieldhouse/contract/affiliates.invites'
import { hashToken, newToken } from '../../../platform/sessions/sessions.ts'
import { inviteDays } from './invite-mail.ts'

const day = 24 * 60 * 60 * 1000

/** A new link, and what is stored about it. Only the hash of its code is. */
export const newLink = (sent_at: Date) => {
  const code = newToken()
  return {
    code,
    code_hash: hashToken(code),
    sent_at,
    expires_at: new Date(sent_at.getTime() + inviteDays * day),
  }
}

/** Once accepted, it is an account. */
export const canSendAgain = (state: InviteState): boolean => state !== 'taken-up'

export const canWithdraw = (state: InviteState): boolean => state === 'sent' || state === 'opened'
