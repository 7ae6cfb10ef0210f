import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { events, teamMembers, teams } from './teams.tables.ts'

/** A deleted team is nobody's, until its owner brings it back. */
export const isInUse = isNull(teams.deleted_at)

export const findEvent = async (db: Db, id: string) => {
  const [found] = await db
    .select({ id: events.id, name: events.name, starts_on: events.starts_on })
    .from(events)
    .where(eq(events.id, id))
  return found ?? null
}

export const selectTeamsOf = (db: Db, eventId: string) =>
  db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(isInUse, eq(teams.event_id, eventId)))
    .orderBy(asc(sql`lower(${teams.name}) collate "C"`), asc(teams.id))

export const findTeam = async (db: Db, id: string) => {
  const [found] = await db
    .select({ id: teams.id, name: teams.name, event_id: teams.event_id })
    .from(teams)
    .where(and(isInUse, eq(teams.id, id)))
  return found ?? null
}

/** Whether there was such a team. */
export const wasDeleted = async (db: Db, id: string): Promise<boolean> => {
  const found = await db
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, id), isNotNull(teams.deleted_at)))
  return found.length > 0
}

/** Adds the member only once. True the first time. */
export const insertMember = async (db: Db, team_id: string, user_id: string): Promise<boolean> => {
  const inserted = await db
    .insert(teamMembers)
    .values({ team_id, user_id, created_at: clock.now() })
    .onConflictDoNothing()
    .returning({ team_id: teamMembers.team_id })
  return inserted.length > 0
}
