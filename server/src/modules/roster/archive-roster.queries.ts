import { asc, eq, inArray } from 'drizzle-orm'
import type { ArchivePart } from '../../platform/archive/archive.ts'
import { shownName, users } from '../accounts/index.ts'
import { rosterAssignments, rosterClaims } from './roster.tables.ts'

/** The athletes of a coach, and the success coach of a family. */
export const archiveRoster: ArchivePart = {
  tables: [rosterClaims, rosterAssignments],
  read: async function* (db, { userId, athleteUserIds }) {
    const coaches = await db
      .select({ success_coach: shownName(users), since: rosterClaims.created_at })
      .from(rosterClaims)
      .innerJoin(users, eq(users.id, rosterClaims.success_coach_id))
      .where(inArray(rosterClaims.athlete_user_id, [...athleteUserIds]))
    yield { path: 'recruiting/success-coach.json', rows: coaches }
    const roster = await db
      .select({ athlete: shownName(users), since: rosterClaims.created_at })
      .from(rosterClaims)
      .innerJoin(users, eq(users.id, rosterClaims.athlete_user_id))
      .where(eq(rosterClaims.success_coach_id, userId))
      .orderBy(asc(rosterClaims.created_at))
    yield { path: 'recruiting/roster.json', rows: roster }
    const assigned = await db
      .select({ athlete: shownName(users), since: rosterAssignments.created_at })
      .from(rosterAssignments)
      .innerJoin(users, eq(users.id, rosterAssignments.athlete_user_id))
      .where(eq(rosterAssignments.coach_id, userId))
      .orderBy(asc(rosterAssignments.created_at))
    yield { path: 'recruiting/assigned-athletes.json', rows: assigned }
  },
}
