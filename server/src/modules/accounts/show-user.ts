import type { User } from '@fieldhouse/contract/accounts'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { findUser } from './accounts.queries.ts'

/** The signed-in person as he or she sees himself. */
export const showUser = async (db: Db, actor: Actor): Promise<User> => {
  const user = await findUser(db, actor.id)
  if (!user) throw new AppError('unauthenticated')
  return { ...user, email_verified: user.email_verified_at !== null, impersonator_id: actor.impersonator_id }
}
