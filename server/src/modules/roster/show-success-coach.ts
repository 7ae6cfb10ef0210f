import type { Actor } from '@fieldhouse/contract/guards'
import type { OwnSuccessCoach } from '@fieldhouse/contract/roster'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { findSuccessCoachesOfFamily, findSuccessCoachOf } from './roster.queries.ts'

/** The athlete, or all athletes of a parent, oldest first, each with their success coach. */
const familyOf = async (db: Db, { id, type }: Actor) =>
  type === 'athlete'
    ? [(await findSuccessCoachOf(db, id)) ?? { athlete_user_id: id, coach: null }]
    : findSuccessCoachesOfFamily(db, id)

/** MSG-04: for the requested athlete, or for the first in the family who has one. */
export const showSuccessCoach = async (
  db: Db,
  actor: Actor,
  athleteUserId: string | undefined,
): Promise<OwnSuccessCoach | null> => {
  const family = await familyOf(db, actor)
  const asked = family.filter(({ athlete_user_id }) => (athleteUserId ?? athlete_user_id) === athlete_user_id)
  if (athleteUserId !== undefined && asked.length === 0) throw new AppError('not_found')
  return (
    asked.flatMap(({ athlete_user_id, coach }) => (coach ? [{ athlete_user_id, ...coach }] : []))[0] ?? null
  )
}
