import type { AssignableCoach, getAssignableCoaches as endpoint } from '@fieldhouse/contract/admin.users'
import type { Checked } from '@fieldhouse/contract/endpoint'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { findAssignableCoaches, isAthleteInUse } from './coaches.queries.ts'

/** ADM-01: verified coaches only, because nobody else sees the athletes on the list. */
export const listAssignableCoaches = async (
  db: Db,
  { athlete_id, q }: Checked<typeof endpoint>['body'],
): Promise<AssignableCoach[]> => {
  if (!(await isAthleteInUse(db, athlete_id))) throw new AppError('not_found')
  return findAssignableCoaches(db, athlete_id, q)
}
