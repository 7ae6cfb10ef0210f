import { type DeletionProof, missingProof } from '@fieldhouse/contract/accounts.deletion'
import { wrongCode } from '@fieldhouse/contract/accounts.sign-up'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { findUser } from '../accounts.queries.ts'
import { sendCode } from '../codes/send-code.ts'
import { codeRefusal, takeCode } from '../codes/take-code.ts'
import { assertOwner } from '../sessions/own-account.ts'
import { provePassword } from '../sessions/prove-password.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
  readonly limit: Limit
}

const requireSelf = async ({ db, actor }: Call) => {
  assertOwner(actor)
  const user = await findUser(db, actor.id)
  if (!user) throw new AppError('unauthenticated')
  return user
}

/** The code that deletes the account. Null if the password is required instead. */
export type ProvenBy = { codeId: string | null }

/**
 * A session alone may be a borrowed phone. So this requires the password, or a code by email if there is no password.
 */
export const proveDeletion = async (call: Call, { password, code }: DeletionProof): Promise<ProvenBy> => {
  const user = await requireSelf(call)
  if (user.password_hash !== null) {
    if (!password) throw new AppError('invalid', { errors: { password: [missingProof] } })
    await provePassword(call, password)
    return { codeId: null }
  }
  if (!code) throw codeRefusal('Please enter the code from the email')
  const taken = await takeCode(call, user.id, code)
  if (taken.purpose.kind !== 'delete-account') throw codeRefusal(wrongCode)
  return { codeId: taken.id }
}

/** PAY-06: for an account that has no password. */
export const sendDeletionCode = async (call: Call): Promise<string> => {
  const { id: userId, email, password_hash } = await requireSelf(call)
  if (password_hash !== null)
    throw new AppError('conflict', { message: 'Your account has a password. Please enter that.' })
  if (!email)
    throw new AppError('conflict', {
      message: 'Please confirm an email address first, so we can send a code.',
    })
  const { siteOrigin } = call.caller
  await sendCode(call, { userId, email, purpose: { kind: 'delete-account' }, siteOrigin })
  return email
}
