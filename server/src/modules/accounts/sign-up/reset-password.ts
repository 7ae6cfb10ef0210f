import type { SignedIn } from '@fieldhouse/contract/accounts'
import type { PasswordReset } from '@fieldhouse/contract/accounts.sign-up'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { deviceCookie } from '../../../platform/sessions/credentials.ts'
import { endSessionsOf, hashToken, startSession } from '../../../platform/sessions/sessions.ts'
import { dropAttempts } from '../codes/attempts.queries.ts'
import { dropResets, lockReset } from '../codes/password-resets.queries.ts'
import { passwordChangedMail } from '../mails/password-changed-mail.ts'
import { assertGoodPassword, hashPassword } from '../password.ts'
import { type Entry, handOver } from '../sessions/open-session.ts'
import { rememberDevice } from '../sessions/recognize-device.ts'
import { confirmAddress, setPassword } from '../users.queries.ts'

interface Call extends Entry {
  readonly siteOrigin: string
}

const linkRefusal = () =>
  new AppError('invalid', {
    errors: { token: ['This link is no longer valid. Please request a new one.'] },
  })

/**
 * ACC-09: the person with the email chooses a password and is signed in, and signed out everywhere else. The browser is
 * known from then on. It has its own limit of tries, so a person who keeps guessing at the account can't lock the owner
 * out. The email about the new password is enough, so none is sent about a new device.
 */
export const resetPassword = async (
  { db, caller, siteOrigin, setCookie }: Call,
  { token, email, password }: PasswordReset,
): Promise<SignedIn> => {
  const password_hash = await hashPassword(password)
  const { device, session } = await transaction(db, async (tx) => {
    const reset = await lockReset(tx, hashToken(token))
    if (!reset?.email || reset.email.toLowerCase() !== email.toLowerCase()) throw linkRefusal()
    assertGoodPassword(password, reset)
    const { user_id, email: to, first_name: firstName } = reset
    await setPassword(tx, user_id, password_hash)
    await confirmAddress(tx, user_id)
    await dropResets(tx, user_id)
    await dropAttempts(tx, user_id)
    await endSessionsOf(tx, user_id)
    await record(tx, caller, { action: 'password.reset', userId: user_id })
    await sendLater(tx, passwordChangedMail({ to, firstName, resetUrl: `${siteOrigin}/?login=1` }))
    const { userAgent, address } = caller
    return {
      device: await rememberDevice({ db: tx, caller }, user_id),
      session: await startSession(tx, { userId: user_id, remember: true, userAgent, address }),
    }
  })
  setCookie(deviceCookie(device.cookie, caller.isHttps))
  return handOver({ caller, setCookie }, session)
}
