import type { TeamCoach } from '@fieldhouse/contract/teams.coaches'
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { oneRow, onlyRow, rowsOf } from '../../platform/database/rows-of.ts'
import { users } from '../accounts/index.ts'
import { isInUse } from './teams.queries.ts'
import { teamMembers, teams } from './teams.tables.ts'

type Id = AnyPgColumn | SQL | string

/** Whether a coach was confirmed for a team that this athlete plays for, as part of a larger query. */
export const isTeamCoachOf = (coachId: Id, athleteUserId: Id): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${teamMembers} as coaching
    inner join ${teamMembers} as playing on playing.team_id = coaching.team_id
    inner join ${teams} as common on common.id = coaching.team_id and common.deleted_at is null
    where coaching.user_id = ${coachId} and coaching.confirmed_at is not null
      and playing.user_id = ${athleteUserId} and playing.user_id <> coaching.user_id)`

/** The athletes whose teams confirmed this coach, by user id, as part of a larger query. */
export const athletesCoachedBy = (coachId: Id): SQL<string[]> =>
  sql<string[]>`array(select playing.user_id::text from ${teamMembers} as coaching
    inner join ${teamMembers} as playing on playing.team_id = coaching.team_id
    inner join ${teams} as common on common.id = coaching.team_id and common.deleted_at is null
    where coaching.user_id = ${coachId} and coaching.confirmed_at is not null)`

/** The same for two known people. */
export const coachesTeamOf = async (db: Db, coachId: string, athleteUserId: string): Promise<boolean> => {
  const { rows } = await db.execute<{ is_theirs: boolean }>(
    sql`select ${isTeamCoachOf(sql`${coachId}::uuid`, sql`${athleteUserId}::uuid`)} as is_theirs`,
  )
  return rows[0]?.is_theirs === true
}

/** Of a coach who joined through a link. */
export const membershipStatus = sql<
  TeamCoach['status']
>`case when ${teamMembers.confirmed_at} is not null then 'verified'
  when ${teamMembers.refused_at} is not null then 'refused' else 'pending' end`

const isCoach = and(eq(users.id, teamMembers.user_id), eq(users.type, 'coach'), isNull(users.deleted_at))

const selectCoaches = (db: Db) =>
  db
    .select({
      team_id: teams.id,
      team_name: teams.name,
      created_by: teams.created_by,
      user_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      status: membershipStatus,
      reason: teamMembers.reason,
      joined_at: teamMembers.created_at,
    })
    .from(teamMembers)
    .innerJoin(teams, and(eq(teams.id, teamMembers.team_id), isInUse))
    .innerJoin(users, isCoach)

export type StoredTeamCoach = Awaited<ReturnType<typeof selectCoaches>>[number]

/** More than one person ever reads. */
const most = 200

/** A creator who also coaches the team is not listed, because no one decides about themselves. */
export const findCoachesOfCreator = (db: Db, creatorId: string) =>
  selectCoaches(db)
    .where(and(eq(teams.created_by, creatorId), ne(users.id, creatorId)))
    .orderBy(asc(teamMembers.created_at), asc(users.id))
    .limit(most)

export const findTeamCoach = async (
  db: Db,
  teamId: string,
  userId: string,
): Promise<StoredTeamCoach | null> => {
  const [found] = await selectCoaches(db).where(
    and(eq(teamMembers.team_id, teamId), eq(teamMembers.user_id, userId)),
  )
  return found ?? null
}

/** The owner of the link. */
export const findCreator = async (db: Db, teamId: string) => {
  const [found] = await db
    .select({ id: users.id, type: users.type })
    .from(teams)
    .innerJoin(users, and(eq(users.id, teams.created_by), isNull(users.deleted_at)))
    .where(and(isInUse, eq(teams.id, teamId)))
  return found ?? null
}

interface Decision {
  readonly decided_by: string
  /** Null confirms. */
  readonly reason: string | null
}

/** False if the member is gone. */
export const decideTeamCoach = async (
  tx: Db,
  { team_id, user_id }: { team_id: string; user_id: string },
  { decided_by, reason }: Decision,
): Promise<void> => {
  const now = clock.now()
  const decision =
    reason === null ? { confirmed_at: now, refused_at: null } : { confirmed_at: null, refused_at: now }
  await tx
    .update(teamMembers)
    .set({ ...decision, decided_by, reason })
    .where(and(eq(teamMembers.team_id, team_id), eq(teamMembers.user_id, user_id)))
}

/** Locks a member's row until the transaction ends. */
export const lockTeamCoach = async (tx: Db, teamId: string, userId: string): Promise<void> => {
  await tx
    .select({ user_id: teamMembers.user_id })
    .from(teamMembers)
    .where(and(eq(teamMembers.team_id, teamId), eq(teamMembers.user_id, userId)))
    .for('update')
}

const players = alias(teamMembers, 'players')

/** The teams that a coach joined through a link, oldest first. */
const selectTeamsOfCoach = (db: Db, coachId: string) =>
  db
    .select({ team_id: teams.id, name: teams.name, status: membershipStatus, reason: teamMembers.reason })
    .from(teamMembers)
    .innerJoin(teams, and(eq(teams.id, teamMembers.team_id), isInUse))
    .where(eq(teamMembers.user_id, coachId))
    .orderBy(asc(teamMembers.created_at), asc(teams.id))

/** The players of these teams, by user. */
const selectPlayersOf = (db: Db, coachId: string) =>
  db
    .select({
      team_id: players.team_id,
      user_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(players)
    .innerJoin(teamMembers, and(eq(teamMembers.team_id, players.team_id), eq(teamMembers.user_id, coachId)))
    .innerJoin(teams, and(eq(teams.id, players.team_id), isInUse))
    .innerJoin(users, and(eq(users.id, players.user_id), eq(users.type, 'athlete'), isNull(users.deleted_at)))
    .where(sql`${teamMembers.confirmed_at} is not null`)
    .orderBy(sql`lower(${users.last_name}) collate "C"`, users.id)
    .limit(most)

/** A coach's teams, and the players of those that confirmed the coach. */
export const findTeamsWithPlayers = async (db: Db, coachId: string) =>
  onlyRow(
    await db
      .select({
        teams: rowsOf(selectTeamsOfCoach(db, coachId)),
        players: rowsOf(selectPlayersOf(db, coachId)),
      })
      .from(oneRow),
  )
