import { asc, eq, inArray } from 'drizzle-orm'
import type { ArchivePart } from '../../platform/archive/archive.ts'
import { shownName, users } from '../accounts/index.ts'
import { teamMembers, teams } from './teams.tables.ts'

/** The teams of a person and their athletes, and the teams whose link they own. */
export const archiveTeams: ArchivePart = {
  tables: [teamMembers, teams],
  read: async function* (db, { userId, athleteUserIds }) {
    const joined = await db
      .select({
        team: teams.name,
        member: shownName(users),
        joined_at: teamMembers.created_at,
        confirmed_at: teamMembers.confirmed_at,
        refused_at: teamMembers.refused_at,
        reason: teamMembers.reason,
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.team_id))
      .innerJoin(users, eq(users.id, teamMembers.user_id))
      .where(inArray(teamMembers.user_id, [...new Set([userId, ...athleteUserIds])]))
      .orderBy(asc(teamMembers.created_at))
    yield { path: 'teams/teams.json', rows: joined }
    const own = await db
      .select({ team: teams.name, created_at: teams.created_at })
      .from(teams)
      .where(eq(teams.created_by, userId))
      .orderBy(asc(teams.created_at))
    yield { path: 'teams/teams-you-created.json', rows: own }
  },
}
