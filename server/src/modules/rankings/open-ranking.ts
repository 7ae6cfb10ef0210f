import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { type IsCaredForBy, openPage } from '../profiles/index.ts'

/**
 * Whose ranking it is, for those who may know what it is made of: the family, the athlete's success coach and admins. A
 * college coach in whose care the athlete is sees the page, not this.
 */
export const openRanking = async (db: Db, actor: Actor, id: string, isCaredForBy: IsCaredForBy) => {
  const { head, audience } = await openPage(db, actor, id, isCaredForBy)
  const isSuccessCoach = audience === 'carer' && actor.type === 'rsc'
  if (audience !== 'family' && audience !== 'admin' && !isSuccessCoach) throw new AppError('forbidden')
  return { user_id: head.user_id, audience }
}
