import { AppError } from '../../platform/app-error.ts'
import { record } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { deleteAssignment, holdType, insertAssignment } from './roster.queries.ts'

interface Call {
  readonly db: Db
  readonly caller: Caller
}

interface Pair {
  readonly athlete_id: string
  readonly coach_id: string
  readonly is_assigned?: boolean | undefined
}

/** ADM-01: an athlete is on a coach's list, or leaves it. Only a verified coach sees the list. */
export const toggleAssignment = (
  { db, caller }: Call,
  { athlete_id, coach_id, is_assigned }: Pair,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    if ((await holdType(tx, athlete_id)) !== 'athlete' || (await holdType(tx, coach_id)) !== 'coach')
      throw new AppError('not_found')
    const userId = athlete_id
    if (is_assigned !== true && (await deleteAssignment(tx, coach_id, athlete_id))) {
      await record(tx, caller, { action: 'roster.unassigned', userId, before: { coach_id } })
      return false
    }
    if (is_assigned === false) return false
    if (await insertAssignment(tx, coach_id, athlete_id))
      await record(tx, caller, { action: 'roster.assigned', userId, after: { coach_id } })
    return true
  })
