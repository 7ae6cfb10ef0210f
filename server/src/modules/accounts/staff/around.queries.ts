import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { rowsOf } from '../../../platform/database/rows-of.ts'
import { listSessionsOf } from '../../../platform/sessions/sessions.ts'
import { findAthletesOf, findGuardians, selectAthleteIdsOf } from '../family/family.queries.ts'
import { findGrantsOf } from '../grants.queries.ts'
import { findSignIns } from '../sessions/sessions.queries.ts'

/**
 * The family of a person, what its athletes may use, and where the person is signed in and has signed in from, as columns
 * of a larger query. Its placeholders are `user_id` and `now`.
 */
export const aroundAccount = (db: Db) => {
  const userId = sql.placeholder('user_id')
  const athleteIds = selectAthleteIdsOf(db, userId)
  return {
    athletes: rowsOf(findAthletesOf(db, userId)),
    guardians: rowsOf(findGuardians(db, athleteIds)),
    grants: rowsOf(findGrantsOf(db, athleteIds)),
    sessions: rowsOf(listSessionsOf(db, userId, sql.placeholder('now'))),
    sign_ins: rowsOf(findSignIns(db, userId)),
  }
}
