import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { hasClaimed } from './roster.queries.ts'

/** RCC-06: a success coach acts only for the athletes on their own roster. */
export const checkAthleteAccess = async (
  db: Db,
  actor: Actor,
  athleteUserId: string,
): Promise<{ has_access: true }> => {
  if (!(await hasClaimed(db, actor.id, athleteUserId))) throw new AppError('not_found')
  return { has_access: true }
}
