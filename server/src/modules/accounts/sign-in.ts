import type { LoginForm } from '@fieldhouse/contract/accounts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { type NewSession, startSession } from '../../platform/sessions/sessions.ts'
import { findUserByEmail } from './accounts.queries.ts'
import { passwordMatches } from './password.ts'

const noMatch =
  'The email and password you entered did not match our records. Please double-check and try again.'

/** ACC-02: a new session for whoever knows the password. */
export const signIn = async (db: Db, { email, password, remember }: LoginForm): Promise<NewSession> => {
  const user = await findUserByEmail(db, email)
  const isRight = await passwordMatches(user?.password_hash ?? null, password)
  if (!user || !isRight) throw new AppError('invalid', { message: noMatch })
  return startSession(db, { userId: user.id, remember })
}
