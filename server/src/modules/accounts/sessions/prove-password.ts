import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Limit } from '../../../platform/http/bind.ts'
import { findUser } from '../accounts.queries.ts'
import { passwordMatches } from '../password.ts'
import { assertOwner } from './own-account.ts'

export const wrongPassword = 'The password you entered is incorrect.'

const noPassword =
  'Your account has no password yet. Sign out, choose Reset Password? at Sign In, and set one with the link we email you.'

const refusal = (code: 'invalid' | 'wrong_password', fault: string) =>
  new AppError(code, { errors: { password: [fault] } })

interface Proof {
  readonly db: Db
  readonly actor: Actor
  readonly limit: Limit
}

/**
 * People must prove again that the account is theirs before they change a way into it. A session alone may be a
 * borrowed phone.
 */
export const provePassword = async ({ db, actor, limit }: Proof, password: string) => {
  assertOwner(actor)
  await limit('account-sign-in', `proof of ${actor.id}`)
  const user = await findUser(db, actor.id)
  if (!user) throw new AppError('unauthenticated')
  if (user.password_hash === null) throw refusal('invalid', noPassword)
  if (!(await passwordMatches(user.password_hash, password))) throw refusal('wrong_password', wrongPassword)
  return user
}
