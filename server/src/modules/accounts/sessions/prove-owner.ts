import { missingProof, type OwnerProof } from '@fieldhouse/contract/accounts.proof'
import { wrongCode } from '@fieldhouse/contract/accounts.sign-up'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { findUser } from '../accounts.queries.ts'
import type { CodePurpose } from '../accounts.tables.ts'
import { sendCode } from '../codes/send-code.ts'
import { codeRefusal, takeCode } from '../codes/take-code.ts'
import { assertOwner } from './own-account.ts'
import { provePassword } from './prove-password.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
  readonly limit: Limit
}

/** What the proof is for. A code for one of them does not work for the other. */
type Purpose = Extract<CodePurpose['kind'], 'delete-account' | 'download-archive'>

const requireSelf = async ({ db, actor }: Call) => {
  assertOwner(actor)
  const user = await findUser(db, actor.id)
  if (!user) throw new AppError('unauthenticated')
  return user
}

/** The code, which the use case spends. Null if the password was required instead. */
export type ProvenBy = { codeId: string | null }

/**
 * A session alone may be a borrowed phone. So this requires the password, or a code by email if there is no password.
 */
export const proveOwner = async (
  call: Call,
  { password, code }: OwnerProof,
  purpose: Purpose,
): Promise<ProvenBy> => {
  const user = await requireSelf(call)
  if (user.password_hash !== null) {
    if (!password) throw new AppError('invalid', { errors: { password: [missingProof] } })
    await provePassword(call, password)
    return { codeId: null }
  }
  if (!code) throw codeRefusal('Please enter the code from the email')
  const taken = await takeCode(call, user.id, code)
  if (taken.purpose.kind !== purpose) throw codeRefusal(wrongCode)
  return { codeId: taken.id }
}

/** PAY-06: for an account that has no password. */
export const sendOwnerCode = async (call: Call, purpose: Purpose): Promise<string> => {
  const { id: userId, email, password_hash } = await requireSelf(call)
  if (password_hash !== null)
    throw new AppError('conflict', { message: 'Your account has a password. Please enter that.' })
  if (!email)
    throw new AppError('conflict', {
      message: 'Please confirm an email address first, so we can send a code.',
    })
  const { siteOrigin } = call.caller
  await sendCode(call, { userId, email, purpose: { kind: purpose }, siteOrigin })
  return email
}
