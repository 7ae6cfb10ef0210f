import { asc, eq, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { events, teamMembers, teams } from './teams.tables.ts'

export const findEvent = async (db: Db, id: string) => {
  const [found] = await db.select({ id: events.id, name: events.name }).from(events).where(eq(events.id, id))
  return found ?? null
}

export const selectTeamsOf = (db: Db, eventId: string) =>
  db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(eq(teams.event_id, eventId))
    .orderBy(asc(sql`lower(${teams.name}) collate "C"`), asc(teams.id))

export const findTeam = async (db: Db, id: string) => {
  const [found] = await db
    .select({ id: teams.id, event_id: teams.event_id })
    .from(teams)
    .where(eq(teams.id, id))
  return found ?? null
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
