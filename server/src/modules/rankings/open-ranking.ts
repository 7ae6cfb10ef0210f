import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { type IsAssignedTo, openPage } from '../profiles/index.ts'
import { maySeeRanking } from './rankings.policy.ts'

/** Whose ranking it is, for those who may know what it is made of. */
export const openRanking = async (db: Db, actor: Actor, id: string, isAssignedTo: IsAssignedTo) => {
  const { head, audience } = await openPage(db, actor, id, isAssignedTo)
  if (!maySeeRanking(audience, actor.type)) throw new AppError('forbidden')
  return { user_id: head.user_id, audience }
}
