import { asc, eq, inArray } from 'drizzle-orm'
import type { ArchivePart } from '../../platform/archive/archive.ts'
import { shownName, users } from '../accounts/index.ts'
import { rosterAssignments, rosterClaims, rosterDeclines, rosterUnclaims } from './roster.tables.ts'

/** The athletes of a coach, and the success coach of a family. */
export const archiveRoster: ArchivePart = {
  tables: [rosterClaims, rosterAssignments, rosterDeclines, rosterUnclaims],
  read: async function* (db, { userId, athleteUserIds }) {
    const coaches = await db
      .select({ success_coach: shownName(users), since: rosterClaims.created_at })
      .from(rosterClaims)
      .innerJoin(users, eq(users.id, rosterClaims.success_coach_id))
      .where(inArray(rosterClaims.athlete_user_id, [...athleteUserIds]))
    yield { path: 'recruiting/success-coach.json', rows: coaches }
    const left = await db
      .select({ athlete: shownName(users), without_success_coach_since: rosterUnclaims.unclaimed_at })
      .from(rosterUnclaims)
      .innerJoin(users, eq(users.id, rosterUnclaims.athlete_user_id))
      .where(inArray(rosterUnclaims.athlete_user_id, [...athleteUserIds]))
    yield { path: 'recruiting/former-success-coach.json', rows: left }
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
    const declined = await db
      .select({ athlete: shownName(users), declined_at: rosterDeclines.created_at })
      .from(rosterDeclines)
      .innerJoin(users, eq(users.id, rosterDeclines.athlete_user_id))
      .where(eq(rosterDeclines.success_coach_id, userId))
      .orderBy(asc(rosterDeclines.created_at))
    yield { path: 'recruiting/declined-athletes.json', rows: declined }
  },
}
