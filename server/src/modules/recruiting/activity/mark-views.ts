import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findCoachContact } from '../../colleges/index.ts'
import { findAllLookedAfter, findLookedAfter } from '../center/center.queries.ts'
import { markSeen } from './view-marks.queries.ts'

interface Asked {
  readonly user?: string | undefined
  readonly contact_id?: string | undefined
  readonly ids?: readonly string[] | undefined
}

/** The athlete whose views are marked. A family with one athlete can leave it out. */
const findAthlete = async (db: Db, actor: Actor, user: string | undefined) => {
  if (user !== undefined) return findLookedAfter(db, actor, user)
  const [athlete, another] = await findAllLookedAfter(db, actor)
  if (another) throw new AppError('invalid', { errors: { user: ['Please choose an athlete'] } })
  return athlete ?? null
}

/** RCC-02: seen by this person of the family. An admin who acts as them leaves no mark. */
export const markViews = async (db: Db, actor: Actor, { user, contact_id, ids }: Asked): Promise<number> => {
  const athlete = await findAthlete(db, actor, user)
  if (!athlete) throw new AppError('not_found')
  if (actor.impersonator_id !== null) return 0
  const contact = contact_id === undefined ? null : await findCoachContact(db, contact_id, null)
  return markSeen(db, {
    readerId: actor.id,
    athleteUserId: athlete.user_id,
    athleteId: athlete.athlete_id,
    coachId: contact?.user_id ?? contact_id,
    ids,
  })
}
