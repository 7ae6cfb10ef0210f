import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Limit } from '../../../platform/http/bind.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { hashToken, newToken } from '../../../platform/sessions/sessions.ts'
import { insertReset } from '../codes/password-resets.queries.ts'
import { staffResetMail } from '../mails/staff-mails.ts'
import { lockFor, type StaffCall } from './staff-call.ts'

interface Receiver {
  readonly id: string
  readonly email: string
}

/** A link to choose a password. It works once. Only its hash is stored. */
export const passwordLink = async (
  tx: Db,
  { id: user_id, email }: Receiver,
  siteOrigin: string,
  validMilliseconds: number,
): Promise<string> => {
  const token = newToken()
  const now = clock.now()
  await insertReset(tx, {
    token_hash: hashToken(token),
    user_id,
    created_at: now,
    expires_at: new Date(now.getTime() + validMilliseconds),
  })
  return `${siteOrigin}/password/reset/${token}?email=${encodeURIComponent(email)}`
}

const hour = 60 * 60 * 1000

/** ADM-01: emails the same link that the person could ask for. The old password works until they choose a new one. */
export const sendResetLink = (
  { db, actor, caller, limit }: StaffCall & { readonly limit: Limit },
  userId: string,
): Promise<string> =>
  transaction(db, async (tx) => {
    const user = await lockFor(tx, actor, 'reset-password', userId)
    const { id, email, first_name: firstName } = user
    if (!email) throw new AppError('conflict', { message: 'This account has no email address.' })
    await limit('account-mail', `reset ${id}`)
    const url = await passwordLink(tx, { id, email }, caller.siteOrigin, hour)
    await sendLater(tx, staffResetMail({ to: email, firstName, url }))
    await record(tx, caller, { action: 'password.link-sent', userId })
    return email
  })
