import type { LoginForm, SignedIn } from '@fieldhouse/contract/accounts'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Limit } from '../../../platform/http/bind.ts'
import { passwordMatches } from '../password.ts'
import { type Entry, openSession } from './open-session.ts'
import { wrongPassword } from './prove-password.ts'
import { deviceHashes } from './recognize-device.ts'
import { findForSignIn, lockPassword } from './sessions.queries.ts'

const noMatch =
  'The email and password you entered did not match our records. Please double-check and try again.'

/**
 * ACC-02: a new session for whoever knows the password. Strangers share the tries at an address, whether it has an
 * account or not; a device of the owner has tries of its own, so that no guesser can lock the owner out, and is the
 * only one to hear that the account is there.
 */
export const signIn = async (
  entry: Entry & { readonly limit: Limit },
  { email, password, remember, team_id }: LoginForm,
): Promise<SignedIn> => {
  const user = await findForSignIn(entry.db, email, deviceHashes(entry.caller))
  const device = user?.known_device?.toString('hex')
  await entry.limit('account-sign-in', device ? `device ${device}` : email)
  const passwordHash = user?.password_hash ?? null
  const isRight = await passwordMatches(passwordHash, password)
  const refusal = new AppError('invalid', { message: device ? wrongPassword : noMatch })
  if (!user || !passwordHash || !isRight) throw refusal
  return transaction(entry.db, async (tx) => {
    // It may have been changed while it was compared, which ended every session but this one.
    if (!(await lockPassword(tx, user.id, passwordHash))) throw refusal
    await emit(tx, 'accounts.user-signed-in', { user_id: user.id, team_id: team_id ?? null })
    return openSession({ ...entry, db: tx }, { userId: user.id, remember })
  })
}
