import type { Actor } from '@fieldhouse/contract/guards'
import type { OwnSuccessCoach } from '@fieldhouse/contract/roster'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { findAthletesOfParent } from '../profiles/index.ts'
import { findSuccessCoachesOf } from './roster.queries.ts'

/** The athletes of a family member, oldest first: user ids. */
const athletesOf = async (db: Db, { id, type }: Actor): Promise<string[]> =>
  type === 'athlete' ? [id] : (await findAthletesOfParent(db, id)).map(({ user_id }) => user_id)

/** MSG-04: for the requested athlete, or for the first in the family who has one. */
export const showSuccessCoach = async (
  db: Db,
  actor: Actor,
  athleteUserId: string | undefined,
): Promise<OwnSuccessCoach | null> => {
  const family = await athletesOf(db, actor)
  if (athleteUserId !== undefined && !family.includes(athleteUserId)) throw new AppError('not_found')
  const coaches = await findSuccessCoachesOf(db, athleteUserId === undefined ? family : [athleteUserId])
  return (
    family.flatMap(
      (athlete) => coaches.find(({ athlete_user_id }) => athlete_user_id === athlete) ?? [],
    )[0] ?? null
  )
}
