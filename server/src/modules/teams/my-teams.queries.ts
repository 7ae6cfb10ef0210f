import type { MyTeam, TeamMember } from '@fieldhouse/contract/teams.my'
import { and, asc, count, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { userPhoto, users } from '../accounts/index.ts'
import { membershipStatus } from './team-coaches.queries.ts'
import { isInUse } from './teams.queries.ts'
import { events, teamMembers, teams } from './teams.tables.ts'

/** The caller's own place in a team that someone else created. */
const own = alias(teamMembers, 'own')

/** The people of a team, without its owner. */
const countMembers = (isMeant: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${teamMembers} as member
    inner join ${users} as person on person.id = member.user_id and person.deleted_at is null
    where member.team_id = ${teams.id} and person.id is distinct from ${teams.created_by} and ${isMeant})`

export const memberCounts = {
  athletes: countMembers(sql`person.type = 'athlete'`),
  coaches: countMembers(sql`person.type = 'coach' and member.confirmed_at is not null`),
  waiting: countMembers(
    sql`person.type = 'coach' and member.confirmed_at is null and member.refused_at is null`,
  ),
}

export const eventColumns = {
  id: events.id,
  name: events.name,
  starts_on: events.starts_on,
  ends_on: events.ends_on,
  place: events.place,
}

const selectTeams = (db: Db, coachId: string) =>
  db
    .select({
      id: teams.id,
      name: teams.name,
      created_by: teams.created_by,
      status: sql<MyTeam['status']>`case when ${own.user_id} is null then null
        when ${own.confirmed_at} is not null then 'verified'
        when ${own.refused_at} is not null then 'refused' else 'pending' end`,
      event: eventColumns,
      ...memberCounts,
      created_at: teams.created_at,
    })
    .from(teams)
    .leftJoin(own, and(eq(own.team_id, teams.id), eq(own.user_id, coachId)))
    .leftJoin(events, eq(events.id, teams.event_id))
    .$dynamic()

export type StoredTeam = Awaited<ReturnType<typeof selectTeams>>[number]

/** More than one person ever has. */
const mostTeams = 200

/** The teams that a coach created or joined, by name. */
export const findTeamsWith = (db: Db, coachId: string): Promise<StoredTeam[]> =>
  selectTeams(db, coachId)
    .where(and(isInUse, or(eq(teams.created_by, coachId), eq(own.user_id, coachId))))
    .orderBy(asc(sql`lower(${teams.name}) collate "C"`), asc(teams.id))
    .limit(mostTeams)

/** Any team, for any reader. The policy decides what they see of it. */
export const findTeamFor = async (db: Db, coachId: string, teamId: string): Promise<StoredTeam | null> => {
  const [found] = await selectTeams(db, coachId).where(and(isInUse, eq(teams.id, teamId)))
  return found ?? null
}

const mostMembers = 500

/** Athletes, parents, and coaches, by name. The owner is not a member. */
export const findMembers = (db: Db, teamId: string) =>
  db
    .select({
      user_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      type: sql<TeamMember['type']>`${users.type}`,
      photo: userPhoto,
      status: membershipStatus,
      joined_at: teamMembers.created_at,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.team_id))
    .innerJoin(
      users,
      and(
        eq(users.id, teamMembers.user_id),
        isNull(users.deleted_at),
        inArray(users.type, ['athlete', 'parent', 'coach']),
      ),
    )
    .where(and(eq(teamMembers.team_id, teamId), or(isNull(teams.created_by), ne(users.id, teams.created_by))))
    .orderBy(
      asc(sql`lower(${users.last_name}) collate "C"`),
      asc(sql`lower(${users.first_name}) collate "C"`),
    )
    .limit(mostMembers)

/** Two new teams of one coach at the same moment count each other. */
export const lockTeamsOf = async (tx: Db, coachId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`teams ${coachId}`}, 0))`)
}

export const countTeamsOf = async (db: Db, coachId: string): Promise<number> => {
  const [found] = await db
    .select({ total: count() })
    .from(teams)
    .where(and(isInUse, eq(teams.created_by, coachId)))
  return found?.total ?? 0
}

export const insertTeam = async (
  tx: Db,
  created_by: string,
  name: string,
  event_id: string | null = null,
): Promise<string> => {
  const id = uuidv7()
  await tx.insert(teams).values({ id, name, event_id, created_by, created_at: clock.now() })
  return id
}

/** Null if it is not a team of this owner, deleted or not. */
export const lockOwnTeam = async (
  tx: Db,
  coachId: string,
  teamId: string,
): Promise<{ name: string; deleted_at: Date | null } | null> => {
  const [found] = await tx
    .select({ name: teams.name, deleted_at: teams.deleted_at })
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.created_by, coachId)))
    .for('update')
  return found ?? null
}

export const updateTeam = async (
  tx: Db,
  teamId: string,
  change: { name: string; event_id?: string | null } | { deleted_at: Date | null },
): Promise<void> => {
  await tx
    .update(teams)
    .set({ ...change, version: sql`${teams.version} + 1` })
    .where(eq(teams.id, teamId))
}

/** False if the person is not on the team. */
export const deleteMember = async (tx: Db, teamId: string, userId: string): Promise<boolean> => {
  const deleted = await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.team_id, teamId), eq(teamMembers.user_id, userId)))
    .returning({ user_id: teamMembers.user_id })
  return deleted.length > 0
}
