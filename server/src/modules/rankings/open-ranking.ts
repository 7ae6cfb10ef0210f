import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { type IsAssignedTo, openPage } from '../profiles/index.ts'
import { maySeeRanking } from './rankings.policy.ts'

/** The athlete of a ranking, for people who may see its parts. */
export const openRanking = async (db: Db, actor: Actor, id: string, isAssignedTo: IsAssignedTo) => {
  const { head, audience } = await openPage(db, actor, id, isAssignedTo)
  if (!maySeeRanking(audience, actor.type)) throw new AppError('forbidden')
  return { user_id: head.user_id, audience }
}
