import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { mayEditAccount, mayOpenAccount } from '../accounts.policy.ts'
import { findAccount } from '../accounts.queries.ts'

/** The account that an address names. For people who may not open it, there is none. */
export const openAccountOf = async (db: Db, actor: Actor, id: string) => {
  const found = await findAccount(db, id, actor.id)
  if (!found || !mayOpenAccount(actor, found)) throw new AppError('not_found')
  return found
}

export const openToEdit = async (db: Db, actor: Actor, id: string) => {
  const found = await openAccountOf(db, actor, id)
  if (!mayEditAccount(actor, found))
    throw new AppError('forbidden', { message: 'Only the owner of this account can change that.' })
  return found
}
