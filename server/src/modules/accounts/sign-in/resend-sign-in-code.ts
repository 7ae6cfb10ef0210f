import { endedSignIn } from '@fieldhouse/contract/accounts.sign-in'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { findUser } from '../accounts.queries.ts'
import { findAttempt } from '../codes/attempts.queries.ts'
import { findRegistration } from '../users.queries.ts'
import { hasTooManyPasswordCodes, limitPasswordCodes, limitRequestedCodes } from './limit-sign-in-codes.ts'
import { recognizeCaller } from './recognize-caller.ts'
import { repeatAttempt } from './send-sign-in-code.ts'

interface Call {
  readonly db: Db
  readonly caller: Caller
  readonly limit: Limit
}

export const attemptRefusal = () =>
  new AppError('code_ended', { message: endedSignIn, errors: { code: [endedSignIn] } })

/** Another code for the browser that waits for one. Doesn't reveal whether anyone gets it. */
export const resendSignInCode = async (call: Call, token: string): Promise<void> => {
  const attempt = await findAttempt(call.db, hashToken(token))
  if (!attempt) throw attemptRefusal()
  const { email, proof, user_id, registration_id } = attempt
  const recognized = await recognizeCaller(call, email)
  if (proof === 'password') await limitPasswordCodes(call.limit, recognized)
  else await limitRequestedCodes(call.limit, recognized, email)
  const owner =
    (user_id && (await findUser(call.db, user_id))) ||
    (registration_id && (await findRegistration(call.db, registration_id))) ||
    null
  const isMuted = owner && proof === 'password' && (await hasTooManyPasswordCodes(call.limit, owner.id))
  // Also renewed if nobody gets a code. An attempt that stays used up would reveal that the password was wrong.
  await repeatAttempt(call, attempt, isMuted ? null : owner)
}
