import type { PasswordChange } from '@fieldhouse/contract/accounts'
import type { Actor } from '@fieldhouse/contract/guards'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { dropAttempts } from '../codes/attempts.queries.ts'
import { dropResets } from '../codes/password-resets.queries.ts'
import { passwordChangedMail } from '../mails/password-changed-mail.ts'
import { assertGoodPassword, hashPassword } from '../password.ts'
import { setPassword } from '../users.queries.ts'
import { provePassword } from './prove-password.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
  readonly limit: Limit
}

/** Signs out everywhere else, invalidates reset links, and notifies the owner. */
export const changePassword = async (
  call: Call,
  { password, new_password }: PasswordChange,
): Promise<number> => {
  const user = await provePassword(call, password)
  assertGoodPassword(new_password, user, 'new_password')
  const passwordHash = await hashPassword(new_password)
  return transaction(call.db, async (tx) => {
    await setPassword(tx, user.id, passwordHash)
    await dropResets(tx, user.id)
    await dropAttempts(tx, user.id)
    await record(tx, call.caller, { action: 'password.changed', userId: user.id })
    const { email, first_name: firstName } = user
    const resetUrl = `${call.caller.siteOrigin}/?login=1`
    if (email) await sendLater(tx, passwordChangedMail({ to: email, firstName, resetUrl }))
    return endSessionsOf(tx, user.id, call.caller.sessionId)
  })
}
