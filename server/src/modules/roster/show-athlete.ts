import type { Actor } from '@fieldhouse/contract/guards'
import type { RosterAthlete } from '@fieldhouse/contract/roster'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { presentAthlete } from './present-athlete.ts'
import { mayOpenAthlete } from './roster.policy.ts'
import { findAthleteFor } from './roster.queries.ts'

/** COA-02: an athlete with contact details. For everyone else, there is no such athlete. */
export const showAthlete = async (db: Db, actor: Actor, athleteUserId: string): Promise<RosterAthlete> => {
  const found = await findAthleteFor(db, actor, athleteUserId)
  if (!found) throw new AppError('not_found')
  const { is_child, is_in_care, ...athlete } = found
  if (!mayOpenAthlete(actor, { user_id: athleteUserId, is_child, is_in_care }))
    throw new AppError('not_found')
  return presentAthlete(athlete)
}
